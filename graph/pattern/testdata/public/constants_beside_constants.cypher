MATCH (p:Page) WHERE 1 = 1.0 AND $n = 3 AND 2 < $n AND $d > 0.5 AND $d = $d AND 'x' = $s AND $s IN ['a'] AND 5 IN $ns AND 'x' = null AND true
  AND p.createdAt > $t AND $t < '2026-01-31T00:00:00Z' AND '2026-01-31T00:00:00Z' > $t
RETURN p.id, 5 AS five, $n AS n, p.pinned = true AS pinned
