MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages WITH p, count(c) AS n, max(c.weight) AS most ORDER BY n DESC SKIP 1 LIMIT $limit WHERE n > 2 OPTIONAL MATCH (p)-[r:WORKS_AT]->(q:Company) RETURN p.slug, n, most, r.id, q.title

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
WITH v0, count(v1) AS w3, max(v1.weight) AS w4
ORDER BY w3 DESC, v0.id ASC
SKIP $p1
LIMIT $p2
WHERE (w3 > $p3)
OPTIONAL MATCH (v0:`Page`)-[e6:`WORKS_AT`]->(v5:`Page`&`Company`)
WHERE v5.key IN $keys
  AND v5.deletedAt IS NULL
  AND v5.retiredAt IS NULL
  AND coalesce(v5.validFrom <= $valid, true) AND coalesce(v5.validUntil > $valid, true)
  AND e6.key IN $keys
  AND e6.deletedAt IS NULL
  AND e6.retiredAt IS NULL
  AND coalesce(e6.validFrom <= $valid, true) AND coalesce(e6.validUntil > $valid, true)
RETURN v0.slug AS c0, w3 AS c1, w4 AS c2, e6.id AS c3, v5.title AS c4
ORDER BY v0.id ASC, w3 ASC, w4 ASC, v5.id ASC, c3 ASC
LIMIT $limit
