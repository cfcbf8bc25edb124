MATCH (a:Page {slug: $slug})-[:KNOWS|WORKS_AT*2..4]-(b:Page), (b)-[:WORKS_AT]->(c:Company) RETURN DISTINCT c.id

CYPHER 5
MATCH (v0:`Page`)-[t2:`KNOWS`|`WORKS_AT`*2..4]-(v1:`Page`), (v1)-[e4:`WORKS_AT`]->(v3:`Page`&`Company`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND (v0.validFrom IS NULL OR v0.validFrom <= $valid) AND (v0.validUntil IS NULL OR v0.validUntil > $valid)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND (v1.validFrom IS NULL OR v1.validFrom <= $valid) AND (v1.validUntil IS NULL OR v1.validUntil > $valid)
  AND v3.key IN $keys
  AND v3.deletedAt IS NULL
  AND v3.retiredAt IS NULL
  AND (v3.validFrom IS NULL OR v3.validFrom <= $valid) AND (v3.validUntil IS NULL OR v3.validUntil > $valid)
  AND all(h0 IN t2 WHERE h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND (h0.validFrom IS NULL OR h0.validFrom <= $valid) AND (h0.validUntil IS NULL OR h0.validUntil > $valid) AND startNode(h0).key IN $keys AND startNode(h0).deletedAt IS NULL AND startNode(h0).retiredAt IS NULL AND (startNode(h0).validFrom IS NULL OR startNode(h0).validFrom <= $valid) AND (startNode(h0).validUntil IS NULL OR startNode(h0).validUntil > $valid) AND endNode(h0).key IN $keys AND endNode(h0).deletedAt IS NULL AND endNode(h0).retiredAt IS NULL AND (endNode(h0).validFrom IS NULL OR endNode(h0).validFrom <= $valid) AND (endNode(h0).validUntil IS NULL OR endNode(h0).validUntil > $valid))
  AND e4.key IN $keys
  AND e4.deletedAt IS NULL
  AND e4.retiredAt IS NULL
  AND (e4.validFrom IS NULL OR e4.validFrom <= $valid) AND (e4.validUntil IS NULL OR e4.validUntil > $valid)
  AND (v0.slug = $p0)
RETURN DISTINCT v3.id AS c0
ORDER BY c0 ASC
LIMIT $limit
