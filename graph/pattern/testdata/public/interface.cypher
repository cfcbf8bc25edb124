MATCH (x:Actor {slug: 'people/kim'})-[:FOUNDED]->(y:Unused) RETURN y.title
