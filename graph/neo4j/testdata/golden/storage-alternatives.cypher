MATCH (n:Page|Claim) WHERE n.id IN ['a', 'b'] RETURN n.id

CYPHER 5
MATCH (v0:`_Item`&(`Claim`|`Page`))
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND (v0.validFrom IS NULL OR v0.validFrom <= $valid) AND (v0.validUntil IS NULL OR v0.validUntil > $valid)
  AND (v0.id IN $p0)
RETURN v0.id AS c0
ORDER BY c0 ASC
LIMIT $limit
