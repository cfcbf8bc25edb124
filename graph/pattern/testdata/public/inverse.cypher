MATCH (c:Company)-[e:EMPLOYS]->(p:Person), (c)<-[:FOUNDED_BY]-(f) RETURN p.id, e.validFrom, f.id
