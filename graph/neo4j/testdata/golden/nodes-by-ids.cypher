MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.slug ORDER BY p.id

CYPHER 5
MATCH (v0:`_Item`&`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.id IN $p0)
RETURN v0.id AS c0, v0.slug AS c1
ORDER BY c0 ASC
LIMIT $limit
