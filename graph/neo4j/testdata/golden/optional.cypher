MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[:ABOUT]-(c:Claim) WHERE c.weight > $weight RETURN p.id, c.id, c:Fact

CYPHER 5
MATCH (v0:`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.slug = $p0)
OPTIONAL MATCH (v1:`Claim`)-[e2:`ABOUT`]->(v0:`Page`)
WHERE v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND (v1.weight > $p1)
RETURN v0.id AS c0, v1.id AS c1, (v1:`Fact`) AS c2
ORDER BY c0 ASC, c1 ASC
LIMIT $limit
