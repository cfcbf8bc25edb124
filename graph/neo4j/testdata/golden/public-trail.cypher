MATCH (a:Page {slug: $slug})-[*1..3]-(b:Page) RETURN b.slug

CYPHER 5
MATCH h1 = (v0:`Page`)-[t2:`ABOUT`|`DECLARES`|`EVENT_PAGE`|`HELD_BY`|`KNOWS`|`REPLACES`|`TAGGED`|`WORKS_AT`*1..3]-(v1:`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND all(h0 IN t2 WHERE h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND startNode(h0).key IN $keys AND startNode(h0).deletedAt IS NULL AND startNode(h0).retiredAt IS NULL AND coalesce(startNode(h0).validFrom <= $valid, true) AND coalesce(startNode(h0).validUntil > $valid, true) AND endNode(h0).key IN $keys AND endNode(h0).deletedAt IS NULL AND endNode(h0).retiredAt IS NULL AND coalesce(endNode(h0).validFrom <= $valid, true) AND coalesce(endNode(h0).validUntil > $valid, true))
  AND all(h2 IN nodes(h1)[1..-1] WHERE h2:`Claim`|`LinkType`|`ObjectType`|`Pack`|`Page`|`PropertyType`|`Tag`|`TimelineEvent`)
  AND (v0.slug = $p0)
RETURN v1.slug AS c0
ORDER BY v0.id ASC, v1.id ASC
LIMIT $limit
