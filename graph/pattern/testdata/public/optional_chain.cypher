OPTIONAL MATCH (p:Person {slug: $slug})
OPTIONAL MATCH (p)-[:WORKS_AT]->(c:Company)<-[:FOUNDED]-(f) WHERE f <> p
WITH p, f WHERE NOT (f)-[:RELATES_TO]-(p) AND NOT p:SalesChannel RETURN p.id, f.id, f:Person
