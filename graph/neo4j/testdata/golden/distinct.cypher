MATCH (c:Fact)-[:ABOUT]->(p:Page) WHERE c.fingerprint IN $prints RETURN DISTINCT p.id, p.slug

CYPHER 5
MATCH (v0:`Claim`&`Fact`)-[e2:`ABOUT`]->(v1:`Page`)
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
  AND (v0.fingerprint IN $p0)
RETURN DISTINCT v1.id AS c0, v1.slug AS c1
ORDER BY c0 ASC, c1 ASC
LIMIT $limit
