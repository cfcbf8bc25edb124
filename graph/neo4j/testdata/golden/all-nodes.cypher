MATCH (n) RETURN count(n)

CYPHER 5
MATCH (v0:`_Item`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
RETURN count(v0) AS c0
LIMIT $limit
