import { merge, type GraphData, type GraphLink, type GraphNode } from '../graph/model'

/** What a query found. */
export interface Result {
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
  truncated: boolean
  cost: number
}

/** A value as text: lists and objects as JSON, nothing as nothing. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}

/** The result as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function toCsv({ columns, rows }: Pick<Result, 'columns' | 'rows'>): string {
  const cell = (value: unknown) => {
    const text = textOf(value)
    const safe = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** The result as a list of objects by column. */
export function toJson({ columns, rows }: Pick<Result, 'columns' | 'rows'>): string {
  return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i] ?? null]))), null, 2)
}

/**
 * The graph that a result tells of: the slugs in it are pages, and pages that stand beside each other in a row are linked,
 * by the link type between them if there is one, else by the name of the second column. A text right behind a slug, in a
 * column called title or name, is the page's title.
 */
export function graphOf({ columns, rows }: Pick<Result, 'columns' | 'rows'>, prefixes: ReadonlyMap<string, string>, linkTypes: ReadonlySet<string>): GraphData {
  const nodes: GraphNode[] = []
  const links: GraphLink[] = []
  const typeOf = (value: unknown) => (typeof value === 'string' ? prefixes.get(/^([a-z0-9-]+)\/[^\s]+$/.exec(value)?.[1] ?? '') : undefined)
  for (const row of rows) {
    let last: { slug: string; at: number } | null = null
    row.forEach((value, at) => {
      const type = typeOf(value)
      if (!type || typeof value !== 'string') return
      const title = row[at + 1]
      const named = typeof title === 'string' && /(^|\.)(title|name)$/i.test(columns[at + 1] ?? '')
      nodes.push({ slug: value, type, title: named ? title : titleOf(value) })
      if (last && last.slug !== value) {
        const between = row.slice(last.at + 1, at).find((x): x is string => typeof x === 'string' && linkTypes.has(x.toLowerCase()))
        links.push({ from: last.slug, to: value, type: between?.toLowerCase() ?? columns[at] ?? '' })
      }
      last = { slug: value, at }
    })
  }
  return merge([{ nodes, links }])
}

function titleOf(slug: string): string {
  const last = slug.split('/').at(-1) ?? slug
  return last.replaceAll('-', ' ')
}
