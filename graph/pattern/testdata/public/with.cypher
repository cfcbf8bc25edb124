MATCH (p:Company)<-[:WORKS_AT]-(q) WITH p, count(*) AS staff, p AS again ORDER BY staff DESC LIMIT 10 WHERE staff > 3
MATCH (p)<-[:ABOUT]-(c:Fact) WHERE again = p RETURN p.slug, staff, collect(c.text) AS texts
