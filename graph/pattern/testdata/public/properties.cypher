MATCH (c:Company)
WHERE c.properties.employees > 50 AND 'x@example.org' IN c.properties.emails AND c.properties.listed
RETURN c.properties.employees AS employees, c.properties.emails, c.properties.revenue ORDER BY employees DESC
