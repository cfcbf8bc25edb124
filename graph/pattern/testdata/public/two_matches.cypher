MATCH (p:Person {id: $id}) MATCH (p)-[:WORKS_AT]->(c) MATCH (c)<-[:ABOUT]-(f:Fact) RETURN c.slug, f.text ORDER BY f.recordedAt DESC LIMIT $n
