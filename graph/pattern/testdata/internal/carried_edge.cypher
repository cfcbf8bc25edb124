MATCH (c:Claim)-[a:ABOUT]->(x:Page|Channel) WHERE a.scope = c.scope RETURN x.id
