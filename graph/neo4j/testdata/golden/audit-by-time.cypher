MATCH (a:AuditEntry) WHERE a.at <= $before RETURN a.id, a.action ORDER BY a.at DESC, a.id DESC LIMIT 51

CYPHER 5
MATCH (v0:`AuditEntry`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.at <= $p0)
RETURN v0.id AS c0, v0.action AS c1
ORDER BY v0.at DESC, c0 DESC
LIMIT $limit
