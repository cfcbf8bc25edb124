MATCH (a:Page)-[:EMPLOYS|WORKS_AT]-(b:Page) RETURN a.id, b.id
