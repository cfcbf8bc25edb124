MATCH (p:Person) OPTIONAL MATCH (p)<-[:ABOUT]-(c:Claim) WHERE c.weight > $w RETURN p.slug, c.id
