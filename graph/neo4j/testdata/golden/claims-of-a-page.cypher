MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND c.state = $state RETURN c.id, c.text ORDER BY c.recordedAt DESC LIMIT 50

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
  AND ((v1.id = $p0) AND (v0.state = $p1))
RETURN v0.id AS c0, v0.text AS c1
ORDER BY v0.recordedAt DESC, c0 ASC, v1.id ASC
LIMIT $limit
