MATCH (n) RETURN count(n)

CYPHER 5
MATCH (v0:`_Item`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND (v0.validFrom IS NULL OR v0.validFrom <= $valid) AND (v0.validUntil IS NULL OR v0.validUntil > $valid)
RETURN count(v0) AS c0
LIMIT $limit
