MATCH (t:Tag) WHERE t.name = $name RETURN t.id
