MATCH (p:Principal {uid: $uid}) RETURN p.id, p.active

CYPHER 5
MATCH (v0:`Principal`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.uid = $p0)
RETURN v0.id AS c0, v0.active AS c1
ORDER BY c0 ASC
LIMIT $limit
