MATCH (p:Page) WHERE p.title < p.id RETURN p.id LIMIT 9

CYPHER 5
MATCH (v0:`_Item`&`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.title < v0.id)
RETURN v0.id AS c0
ORDER BY c0 ASC
LIMIT $limit
