MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $pages RETURN p.id, count(c) AS n ORDER BY n DESC SKIP $skip LIMIT $limit

CYPHER 5
MATCH (v0:`Claim`)-[e2:`ABOUT`]->(v1:`_Item`&`Page`)
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
  AND (v1.id IN $p0)
RETURN v1.id AS c0, count(v0) AS c1
ORDER BY c1 DESC, c0 ASC
SKIP $skip
LIMIT $limit
