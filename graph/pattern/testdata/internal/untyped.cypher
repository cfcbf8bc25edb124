MATCH (p:Principal {uid: $uid})-[r]->(x) WHERE r.type IN $types RETURN x.id, r.type AS type, r.id
