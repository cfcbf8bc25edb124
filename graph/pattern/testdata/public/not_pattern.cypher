MATCH (p:Person) WHERE NOT (p)-[:WORKS_AT]->(:Company {slug: $c}) AND ((p)<-[:ABOUT]-(:Fact) OR p.pinned) RETURN p.slug
