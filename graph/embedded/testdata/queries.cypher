// node by id
MATCH (p:Page) WHERE p.id = $id RETURN p.slug, p.title

// nodes by ids
MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.slug ORDER BY p.id

// principal by unique property
MATCH (p:Principal {uid: $uid}) RETURN p.id, p.active

// claims of a page
MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND c.state = $state RETURN c.id, c.text ORDER BY c.recordedAt DESC LIMIT 50

// two hops
MATCH (a:Person)-[:WORKS_AT]->(c:Company)<-[:WORKS_AT]-(b:Person) WHERE a.slug = $slug RETURN b.slug

// several paths
MATCH (c:Claim)-[:ABOUT]->(p:Page), (c)-[:EVIDENCED_BY]->(e:Evidence) WHERE e.item = $item AND c.weight > 0.5 RETURN c.id, p.slug

// two clauses
MATCH (p:Page {slug: $slug}) MATCH (p)<-[:ABOUT]-(c:Claim) RETURN c.id, p.title

// distinct
MATCH (c:Fact)-[:ABOUT]->(p:Page) WHERE c.fingerprint IN $prints RETURN DISTINCT p.id, p.slug

// count by group
MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $pages RETURN p.id, count(c) AS n ORDER BY n DESC SKIP $skip LIMIT $limit

// count of everything
MATCH (c:Claim) RETURN count(*)

// labels and conditions
MATCH (n:Company) WHERE (n.slug STARTS WITH $prefix OR n.title CONTAINS $word OR NOT n.title ENDS WITH $word) AND n:Agent AND (n.pinned XOR n.subtype IS NULL) RETURN n.id ORDER BY n.title

// page of nodes by id
MATCH (c:Fact) WHERE c.id > $after RETURN c.id ORDER BY c.id LIMIT 50

// audit by time
MATCH (a:AuditEntry) WHERE a.at <= $before RETURN a.id, a.action ORDER BY a.at DESC, a.id DESC LIMIT 51

// anchored at an edge
MATCH (a:Page)-[r:KNOWS|WORKS_AT]->(b:Page) WHERE r.id = $link RETURN a.id, b.id, r.weight

// property of an edge
MATCH (a:Page)-[r:KNOWS]->(b:Page) WHERE a.id = $id AND r.weight >= $weight RETURN b.id, r.origin ORDER BY r.weight DESC

// undirected
MATCH (a:Page)-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN b.id

// closed path
MATCH (a:Page)-[:KNOWS]->(b:Page)-[:KNOWS]->(c:Page), (a)-[:KNOWS]->(c) WHERE a.slug = $slug RETURN b.id, c.id

// not exists
MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND NOT (c)-[:EVIDENCED_BY]->(:Evidence) RETURN c.id

// tag on its own
MATCH (t:Tag) WHERE t.handle = $handle RETURN t.name

// tags by name
MATCH (t:Tag) RETURN t.name ORDER BY t.name LIMIT 100

// two anchored ends
MATCH (a:Page {slug: $a})-[r:KNOWS]->(b:Page {slug: $b}) RETURN r.id

// untyped hop
MATCH (p:Page)-[r]->(q:Page) WHERE p.id = $id RETURN r.id, q.id

// any node
MATCH (n) WHERE n.id STARTS WITH $prefix RETURN count(*)

// all nodes
MATCH (n) RETURN count(n)

// label of a bound node
MATCH (p:Page {slug: $slug}) MATCH (p:Company)<-[:ABOUT]-(c:Claim) RETURN c.id

// storage alternatives
MATCH (n:Page|Claim) WHERE n.id IN ['a', 'b'] RETURN n.id

// optional
MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[r:ABOUT]-(c:Claim) WHERE c.weight > $weight RETURN p.title, r.id, c.id, c.text

// optional first
OPTIONAL MATCH (p:Page {slug: $slug}) RETURN p.title, p.id IS NULL AS missing

// optional after optional
MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[:ABOUT]-(c:Claim)-[:EVIDENCED_BY]->(e:Evidence) OPTIONAL MATCH (p)-[:KNOWS]-(q:Person) WHERE q:Agent RETURN p.id, c.id, e.id, q.slug

// conditions on what may be null
MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)-[k:KNOWS]->(q:Page) MATCH (q)<-[:ABOUT]-(c:Claim) WITH p, q, k, c WHERE (q.slug = $other OR NOT q:Person) AND k.weight > 0.5 AND NOT (q)-[:TAGGED]->(:Tag) RETURN q.id, c.id

// with values
MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $pages WITH p, count(DISTINCT c) AS n, max(c.recordedAt) AS last WHERE n > $least RETURN p.slug, n, last ORDER BY n DESC

// with a limit
MATCH (c:Claim)-[:ABOUT]->(p:Page {slug: $slug}) WITH DISTINCT c, c.state AS state ORDER BY c.recordedAt DESC SKIP 1 LIMIT 10 MATCH (c)-[:HELD_BY]->(h) RETURN c.id, state, h.id

// a value finds nodes
MATCH (c:Claim) WHERE c.id = $id WITH c.author AS author, collect(DISTINCT c.fingerprint) AS prints OPTIONAL MATCH (p:Principal) WHERE p.uid = author AND p.uid IN $uids MATCH (d:Claim) WHERE d.fingerprint IN prints AND d.id IN $ids RETURN p.id, d.id

// aggregates
MATCH (c:Claim)-[:ABOUT]->(p:Page {slug: $slug}) RETURN c.state, count(*) AS n, sum(c.confidence) AS confidence, avg(DISTINCT c.weight) AS weight, min(c.text) AS first, max(c.recordedAt) AS last, collect(DISTINCT c.kind) AS kinds

// variable length
MATCH (a:Page {slug: $slug})-[:KNOWS*1..3]->(b:Person) RETURN b.slug

// variable length without direction
MATCH (a:Page {slug: $slug})-[:KNOWS|WORKS_AT*2..4]-(b)-[k:KNOWS]->(c:Page), (a)-[:KNOWS]->(d) WHERE a.title <> c.title AND d.pinned RETURN b.id, c.id, d.id

// variable length between two ends
MATCH (a:Page {id: $a}), (b:Page {id: $b}), (a)-[:KNOWS*1..4]-(b) RETURN count(*)

// two variable lengths
MATCH (a:Page {id: $a})-[:KNOWS*1..2]->(b)-[:KNOWS*1..2]->(c)<-[:WORKS_AT*1..2]-(d) RETURN a.id, d.id

// optional variable length
MATCH (a:Page {slug: $slug}) OPTIONAL MATCH (a)-[:KNOWS*1..2]->(b:Person)<-[:ABOUT]-(c:Claim) WHERE c.state = a.subtype RETURN a.id, b.id, c.id

// variable length in a test
MATCH (a:Page {slug: $slug})-[:KNOWS]->(b:Page) WHERE NOT (a)-[:WORKS_AT*1..3]-(b) AND (b)-[:KNOWS*2..2]->(:Person) RETURN b.id

// closed trail
MATCH (a:Page {slug: $slug})-[:KNOWS*2..3]->(a) RETURN a.id

// untyped trail
MATCH (a:Page {slug: $slug})-[*1..2]-(b:Page) RETURN b.id

// property of a pack
MATCH (c:Company {slug: $slug}) OPTIONAL MATCH (c)<-[:WORKS_AT]-(p:Person) WHERE p.properties.height > 1.5 RETURN c.properties.revenue, p.properties.nicknames, 'x' IN p.properties.nicknames AS x
