MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages RETURN p.id, sum(c.valueInt), avg(c.valueInt), avg(DISTINCT c.weight), min(c.text), max(c.recordedAt), collect(c.kind), collect(DISTINCT c.id) ORDER BY p.id

CYPHER 5
MATCH (v1:`Claim`)-[e2:`ABOUT`]->(v0:`_Item`&`Page`)
WHERE v0.key IN $keys
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
  AND (v0.id IN $p0)
RETURN v0.id AS c0, sum(v1.valueInt) AS c1, CASE WHEN count(v1.valueInt) > 0 THEN toFloat(sum(v1.valueInt)) / count(v1.valueInt) END AS c2, CASE WHEN count(DISTINCT v1.weight) > 0 THEN toFloat(sum(DISTINCT v1.weight)) / (10000 * count(DISTINCT v1.weight)) END AS c3, min(v1.text) AS c4, max(v1.recordedAt) AS c5, collect(v1.kind) AS c6, collect(DISTINCT v1.id) AS c7
ORDER BY c0 ASC
LIMIT $limit
