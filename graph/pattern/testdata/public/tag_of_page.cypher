MATCH (p:Page)-[:TAGGED]->(t:Tag {name: 'vip'}) RETURN p.slug, t.name
