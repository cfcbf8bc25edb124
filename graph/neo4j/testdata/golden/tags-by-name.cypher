MATCH (t:Tag) RETURN t.name ORDER BY t.name LIMIT 100

CYPHER 5
MATCH (v0:`Tag`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND EXISTS { MATCH (h0:`Page`)-[h1:`TAGGED`]->(v0) WHERE h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND h1.key IN $keys AND h1.deletedAt IS NULL AND h1.retiredAt IS NULL AND coalesce(h1.validFrom <= $valid, true) AND coalesce(h1.validUntil > $valid, true) }
RETURN v0.name AS c0
ORDER BY c0 ASC, v0.id ASC
LIMIT $limit
