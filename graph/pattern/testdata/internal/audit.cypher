MATCH (a:AuditEntry) WHERE a.at >= '2026-01-01T00:00:00Z' AND a.actor = $actor RETURN a.action, a.at ORDER BY a.at DESC LIMIT 50
