MATCH (p:Principal {uid: $uid})-[m:MEMBER_OF]->(g:Group) RETURN g.handle, m.role
