//go:build unix

package scenarios_test

// What is asked for of each kind of answer: everything that can show a text.
const (
	readClaim = `id text family kind state filing scope context property value domain retiredReason wantedName expired evidenceChanged outcomeValue outcomeUnit outcomeNote
		author { uid } settledBy { uid } about { ... on Page { id title slug } ... on Channel { id } } holder { title } supersedes { text } supersededBy { text }
		evidence { ` + readEvidence + ` } findings { ` + readFinding + ` }`
	readEvidence = `id kind note locator url origin excerpt`
	readFinding  = `id kind state explanation severity note decision decidedBy { uid } earlier { id explanation } claims { text } pages { title } links { id } evidence { note }`
	readLink     = `id type scope from { title } to { title } evidence { ` + readEvidence + ` }`
	readEvent    = `id date until summary detail type scope about { title } eventPage { title } evidence { ` + readEvidence + ` }`
	readHint     = `slug title type line`
	readPath     = `from { ` + readHint + ` } link to { ` + readHint + ` }`
	readHit      = `hits { score also why { text arms { arm } factors { name value } path { ` + readPath + ` } } item { ... on Claim { text evidence { note } } ... on Passage { id text heading scope page { title } before { text heading } after { text heading } } ... on Page { title } ... on TimelineEvent { summary } } } omitted { byBudget byFloor } tokens degraded`
	readCard     = `page { title } facts { text } relations { ` + readLink + ` } aliases backlinkCount lastTouched`
)

// canaryReads ask for everything, by every way that leads to the page. Nobody is
// told of the word by them while the page is deleted.
var canaryReads = []string{
	`query($c: ConversationInput) { claims(first: 500, filter: {history: true}, conversation: $c) { nodes { ` + readClaim + ` } totalCount pageInfo { hasNextPage } } }`,
	`query($c: ConversationInput, $word: String!) {
		claims(first: 500, filter: {text: $word, history: true}, conversation: $c) { nodes { id } totalCount }
		pages(filter: {text: $word}) { nodes { id } totalCount }
		tagged: pages(filter: {tag: $word}) { nodes { id } totalCount }
	}`,
	`query($c: ConversationInput) { pages(first: 500, conversation: $c) { nodes {
		id slug type subtype title scope aliases tags { name scope } effectiveDate createdBy { uid } body sections { id heading text scope } properties { name value claim { text } conflicts { text } } backlinkCount version updatedAt skill { name description tags locator }
		versions(first: 50) { nodes { number title body diff by { uid } } } links(first: 50) { nodes { ` + readLink + ` } totalCount }
		claims(first: 50, filter: {history: true}) { nodes { text } totalCount } timeline(first: 50) { nodes { ` + readEvent + ` } }
		findings { ` + readFinding + ` }
	} totalCount } }`,
	`query($c: ConversationInput, $word: String!) { recall(query: $word, limit: 100, budgetTokens: 12000, history: true, conversation: $c) { ` + readHit + ` } }`,
	`query($c: ConversationInput) { recall(query: "quay crane busy", about: "Quay", limit: 100, budgetTokens: 12000, conversation: $c) { ` + readHit + ` } }`,
	`query($c: ConversationInput) { neighbors(ref: "Quay", depth: 3, conversation: $c) { nodes { page { title } path { ` + readPath + ` } link { ` + readLink + ` } } totalCount }
		paths(from: "Quay", to: "Pier") { nodes { steps { ` + readPath + ` } } } }`,
	`query($c: ConversationInput) { timeline(about: "Quay", first: 100, conversation: $c) { nodes { ` + readEvent + ` } } }`,
	`query($c: ConversationInput, $id: String!) { byID: page(ref: $id, conversation: $c) { ... on Page { title body } ... on PageNotFound { near { title } } } }`,
	`query($c: ConversationInput, $slug: String!, $title: String!, $alias: String!) {
		bySlug: page(ref: $slug, conversation: $c) { ... on Page { id body } ... on PageCandidates { candidates { ` + readHint + ` } } ... on PageNotFound { near { ` + readHint + ` } } }
		byTitle: page(ref: $title) { ... on Page { id body } ... on PageNotFound { near { title } } }
		byAlias: page(ref: $alias) { ... on Page { id body } ... on PageNotFound { near { title } } }
		merged: page(ref: "Zephyrqux Two") { ... on Page { id body } ... on PageNotFound { near { title } } }
		derived: page(ref: "analyses/zephyrqux") { ... on Page { id body } ... on PageNotFound { near { title } } }
	}`,
	`query($c: ConversationInput) { entity(ref: "Quay", conversation: $c) { ... on EntityCard { ` + readCard + ` } } }`,
	`query($c: ConversationInput, $alias: String!) { entity(ref: $alias, conversation: $c) { ... on EntityCard { ` + readCard + ` } ... on PageNotFound { near { title } } } }`,
	`query($c: ConversationInput, $word: String!) { whoknows(topic: $word, conversation: $c) { page { title } score evidenceCount parts { name value } } }`,
	`query($c: ConversationInput) {
		pages: patternQuery(query: "MATCH (p:Page) RETURN p.title, p.slug ORDER BY p.slug", conversation: $c) { columns rows }
		claims: patternQuery(query: "MATCH (c:Claim)-[:ABOUT]->(p:Page) RETURN c.text, c.context, p.title", currency: ALL) { rows }
		links: patternQuery(query: "MATCH (a:Page)-[e]-(b:Page) RETURN a.title, b.title, e.type", currency: ALL) { rows }
		tags: patternQuery(query: "MATCH (p:Page)-[:TAGGED]->(t:Tag) RETURN p.title, t.name") { rows }
		stored: runPattern(name: "wanted_pages") { rows }
		events: patternQuery(query: "MATCH (e:TimelineEvent) RETURN e.summary, e.detail") { rows }
	}`,
	`query($c: ConversationInput, $ids: [ID!]!) {
		objects(type: "company", first: 100, conversation: $c) { nodes { title } totalCount }
		linksAmong(pages: $ids, first: 100) { nodes { ` + readLink + ` } totalCount }
		delta(first: 500) { nodes { id kind by { uid } claim { text } link { id } event { summary } page { title } } }
	}`,
	`query($c: ConversationInput!, $word: String!) { contextPack(conversation: $c, recentText: $word) { text cards { ` + readCard + ` } openThreads { text } degraded } }`,
	`query($c: ConversationInput!, $alias: String!) { hints(text: $alias, conversation: $c) { ` + readHint + ` } }`,
	`query($c: ConversationInput, $claim: ID!) { claim(id: $claim, conversation: $c) { text evidence { note } } }`,
	`query($c: ConversationInput) { findings(first: 500, conversation: $c) { nodes { ` + readFinding + ` } totalCount } }`,
	`query($c: ConversationInput, $uid: String!, $citing: ID!) {
		vocabulary(conversation: $c) { objectTypes { name slugPrefix phrases primitive subtypes implements pack count properties { name type unit } } linkTypes { name inverse from to cardinality phrases inversePhrases pack } claimKinds eventTypes patterns { name pack purpose query yields } }
		explainAccess(item: $citing, principal: $uid) { rule memberships text }
	}`,
	`query($c: ConversationInput, $recorded: DateTime!) { claims(first: 500, filter: {history: true}, asOf: {recorded: $recorded}, conversation: $c) { nodes { text context state evidence { note } } totalCount } }`,
	`query($c: ConversationInput) {
		vocabulary(conversation: $c) { claimKinds }
		viewer { principal { uid displayName } guidance stewardOf { gid name } }
		principals(first: 100) { nodes { uid displayName owner { uid } page { title slug } groups { gid } } }
		principal(uid: "ben") { displayName }
		groups(first: 100) { nodes { gid name members(first: 100) { nodes { principal { uid } } } } }
		channels(first: 100) { nodes { id externalId title group { name } participants { uid } } }
		packs { name version description extends patterns { name } }
		tokens { nodes { id name principal { uid } channels } }
	}`,
	`query($c: ConversationInput) { skillView(name: "moor", conversation: $c) { outcome skill { name description tags locator } } }`,
}

// canaryRecords are read by curators.
const canaryRecords = `{
	audit(first: 500) { nodes { id actor action item detail kept { id text kind author retiredReason } } }
	reviewQueue(first: 500) { nodes { kind explanation note claims { text evidence { note } } pages { title } deletedPages { title } } }
	suggestions(first: 500) { nodes { id kind text change note claims { text } pages { title } } }
	written: principalAudit(uid: "ben", first: 500) { nodes { text context evidence { note } } }
	told: principalAudit(uid: "bot", first: 500) { nodes { text context evidence { note } } }
	reach(uid: "ana", first: 500) { nodes { text context evidence { note } } }
	health { store version checks { name detail } }
	recall(query: "quay", viewAs: "ana") { recallId withheld hits { item { ... on Claim { text } } } }
}`

// canaryExport reads what only admins do.
const canaryExport = `query($after: String) { settings skills(first: 100) { nodes { name description tags locator enabledFor owner { uid } } } exportRecords(first: 500, after: $after) { records pageInfo { hasNextPage endCursor } } }`
