MATCH (c:Claim) RETURN count(*)

CYPHER 5
MATCH (v0:`Claim`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
RETURN count(*) AS c0
LIMIT $limit
