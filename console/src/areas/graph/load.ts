import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ask, type ApiError } from '../../api/client'
import { useRead } from '../../api/hooks'
import { merge, type GraphData, type GraphLink, type GraphNode } from './model'
import { allLinks, allPages, among, around, ofType, ways } from './operations'

/** The most neighbours that opening a page brings. */
export const mostNeighbors = 200
/** The most pages and links of the whole graph. */
export const mostPages = 5000
export const mostLinks = 20_000
/** The most pages whose links with each other are asked for. */
const mostAmong = 500
/** The most links with each other that are asked for. */
const mostBetween = 500
const pageSize = 500
const linkSize = 10_000

/** Where the graph comes from: pages that are open, a type, everything, and a way between two. */
export interface Origin {
  open: readonly string[]
  type: string
  all: boolean
  from: string
  to: string
  /** A day, YYYY-MM-DD: what was true at its end; '' for now. */
  at: string
}

export interface GraphPath {
  steps: { from: GraphNode; link: string; forward: boolean; to: GraphNode }[]
}

export interface Loaded {
  data: GraphData
  paths: GraphPath[]
  /** How many more neighbours an open page has than are shown. */
  more: ReadonlyMap<string, number>
  loading: boolean
  /** That there is more than is shown. */
  cut: boolean
  error: ApiError | null
  retry: () => void
}

interface AnyLink { type: string; scope?: string; recordedAt?: string; from: { slug: string }; to: { slug: string } }
const asLink = (l: AnyLink): GraphLink => ({
  type: l.type, from: l.from.slug, to: l.to.slug, ...(l.scope ? { scope: l.scope } : {}), ...(l.recordedAt ? { recordedAt: l.recordedAt } : {}),
})

/** What was true at the end of a day. */
export function asOfDay(at: string): { valid: string } | undefined {
  return at ? { valid: `${at}T23:59:59Z` } : undefined
}

/** Reads the graph. What was read before stays while more comes. */
export function useGraph(origin: Origin): Loaded {
  const asOf = asOfDay(origin.at)
  const opened = useQueries({
    queries: origin.open.map((ref) => ({
      queryKey: ['live', 'GraphAround', { ref, at: origin.at }],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(around, { ref, first: mostNeighbors, asOf }, signal),
    })),
  })
  const type = useRead(ofType, { type: origin.type, first: mostAmong, asOf }, { enabled: origin.type !== '' })
  const whole = useQuery({
    queryKey: ['still', 'GraphWhole', origin.at], staleTime: Infinity, enabled: origin.all, queryFn: ({ signal }) => everything(asOf, signal),
  })
  const wantsPath = origin.from !== '' && origin.to !== ''
  const path = useRead(ways, { from: origin.from, to: origin.to, first: 5, asOf }, { enabled: wantsPath })

  const openData = opened.map((o) => o.data)
  const key = opened.map((o) => o.dataUpdatedAt).join(' ')
  const typeData = origin.type ? type.data : undefined
  const pathData = wantsPath ? path.data : undefined
  const wholeData = origin.all ? whole.data : undefined
  const [base, paths, more] = useMemo(() => {
    const parts: { nodes: GraphNode[]; links: GraphLink[] }[] = []
    const more = new Map<string, number>()
    const paths = (pathData?.paths?.nodes ?? []) as GraphPath[]
    for (const { steps } of paths) {
      parts.push({
        nodes: steps.flatMap((s) => [s.from, s.to]).map(({ slug, title, type }) => ({ slug, title, type })),
        links: steps.map((s) => ({ type: s.link, from: s.forward ? s.from.slug : s.to.slug, to: s.forward ? s.to.slug : s.from.slug })),
      })
    }
    if (wholeData) parts.push(wholeData)
    if (typeData?.objects) parts.push({ nodes: typeData.objects.nodes, links: [] })
    for (const d of openData) {
      const page = d?.page && 'slug' in d.page ? (d.page as GraphNode) : null
      if (page) parts.push({ nodes: [page], links: [] })
      const found = d?.neighbors?.nodes ?? []
      parts.push({ nodes: found.map((n) => n.page), links: found.map((n) => asLink(n.link)) })
      const rest = (d?.neighbors?.totalCount ?? 0) - found.length
      if (page && rest > 0) more.set(page.slug, rest)
    }
    return [parts, paths, more] as const
    // openData is new each time; key tells when it changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, typeData, pathData, wholeData])

  const ids = useMemo(() => [...merge(base).nodes.values()].flatMap((n) => (n.id ? [n.id] : [])).slice(0, mostAmong), [base])
  const between = useRead(among, { pages: ids, first: mostBetween, asOf }, { enabled: ids.length > 1 && !origin.all })
  const betweenData = ids.length > 1 && !origin.all ? between.data : undefined
  const data = useMemo(() => merge([...base, { nodes: [], links: (betweenData?.linksAmong?.nodes ?? []).map(asLink) }]), [base, betweenData])

  const reads = [...opened, ...(origin.type ? [type] : []), ...(origin.all ? [whole] : []), ...(wantsPath ? [path] : []), ...(ids.length > 1 && !origin.all ? [between] : [])]
  const failed = reads.find((r) => r.error)
  return {
    data, paths, more,
    loading: reads.some((r) => r.isFetching && r.data === undefined),
    cut: Boolean(wholeData?.cut) || Boolean(typeData?.objects?.pageInfo.hasNextPage) || (betweenData?.linksAmong?.nodes.length ?? 0) >= mostBetween,
    error: (failed?.error ?? null) as ApiError | null,
    retry: () => { for (const r of reads) if (r.error) void r.refetch() },
  }
}

/** Reads all pages and links, as far as they can be shown. */
async function everything(asOf: { valid: string } | undefined, signal: AbortSignal) {
  const nodes: GraphNode[] = []
  let cut = false
  for (let after: string | null = null; ;) {
    const { pages }: { pages?: { nodes: GraphNode[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } } | null } =
      await ask(allPages, { first: pageSize, after }, signal)
    nodes.push(...(pages?.nodes ?? []))
    after = pages?.pageInfo.hasNextPage ? (pages.pageInfo.endCursor ?? null) : null
    if (!after) break
    if (nodes.length >= mostPages) {
      cut = true
      break
    }
  }
  const links: GraphLink[] = []
  const query = 'MATCH (a:Page)-[l]->(b:Page) RETURN a.slug AS a, l.type AS type, b.slug AS b, l.recordedAt AS at SKIP $skip LIMIT $limit'
  for (let skip = 0; ; skip += linkSize) {
    const { patternQuery } = await ask(allLinks, { query, params: { skip, limit: linkSize }, first: linkSize, asOf }, signal)
    const rows = patternQuery?.rows ?? []
    for (const [from, type, to, at] of rows as string[][]) {
      if (from && type && to) links.push({ from, type: type.toLowerCase(), to, ...(at ? { recordedAt: at } : {}) })
    }
    if (rows.length < linkSize) break
    if (links.length >= mostLinks) {
      cut = true
      break
    }
  }
  return { nodes, links, cut }
}
