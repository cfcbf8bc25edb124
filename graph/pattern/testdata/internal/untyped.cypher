MATCH (p:Principal {uid: $uid})-[r]->(x) RETURN x.id, r.id
