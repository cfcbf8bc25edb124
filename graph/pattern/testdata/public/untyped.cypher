MATCH (a:Page {id: $id})-[r {origin: 'MANUAL'}]->(b:Page) WHERE r.weight > 0.5 RETURN b.slug
