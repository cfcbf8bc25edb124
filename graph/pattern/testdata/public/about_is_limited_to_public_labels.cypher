// a claim may be about a channel, which is not public
MATCH (c:Fact)-[:ABOUT]->(p) RETURN c.text, p.title
