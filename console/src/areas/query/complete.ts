import { functions, keywords, labelOf, linkProperties, relationshipOf, systemLabels, systemLinks, type Names } from './vocabulary'

/** Something that can be written at a place. */
export interface Offer {
  label: string
  kind: 'label' | 'relationship' | 'property' | 'keyword' | 'function' | 'name'
  detail?: string
}

/** What can be written at the end of a text, and where the word begins that it replaces; null for nothing. */
export function offers(before: string, whole: string, names: Names): { from: number; offers: Offer[] } | null {
  const line = before.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*\n/g, (s) => ' '.repeat(s.length))
  if (/\/\/[^\n]*$/.test(line) || insideText(line)) return null
  const property = /(\w+)\.properties\.(\w*)$/.exec(line)
  if (property) return { from: before.length - (property[2]?.length ?? 0), offers: packProperties(whole, property[1] ?? '', names) }
  const member = /(\w+)\.(\w*)$/.exec(line)
  if (member && !/^\d/.test(member[1] ?? '')) return { from: before.length - (member[2]?.length ?? 0), offers: members(whole, member[1] ?? '', names) }
  const colon = /[:|]\s*(\w*)$/.exec(line)
  if (colon) {
    const from = before.length - (colon[1]?.length ?? 0)
    const open = Math.max(line.lastIndexOf('['), line.lastIndexOf('('))
    return { from, offers: line[open] === '[' && !line.slice(open).includes(']') ? relationships(names) : labels(names) }
  }
  const word = /[\w]*$/.exec(line)?.[0] ?? ''
  if (/\$\w*$/.test(line)) return null
  return { from: before.length - word.length, offers: words(whole) }
}

/** Whether a place is inside of a quoted text. */
function insideText(before: string): boolean {
  let quote = ''
  for (let i = 0; i < before.length; i++) {
    const c = before.charAt(i)
    if (quote && c === '\\') i++
    else if (quote) quote = c === quote ? '' : quote
    else if (c === "'" || c === '"') quote = c
  }
  return quote !== ''
}

function labels(names: Names): Offer[] {
  return [
    ...names.objectTypes.map((t) => ({ label: labelOf(t.name), kind: 'label' as const, detail: t.name })),
    ...names.interfaces.map((i) => ({ label: labelOf(i.name), kind: 'label' as const, detail: i.types.join(', ') })),
    ...Object.keys(systemLabels).map((label) => ({ label, kind: 'label' as const })),
  ]
}

function relationships(names: Names): Offer[] {
  return [
    ...names.linkTypes.map((t) => ({ label: relationshipOf(t.name), kind: 'relationship' as const })),
    ...names.linkTypes.flatMap((t) => (t.inverse && t.inverse !== t.name ? [{ label: relationshipOf(t.inverse), kind: 'relationship' as const, detail: relationshipOf(t.name) }] : [])),
    ...systemLinks.map((label) => ({ label, kind: 'relationship' as const })),
  ]
}

/** The labels that a name has anywhere in the query. */
function labelsOf(whole: string, name: string): string[] {
  const found = [...whole.matchAll(new RegExp(`\\(\\s*${name}\\s*:\\s*([\\w:|\\s]+)`, 'g'))]
  return found.flatMap((f) => (f[1] ?? '').split(/[:|\s]+/)).filter(Boolean)
}

function isLink(whole: string, name: string): boolean {
  return new RegExp(`\\[\\s*${name}\\b`).test(whole)
}

function members(whole: string, name: string, names: Names): Offer[] {
  if (isLink(whole, name)) return linkProperties.map((label) => ({ label, kind: 'property' }))
  const known = labelsOf(whole, name)
  const page = known.length === 0 || known.some((l) => !(l in systemLabels) || l === 'Page')
  const own = known.flatMap((l) => systemLabels[l] ?? [])
  const all = [...new Set([...own, ...(page ? (systemLabels.Page ?? []) : [])])]
  return [
    ...all.map((label) => ({ label, kind: 'property' as const })),
    ...(page && packProperties(whole, name, names).length > 0 ? [{ label: 'properties', kind: 'property' as const }] : []),
  ]
}

function packProperties(whole: string, name: string, names: Names): Offer[] {
  const known = labelsOf(whole, name)
  const types = new Set(names.interfaces.filter((i) => known.includes(labelOf(i.name))).flatMap((i) => i.types))
  const some = names.objectTypes.filter((t) => known.includes(labelOf(t.name)) || types.has(t.name))
  const from = some.length > 0 ? some : names.objectTypes
  const found = new Map(from.flatMap((t) => t.properties.map((p) => [p.name, p.type] as const)))
  return [...found].sort().map(([label, detail]) => ({ label, kind: 'property', detail }))
}

function words(whole: string): Offer[] {
  const bound = new Set([...whole.matchAll(/[([]\s*([A-Za-z_]\w*)\s*[:)\]{*-]|\bAS\s+(\w+)/gi)].flatMap((f) => [f[1] ?? f[2] ?? '']))
  return [
    ...keywords.map((label) => ({ label, kind: 'keyword' as const })),
    ...functions.map((label) => ({ label, kind: 'function' as const })),
    ...[...bound].filter((name) => name && !(functions as readonly string[]).includes(name)).map((label) => ({ label, kind: 'name' as const })),
  ]
}

/** The parameters that a query names, in order, without `$`. */
export function parametersOf(query: string): string[] {
  const plain = query.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, ' ')
  return [...new Set([...plain.matchAll(/\$([A-Za-z_]\w*)/g)].map((f) => f[1] ?? ''))]
}

/** What somebody wrote for a parameter: JSON where it is, else text. */
export function parameterValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
