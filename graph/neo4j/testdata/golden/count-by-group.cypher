MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $pages RETURN p.id, count(c) AS n ORDER BY n DESC SKIP $skip LIMIT $limit

CYPHER 5
MATCH (v0:`Claim`)-[e2:`ABOUT`]->(v1:`_Item`&`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND (v0.validFrom IS NULL OR v0.validFrom <= $valid) AND (v0.validUntil IS NULL OR v0.validUntil > $valid)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND (v1.validFrom IS NULL OR v1.validFrom <= $valid) AND (v1.validUntil IS NULL OR v1.validUntil > $valid)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND (e2.validFrom IS NULL OR e2.validFrom <= $valid) AND (e2.validUntil IS NULL OR e2.validUntil > $valid)
  AND (v1.id IN $p0)
RETURN v1.id AS c0, count(v0) AS c1
ORDER BY c1 DESC, c0 ASC
SKIP $skip
LIMIT $limit
