MATCH (a:Actor)-[:WORKS_AT]->(c) WHERE a.properties.born < '1990-01-01'
WITH a, a.properties.emails AS emails WHERE $email IN emails RETURN a.slug, emails
