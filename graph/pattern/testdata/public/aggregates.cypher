MATCH (p:Company)<-[w:WORKS_AT]-(q:Person)
RETURN p.slug AS company, count(*) AS n, count(DISTINCT q) AS people, min(w.weight) AS least, max(w.recordedAt) AS latest,
  avg(w.weight) AS mean, sum(w.weight) AS total, collect(DISTINCT q.title) AS names
ORDER BY n DESC, company
