MATCH (k:Pack)-[:DECLARES]->(t:ObjectType) OPTIONAL MATCH (t)-[:DECLARES]->(p:PropertyType)
RETURN k.name, t.name, t.prefix, collect(p.name) AS properties
