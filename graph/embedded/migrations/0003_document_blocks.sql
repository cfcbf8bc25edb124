-- Which nodes of a block of 8,192 have a document of a kind: nodes has a bit for each,
-- in big-endian words of 32, the first node of a word in its lowest bit. newest is at
-- least the "order" of each of them. A search leaves out other kinds by it, and reads of
-- many equal documents only the newest.
CREATE TABLE document_block (
  kind TEXT NOT NULL,
  block INTEGER NOT NULL,
  newest INTEGER NOT NULL,
  nodes BLOB NOT NULL,
  PRIMARY KEY (kind, block)
) STRICT;

WITH RECURSIVE
word AS MATERIALIZED (
  SELECT kind, node >> 5 AS word, max("order") AS newest, sum(1 << (node & 31)) AS nodes FROM document GROUP BY 1, 2
),
block AS MATERIALIZED (SELECT kind, word >> 8 AS block, max(newest) AS newest FROM word GROUP BY 1, 2),
place (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n < 255)
INSERT INTO document_block (kind, block, newest, nodes)
SELECT b.kind, b.block, b.newest, unhex(group_concat(printf('%08x', ifnull(w.nodes, 0)), '' ORDER BY p.n))
FROM block b CROSS JOIN place p LEFT JOIN word w ON w.kind = b.kind AND w.word = (b.block << 8) + p.n
GROUP BY b.kind, b.block;
