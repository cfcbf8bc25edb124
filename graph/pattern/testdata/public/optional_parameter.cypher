MATCH (p:Person) WHERE ($title IS NULL OR p.title CONTAINS $title) AND $pinned RETURN count(p)
