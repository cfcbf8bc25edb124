MATCH (a:Page {id: $id})--(b) RETURN b.id
