MATCH (c:Fact) WHERE c.id > $after RETURN c.id ORDER BY c.id LIMIT 50

CYPHER 5
MATCH (v0:`_Item`&`Claim`&`Fact`)
USING INDEX SEEK v0:`_Item`(id)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.id > $p0)
RETURN v0.id AS c0
ORDER BY c0 ASC
LIMIT $limit
