MATCH (a:Page)-[r:KNOWS|WORKS_AT]->(b:Page) WHERE r.id = $link RETURN a.id, b.id, r.weight

CYPHER 5
MATCH (h0:`_Edge`), (v0:`_Item`&`Page`)-[e2:`KNOWS`|`WORKS_AT`]->(v1:`_Item`&`Page`)
WHERE (h0.id = $p0)
  AND v0.id = h0.from
  AND v1.id = h0.to
  AND e2.id = h0.id
  AND v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND (e2.id = $p0)
RETURN v0.id AS c0, v1.id AS c1, e2.weight AS c2
ORDER BY c0 ASC, c1 ASC, e2.id ASC
LIMIT $limit
