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

// an id beside another value of its node
MATCH (p:Page) WHERE p.title < p.id RETURN p.id LIMIT 9

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
MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[:ABOUT]-(c:Claim) WHERE c.weight > $weight RETURN p.id, c.id, c:Fact

// variable length
MATCH (a:Page {slug: $slug})-[:KNOWS*1..3]->(b:Page) RETURN b.id

// variable length undirected
MATCH (a:Page {slug: $slug})-[:KNOWS|WORKS_AT*2..4]-(b:Page), (b)-[:WORKS_AT]->(c:Company) RETURN DISTINCT c.id

// not exists with a trail
MATCH (a:Page {slug: $slug}) WHERE NOT (a)-[:KNOWS*1..2]-(:Company) RETURN a.id

// with
MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages WITH p, count(c) AS n, max(c.weight) AS most ORDER BY n DESC SKIP 1 LIMIT $limit WHERE n > 2 OPTIONAL MATCH (p)-[r:WORKS_AT]->(q:Company) RETURN p.slug, n, most, r.id, q.title

// with distinct
MATCH (a:Page {slug: $slug})-[r:KNOWS]->(b:Page) WITH DISTINCT b, b AS other, r.origin AS origin MATCH (b)-[:KNOWS]->(c:Page) RETURN c.id, origin, other.id

// aggregates
MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages RETURN p.id, sum(c.valueInt), avg(c.valueInt), avg(DISTINCT c.weight), min(c.text), max(c.recordedAt), collect(c.kind), collect(DISTINCT c.id) ORDER BY p.id

// collected list
MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages WITH p, collect(DISTINCT c.kind) AS kinds WHERE 'fact' IN kinds RETURN p.id, kinds

// properties of packs
MATCH (p:Person)-[:WORKS_AT]->(c:Company) WHERE c.slug = $slug AND p.properties.born < $before AND $mail IN p.properties.email RETURN p.id, p.properties.height, p.properties.email ORDER BY p.properties.height DESC LIMIT 10

// average of a property
MATCH (p:Person)-[:WORKS_AT]->(c:Company) WHERE c.slug IN $slugs OPTIONAL MATCH (p)-[:KNOWS]->(q:Person) RETURN c.slug, avg(p.properties.height), max(q.properties.born)

// public trail
MATCH (a:Page {slug: $slug})-[*1..3]-(b:Page) RETURN b.slug

// undirected at an edge
MATCH (a:Page)-[r:KNOWS]-(b:Page) WHERE r.id IN $links RETURN a.id, b.id, r.id

// property of what is optional
MATCH (c:Company {slug: $slug}) OPTIONAL MATCH (c)<-[:WORKS_AT]-(p:Person) WHERE p.properties.height > 1.5 WITH DISTINCT p ORDER BY p.properties.born LIMIT 3 WHERE p.properties.born IS NOT NULL RETURN p.properties.born

// tests inside of conditions
MATCH (p:Person)-[:WORKS_AT]->(c:Company {slug: $slug}) WHERE NOT (p)-[:KNOWS]->(:Person) AND (p.pinned OR (p)-[:WORKS_AT]->(:Company {slug: $other})) OPTIONAL MATCH (p)-[:KNOWS]-(q:Person) WHERE (q)-[:KNOWS]->(p) XOR (p)-[:KNOWS]->(q) RETURN p.id, q.id
