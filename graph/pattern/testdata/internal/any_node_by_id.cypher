MATCH (n {id: $id}) RETURN n.scope, n.requires, n.deletedAt
