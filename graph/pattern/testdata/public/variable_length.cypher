MATCH (a:Company {slug: 'companies/acme'})<-[:WORKS_AT|FOUNDED*1..3]-(b:Person) RETURN b.slug
