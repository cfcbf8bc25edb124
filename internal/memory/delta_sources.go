package memory

// changeSource is where changes of one kind are read: nodes with a time that has
// an index of its own.
type changeSource struct {
	kind  ChangeKind
	match string
	// node is the variable whose property at is the time and key tells its changes
	// apart; item is the expression of the item's id.
	node, at, key, item string
	// where is a further condition, about the one that keeps to a page.
	where, about string
	// state is the value of $state in where.
	state ClaimState
	// by is the expression of who did it, "" where nothing tells.
	by string
	// several: nodes of one change.
	several bool
	set     func(*Change, string)
}

const (
	// A link is known only together with its pages, an event with its page.
	eventOnPage  = "(t:TimelineEvent)-[:ABOUT]->(p:Page)"
	linkWithEnds = "(l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page)"
	linkStarts   = "a.id = $about"
	linkEnds     = "b.id = $about AND a.id <> $about"
)

// changeSources are all sources. Links of one page are read from both of their ends.
func changeSources(ofPage bool) []changeSource {
	claim := func(kind ChangeKind, at string) changeSource {
		return changeSource{
			kind: kind, match: "(c:Claim)", node: "c", at: at, key: "id", item: "c.id", about: "c.page = $about",
			set: func(c *Change, id string) { c.ClaimID = id },
		}
	}
	link := func(kind ChangeKind, at string) changeSource {
		return changeSource{
			kind: kind, match: linkWithEnds, node: "l", at: at, key: "id", item: "l.id", about: linkStarts,
			set: func(c *Change, id string) { c.LinkID = id },
		}
	}
	event := func(kind ChangeKind, at string) changeSource {
		return changeSource{
			kind: kind, match: eventOnPage, node: "t", at: at, key: "id", item: "t.id", about: "t.page = $about",
			set: func(c *Change, id string) { c.EventID = id },
		}
	}
	added, superseded, retired, expired := claim(ChangeAdded, "recordedAt"), claim(ChangeSuperseded, "retiredAt"), claim(ChangeRetired, "retiredAt"), claim(ChangeExpired, "validUntil")
	added.by = "c.author"
	superseded.where, superseded.state = "c.state = $state", StateSuperseded
	retired.where, retired.state = "c.state = $state", StateRetired
	expired.where = "c.recordedAt <= c.validUntil AND (c.retiredAt IS NULL OR c.retiredAt > c.validUntil)"
	linked, happened := link(ChangeLinked, "recordedAt"), event(ChangeEvent, "recordedAt")
	linked.by, happened.by = "l.author", "t.author"
	sources := []changeSource{
		added, superseded, retired, expired, claim(ChangeRescoped, "rescopedAt"), event(ChangeRescoped, "rescopedAt"), happened,
		{
			kind: ChangeRescoped, match: "(p:Page)", node: "p", at: "rescopedAt", key: "id", item: "p.id", about: "p.id = $about",
			set: func(c *Change, id string) { c.PageID = id },
		},
		{
			kind: ChangePage, match: "(n:PageVersion)", node: "n", at: "at", key: "change", item: "n.page", about: "n.page = $about",
			by: "n.writer", several: true, set: func(c *Change, id string) { c.PageID = id },
		},
	}
	for _, s := range []changeSource{linked, link(ChangeUnlinked, "retiredAt"), link(ChangeRescoped, "rescopedAt")} {
		sources = append(sources, s)
		if ofPage {
			s.about = linkEnds
			sources = append(sources, s)
		}
	}
	return sources
}
