MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND NOT (c)-[:EVIDENCED_BY]->(:Evidence) RETURN c.id

CYPHER 5
MATCH (v0:`Claim`)-[e2:`ABOUT`]->(v1:`_Item`&`Page`)
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
  AND ((v1.id = $p0) AND (NOT EXISTS { MATCH (v0:`Claim`)-[e4:`EVIDENCED_BY`]->(v3:`Evidence`) WHERE v3.key IN $keys AND v3.deletedAt IS NULL AND v3.retiredAt IS NULL AND coalesce(v3.validFrom <= $valid, true) AND coalesce(v3.validUntil > $valid, true) AND e4.key IN $keys AND e4.deletedAt IS NULL AND e4.retiredAt IS NULL AND coalesce(e4.validFrom <= $valid, true) AND coalesce(e4.validUntil > $valid, true) }))
RETURN v0.id AS c0
ORDER BY c0 ASC, v1.id ASC
LIMIT $limit
