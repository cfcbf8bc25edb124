MATCH (c:Take)-[:HELD_BY]->(p:Person) WHERE p.pinned RETURN DISTINCT p.slug, c.kind ORDER BY c.kind DESC SKIP $skip LIMIT 10
