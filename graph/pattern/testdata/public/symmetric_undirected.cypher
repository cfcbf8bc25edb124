MATCH (p:Page)-[:RELATES_TO|MENTIONS|EMPLOYS]-(q) RETURN p.slug, q.slug
