MATCH (a:Page {slug: $slug}) WHERE NOT (a)-[:KNOWS*1..2]-(:Company) RETURN a.id

CYPHER 5
MATCH (v0:`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND ((v0.slug = $p0) AND (NOT EXISTS { MATCH (v0:`Page`)-[t2:`KNOWS`*1..2]-(v1:`Page`&`Company`) WHERE v1.key IN $keys AND v1.deletedAt IS NULL AND v1.retiredAt IS NULL AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true) AND all(h0 IN t2 WHERE h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND startNode(h0).key IN $keys AND startNode(h0).deletedAt IS NULL AND startNode(h0).retiredAt IS NULL AND coalesce(startNode(h0).validFrom <= $valid, true) AND coalesce(startNode(h0).validUntil > $valid, true) AND endNode(h0).key IN $keys AND endNode(h0).deletedAt IS NULL AND endNode(h0).retiredAt IS NULL AND coalesce(endNode(h0).validFrom <= $valid, true) AND coalesce(endNode(h0).validUntil > $valid, true)) }))
RETURN v0.id AS c0
ORDER BY c0 ASC
LIMIT $limit
