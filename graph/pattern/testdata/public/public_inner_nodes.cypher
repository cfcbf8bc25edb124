MATCH (p:Page {slug: $slug})-[*1..2]-(q:Claim) RETURN q.id
