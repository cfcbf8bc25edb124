MATCH (p:Person)-[:WORKS_AT]->(c:Company {slug: $slug}) WHERE NOT (p)-[:KNOWS]->(:Person) AND (p.pinned OR (p)-[:WORKS_AT]->(:Company {slug: $other})) OPTIONAL MATCH (p)-[:KNOWS]-(q:Person) WHERE (q)-[:KNOWS]->(p) XOR (p)-[:KNOWS]->(q) RETURN p.id, q.id

CYPHER 5
MATCH (v0:`Page`&`Person`)-[e2:`WORKS_AT`]->(v1:`Page`&`Company`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND ((v1.slug = $p0) AND (NOT EXISTS { MATCH (v0:`Page`)-[e4:`KNOWS`]->(v3:`Page`&`Person`) WHERE v3.key IN $keys AND v3.deletedAt IS NULL AND v3.retiredAt IS NULL AND coalesce(v3.validFrom <= $valid, true) AND coalesce(v3.validUntil > $valid, true) AND e4.key IN $keys AND e4.deletedAt IS NULL AND e4.retiredAt IS NULL AND coalesce(e4.validFrom <= $valid, true) AND coalesce(e4.validUntil > $valid, true) }))
WITH *, EXISTS { MATCH (v0:`Page`)-[e6:`WORKS_AT`]->(v5:`Page`&`Company`) WHERE v5.key IN $keys AND v5.deletedAt IS NULL AND v5.retiredAt IS NULL AND coalesce(v5.validFrom <= $valid, true) AND coalesce(v5.validUntil > $valid, true) AND e6.key IN $keys AND e6.deletedAt IS NULL AND e6.retiredAt IS NULL AND coalesce(e6.validFrom <= $valid, true) AND coalesce(e6.validUntil > $valid, true) AND (v5.slug = $p1) } AS h0
WHERE (v0.pinned OR h0)
OPTIONAL CALL (*) {
MATCH (v0:`Page`)-[e8:`KNOWS`]-(v7:`Page`&`Person`)
WHERE v7.key IN $keys
  AND v7.deletedAt IS NULL
  AND v7.retiredAt IS NULL
  AND coalesce(v7.validFrom <= $valid, true) AND coalesce(v7.validUntil > $valid, true)
  AND e8.key IN $keys
  AND e8.deletedAt IS NULL
  AND e8.retiredAt IS NULL
  AND coalesce(e8.validFrom <= $valid, true) AND coalesce(e8.validUntil > $valid, true)
WITH *, EXISTS { MATCH (v7:`Page`)-[e9:`KNOWS`]->(v0:`Page`) WHERE e9.key IN $keys AND e9.deletedAt IS NULL AND e9.retiredAt IS NULL AND coalesce(e9.validFrom <= $valid, true) AND coalesce(e9.validUntil > $valid, true) } AS h1, EXISTS { MATCH (v0:`Page`)-[e10:`KNOWS`]->(v7:`Page`) WHERE e10.key IN $keys AND e10.deletedAt IS NULL AND e10.retiredAt IS NULL AND coalesce(e10.validFrom <= $valid, true) AND coalesce(e10.validUntil > $valid, true) } AS h2
WHERE (h1 XOR h2)
RETURN v7, e8
}
RETURN v0.id AS c0, v7.id AS c1
ORDER BY c0 ASC, v1.id ASC, c1 ASC
LIMIT $limit
