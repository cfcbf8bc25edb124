MATCH (p:Person)-[:WORKS_AT]->(c:Company) WHERE c.slug = $slug AND p.properties.born < $before AND $mail IN p.properties.email RETURN p.id, p.properties.height, p.properties.email ORDER BY p.properties.height DESC LIMIT 10

CYPHER 5
MATCH (v0:`Page`&`Person`)-[e2:`WORKS_AT`]->(v1:`Page`&`Company`)
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
  AND (v1.slug = $p0)
WITH *, head(COLLECT { MATCH (h0:`Claim`&`Fact`)-[h1:`ABOUT`]->(v0) WHERE h0.property = $p1 AND h0.valueDate IS NOT NULL AND h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND h1.key IN $keys AND h1.deletedAt IS NULL AND h1.retiredAt IS NULL AND coalesce(h1.validFrom <= $valid, true) AND coalesce(h1.validUntil > $valid, true) RETURN h0.valueDate ORDER BY h0.validFrom IS NULL, h0.validFrom DESC, h0.recordedAt IS NULL, h0.recordedAt DESC, h0.id DESC LIMIT 1 }) AS h2, (CASE WHEN v0 IS NOT NULL THEN COLLECT { MATCH (h3:`Claim`&`Fact`)-[h4:`ABOUT`]->(v0) WHERE h3.property = $p2 AND h3.valueText IS NOT NULL AND h3.key IN $keys AND h3.deletedAt IS NULL AND h3.retiredAt IS NULL AND coalesce(h3.validFrom <= $valid, true) AND coalesce(h3.validUntil > $valid, true) AND h4.key IN $keys AND h4.deletedAt IS NULL AND h4.retiredAt IS NULL AND coalesce(h4.validFrom <= $valid, true) AND coalesce(h4.validUntil > $valid, true) RETURN DISTINCT h3.valueText } END) AS h5
WHERE (h2 < $p3)
  AND ($p4 IN h5)
WITH *, head(COLLECT { MATCH (h6:`Claim`&`Fact`)-[h7:`ABOUT`]->(v0) WHERE h6.property = $p5 AND h6.valueDecimal IS NOT NULL AND h6.key IN $keys AND h6.deletedAt IS NULL AND h6.retiredAt IS NULL AND coalesce(h6.validFrom <= $valid, true) AND coalesce(h6.validUntil > $valid, true) AND h7.key IN $keys AND h7.deletedAt IS NULL AND h7.retiredAt IS NULL AND coalesce(h7.validFrom <= $valid, true) AND coalesce(h7.validUntil > $valid, true) RETURN h6.valueDecimal ORDER BY h6.validFrom IS NULL, h6.validFrom DESC, h6.recordedAt IS NULL, h6.recordedAt DESC, h6.id DESC LIMIT 1 }) AS h8
RETURN v0.id AS c0, h8 AS c1, h5 AS c2
ORDER BY c1 DESC, c0 ASC, v1.id ASC
LIMIT $limit
