MATCH (a:Person)-[:WORKS_AT]->(c:Company)<-[:WORKS_AT]-(b:Person) WHERE a.slug = $slug RETURN b.slug

CYPHER 5
MATCH (v0:`Page`&`Person`)-[e2:`WORKS_AT`]->(v1:`Page`&`Company`), (v3:`Page`&`Person`)-[e4:`WORKS_AT`]->(v1)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND v3.key IN $keys
  AND v3.deletedAt IS NULL
  AND v3.retiredAt IS NULL
  AND coalesce(v3.validFrom <= $valid, true) AND coalesce(v3.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND e4.key IN $keys
  AND e4.deletedAt IS NULL
  AND e4.retiredAt IS NULL
  AND coalesce(e4.validFrom <= $valid, true) AND coalesce(e4.validUntil > $valid, true)
  AND (v0.slug = $p0)
RETURN v3.slug AS c0
ORDER BY v0.id ASC, v1.id ASC, v3.id ASC
LIMIT $limit
