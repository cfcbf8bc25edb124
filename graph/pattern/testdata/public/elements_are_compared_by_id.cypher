MATCH (a:Person)-[:WORKS_AT]->(c:Company)<-[:WORKS_AT]-(b:Person) WHERE a <> b AND c IS NOT NULL RETURN a.slug, b.slug
