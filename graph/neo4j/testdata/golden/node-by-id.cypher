MATCH (p:Page) WHERE p.id = $id RETURN p.slug, p.title

CYPHER 5
MATCH (v0:`_Item`&`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.id = $p0)
RETURN v0.slug AS c0, v0.title AS c1
ORDER BY v0.id ASC
LIMIT $limit
