MATCH (c:Take)
RETURN 'all' AS what, count(*), count(DISTINCT c.kind), sum(c.weight), avg(DISTINCT c.confidence), min(c.text), max(c.recordedAt), collect(c.due)
