MATCH (p:Page) WHERE p.slug STARTS WITH 'people/' AND p.title ENDS WITH $end XOR p.title CONTAINS '%_\'\u00e9' RETURN p.slug
