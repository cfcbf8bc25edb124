MATCH (n) WHERE n.id STARTS WITH $prefix RETURN count(*)

CYPHER 5
MATCH (v0:`_Item`)
USING INDEX SEEK v0:`_Item`(id)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.id STARTS WITH $p0)
RETURN count(*) AS c0
LIMIT $limit
