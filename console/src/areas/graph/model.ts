/** A page in the graph. What came as a step of a path alone has no id and no scope. */
export interface GraphNode {
  slug: string
  title: string
  type: string
  id?: string
  scope?: string
}

/** A link in the graph; the same type between the same pages is one. */
export interface GraphLink {
  type: string
  from: string
  to: string
  scope?: string
  recordedAt?: string
}

/** Pages by slug and links by what they say. */
export interface GraphData {
  nodes: ReadonlyMap<string, GraphNode>
  links: ReadonlyMap<string, GraphLink>
}

/** What is left out of sight. */
export interface GraphFilter {
  hiddenTypes: readonly string[]
  hiddenLinks: readonly string[]
  /** Only what has this scope; '' for any. */
  scope: string
  /** Only links recorded at this time or later; '' for any. */
  since: string
  /** Pages that were taken away one by one. */
  hidden: readonly string[]
}

/** The name of a link: two links of the same name say the same. */
export function linkKey(l: Pick<GraphLink, 'from' | 'type' | 'to'>): string {
  return `${l.from} ${l.type} ${l.to}`
}

/** One graph of many parts. What a part leaves open, another may fill in. */
export function merge(parts: readonly { nodes: readonly GraphNode[]; links: readonly GraphLink[] }[]): GraphData {
  const nodes = new Map<string, GraphNode>()
  const links = new Map<string, GraphLink>()
  for (const part of parts) {
    for (const n of part.nodes) nodes.set(n.slug, { ...nodes.get(n.slug), ...n })
    for (const l of part.links) links.set(linkKey(l), { ...links.get(linkKey(l)), ...l })
  }
  for (const [key, l] of links) if (!nodes.has(l.from) || !nodes.has(l.to)) links.delete(key)
  return { nodes, links }
}

/** The part of a graph that a filter leaves in sight; pages in `kept` stay whatever it says. */
export function visible(data: GraphData, filter: GraphFilter, kept: readonly string[]): GraphData {
  const types = new Set(filter.hiddenTypes)
  const hiddenLinks = new Set(filter.hiddenLinks)
  const hidden = new Set(filter.hidden)
  const keep = new Set(kept)
  const inScope = (scope: string | undefined) => !filter.scope || scope === undefined || scope === filter.scope
  const nodes = new Map([...data.nodes].filter(([slug, n]) => keep.has(slug) || (!hidden.has(slug) && !types.has(n.type) && inScope(n.scope))))
  const links = new Map([...data.links].filter(([, l]) =>
    nodes.has(l.from) && nodes.has(l.to) && !hiddenLinks.has(l.type) && inScope(l.scope) && (!filter.since || !l.recordedAt || l.recordedAt >= filter.since)))
  return { nodes, links }
}

/** How many links each page has. */
export function degrees(data: GraphData): Map<string, number> {
  const count = new Map<string, number>()
  for (const slug of data.nodes.keys()) count.set(slug, 0)
  for (const { from, to } of data.links.values()) {
    count.set(from, (count.get(from) ?? 0) + 1)
    if (to !== from) count.set(to, (count.get(to) ?? 0) + 1)
  }
  return count
}

/** How many there are of each kind, the most frequent first. */
export function tally(kinds: Iterable<string>): [string, number][] {
  const count = new Map<string, number>()
  for (const kind of kinds) count.set(kind, (count.get(kind) ?? 0) + 1)
  return [...count].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** A page's links with the page at the other end. */
export function linksOf(data: GraphData, slug: string): { link: GraphLink; other: GraphNode; out: boolean }[] {
  const all = []
  for (const link of data.links.values()) {
    if (link.from !== slug && link.to !== slug) continue
    const out = link.from === slug
    const other = data.nodes.get(out ? link.to : link.from)
    if (other) all.push({ link, other, out })
  }
  return all.sort((a, b) => (a.link.type < b.link.type ? -1 : a.link.type > b.link.type ? 1 : a.other.title < b.other.title ? -1 : 1))
}

/** The graph as a file: pages with their places, links by slugs. */
export function toJson(data: GraphData, place: (slug: string) => { x: number; y: number } | undefined): string {
  return JSON.stringify({
    nodes: [...data.nodes.values()].map((n) => ({ ...n, ...place(n.slug) })),
    links: [...data.links.values()],
  }, null, 2)
}
