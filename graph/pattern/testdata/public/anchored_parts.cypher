MATCH (a:Person {slug: $a}), (b:Person) WHERE b.id IN ['x', 'y'] RETURN a.title AS a, b.title AS b
