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
