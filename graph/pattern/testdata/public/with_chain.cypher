MATCH (c:Fact)-[:ABOUT]->(p:Page)
WITH p, count(*) AS facts, collect(DISTINCT c.kind) AS kinds ORDER BY facts DESC, p.title LIMIT 10 WHERE facts > 1
MATCH (p)-[r:MENTIONS|RELATES_TO]-(q)
WITH p AS page, q, r, kinds, facts SKIP $skip
RETURN page.slug, kinds, facts, q.slug, r.weight
