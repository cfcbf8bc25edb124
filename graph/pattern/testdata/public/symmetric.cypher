MATCH (a:Company {slug: $s})-[r:COMPETES_WITH|RELATES_TO]->(b) RETURN b.title, r.weight
