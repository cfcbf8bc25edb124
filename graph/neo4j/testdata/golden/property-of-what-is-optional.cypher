MATCH (c:Company {slug: $slug}) OPTIONAL MATCH (c)<-[:WORKS_AT]-(p:Person) WHERE p.properties.height > 1.5 WITH DISTINCT p ORDER BY p.properties.born LIMIT 3 WHERE p.properties.born IS NOT NULL RETURN p.properties.born

CYPHER 5
MATCH (v0:`Page`&`Company`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.slug = $p0)
OPTIONAL CALL (*) {
MATCH (v1:`Page`&`Person`)-[e2:`WORKS_AT`]->(v0:`Page`)
WHERE v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
WITH *, head(COLLECT { MATCH (h0:`Claim`&`Fact`)-[h1:`ABOUT`]->(v1) WHERE h0.property = $p1 AND h0.valueDecimal IS NOT NULL AND h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND h1.key IN $keys AND h1.deletedAt IS NULL AND h1.retiredAt IS NULL AND coalesce(h1.validFrom <= $valid, true) AND coalesce(h1.validUntil > $valid, true) RETURN h0.valueDecimal ORDER BY h0.validFrom IS NULL, h0.validFrom DESC, h0.recordedAt IS NULL, h0.recordedAt DESC, h0.id DESC LIMIT 1 }) AS h2
WHERE (h2 > $p2)
RETURN v1, e2, h2
}
WITH DISTINCT v1
ORDER BY head(COLLECT { MATCH (h3:`Claim`&`Fact`)-[h4:`ABOUT`]->(v1) WHERE h3.property = $p3 AND h3.valueDate IS NOT NULL AND h3.key IN $keys AND h3.deletedAt IS NULL AND h3.retiredAt IS NULL AND coalesce(h3.validFrom <= $valid, true) AND coalesce(h3.validUntil > $valid, true) AND h4.key IN $keys AND h4.deletedAt IS NULL AND h4.retiredAt IS NULL AND coalesce(h4.validFrom <= $valid, true) AND coalesce(h4.validUntil > $valid, true) RETURN h3.valueDate ORDER BY h3.validFrom IS NULL, h3.validFrom DESC, h3.recordedAt IS NULL, h3.recordedAt DESC, h3.id DESC LIMIT 1 }) ASC, v1.id ASC
LIMIT $p4
WITH *, head(COLLECT { MATCH (h5:`Claim`&`Fact`)-[h6:`ABOUT`]->(v1) WHERE h5.property = $p5 AND h5.valueDate IS NOT NULL AND h5.key IN $keys AND h5.deletedAt IS NULL AND h5.retiredAt IS NULL AND coalesce(h5.validFrom <= $valid, true) AND coalesce(h5.validUntil > $valid, true) AND h6.key IN $keys AND h6.deletedAt IS NULL AND h6.retiredAt IS NULL AND coalesce(h6.validFrom <= $valid, true) AND coalesce(h6.validUntil > $valid, true) RETURN h5.valueDate ORDER BY h5.validFrom IS NULL, h5.validFrom DESC, h5.recordedAt IS NULL, h5.recordedAt DESC, h5.id DESC LIMIT 1 }) AS h7
WHERE (h7 IS NOT NULL)
RETURN h7 AS c0
ORDER BY v1.id ASC
LIMIT $limit
