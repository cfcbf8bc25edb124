MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE e.recordedAt >= $since AND e.precision = 'DAY' RETURN e.date, p.pinned ORDER BY e.date DESC
