MATCH (p:Person)-[:WORKS_AT]->(c:Company) WHERE c.slug IN $slugs OPTIONAL MATCH (p)-[:KNOWS]->(q:Person) RETURN c.slug, avg(p.properties.height), max(q.properties.born)

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
  AND (v1.slug IN $p0)
OPTIONAL MATCH (v0:`Page`)-[e4:`KNOWS`]->(v3:`Page`&`Person`)
WHERE v3.key IN $keys
  AND v3.deletedAt IS NULL
  AND v3.retiredAt IS NULL
  AND coalesce(v3.validFrom <= $valid, true) AND coalesce(v3.validUntil > $valid, true)
  AND e4.key IN $keys
  AND e4.deletedAt IS NULL
  AND e4.retiredAt IS NULL
  AND coalesce(e4.validFrom <= $valid, true) AND coalesce(e4.validUntil > $valid, true)
WITH *, head(COLLECT { MATCH (h0:`Claim`&`Fact`)-[h1:`ABOUT`]->(v0) WHERE h0.property = $p1 AND h0.valueDecimal IS NOT NULL AND h0.key IN $keys AND h0.deletedAt IS NULL AND h0.retiredAt IS NULL AND coalesce(h0.validFrom <= $valid, true) AND coalesce(h0.validUntil > $valid, true) AND h1.key IN $keys AND h1.deletedAt IS NULL AND h1.retiredAt IS NULL AND coalesce(h1.validFrom <= $valid, true) AND coalesce(h1.validUntil > $valid, true) RETURN h0.valueDecimal ORDER BY h0.validFrom IS NULL, h0.validFrom DESC, h0.recordedAt IS NULL, h0.recordedAt DESC, h0.id DESC LIMIT 1 }) AS h2, head(COLLECT { MATCH (h3:`Claim`&`Fact`)-[h4:`ABOUT`]->(v3) WHERE h3.property = $p2 AND h3.valueDate IS NOT NULL AND h3.key IN $keys AND h3.deletedAt IS NULL AND h3.retiredAt IS NULL AND coalesce(h3.validFrom <= $valid, true) AND coalesce(h3.validUntil > $valid, true) AND h4.key IN $keys AND h4.deletedAt IS NULL AND h4.retiredAt IS NULL AND coalesce(h4.validFrom <= $valid, true) AND coalesce(h4.validUntil > $valid, true) RETURN h3.valueDate ORDER BY h3.validFrom IS NULL, h3.validFrom DESC, h3.recordedAt IS NULL, h3.recordedAt DESC, h3.id DESC LIMIT 1 }) AS h5
RETURN v1.slug AS c0, CASE WHEN count(h2) > 0 THEN toFloat(sum(h2)) / (10000 * count(h2)) END AS c1, max(h5) AS c2
ORDER BY c0 ASC
LIMIT $limit
