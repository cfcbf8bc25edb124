MATCH (n:Company) WHERE (n.slug STARTS WITH $prefix OR n.title CONTAINS $word OR NOT n.title ENDS WITH $word) AND n:Agent AND (n.pinned XOR n.subtype IS NULL) RETURN n.id ORDER BY n.title

CYPHER 5
MATCH (v0:`Page`&`Company`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (((v0.slug STARTS WITH $p0) OR (v0.title CONTAINS $p1) OR (NOT (v0.title ENDS WITH $p1))) AND (v0:`Company`|`Person`) AND (v0.pinned XOR (v0.subtype IS NULL)))
RETURN v0.id AS c0
ORDER BY v0.title ASC, c0 ASC
LIMIT $limit
