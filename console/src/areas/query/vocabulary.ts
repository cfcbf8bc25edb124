/** What the names of a query can be. */
export interface Names {
  objectTypes: readonly { name: string; properties: readonly { name: string; type: string }[] }[]
  interfaces: readonly { name: string; types: readonly string[] }[]
  linkTypes: readonly { name: string; inverse?: string | null | undefined }[]
}

const validity = ['recordedAt', 'retiredAt', 'validFrom', 'validUntil']
const claim = [
  'id', 'family', 'kind', 'text', 'state', 'filing', 'wantedName', 'confidence', 'weight', 'importance', 'context', 'property', 'due', 'trust',
  'evidenceChanged', 'grade', 'outcome', 'quality', 'settledAt', ...validity,
]

/** The labels of the system with their properties; a page has those of its type besides. */
export const systemLabels: Readonly<Record<string, readonly string[]>> = {
  Page: ['id', 'slug', 'type', 'subtype', 'title', 'effectiveDate', 'pinned', 'createdAt'],
  Tag: ['id', 'name'],
  Claim: claim,
  Fact: claim,
  Take: claim,
  TimelineEvent: ['id', 'date', 'precision', 'until', 'at', 'summary', 'detail', 'type', ...validity],
  Pack: ['id', 'name', 'semver', 'description', 'builtin', 'installedAt', 'extends'],
  ObjectType: ['id', 'name', 'prefix', 'kind', 'title'],
  LinkType: ['id', 'name', 'title'],
  PropertyType: ['id', 'name', 'type', 'unit'],
}

/** The relationships of the system. */
export const systemLinks = ['TAGGED', 'ABOUT', 'HELD_BY', 'REPLACES', 'EVENT_PAGE', 'DECLARES'] as const

/** The properties of links between pages. */
export const linkProperties = ['id', 'type', 'weight', 'origin', ...validity] as const

export const keywords = [
  'MATCH', 'OPTIONAL MATCH', 'WHERE', 'WITH', 'RETURN', 'DISTINCT', 'ORDER BY', 'SKIP', 'LIMIT', 'ASC', 'DESC', 'AS',
  'AND', 'OR', 'XOR', 'NOT', 'IN', 'STARTS WITH', 'ENDS WITH', 'CONTAINS', 'IS NULL', 'IS NOT NULL', 'TRUE', 'FALSE', 'NULL',
] as const

export const functions = ['count', 'sum', 'min', 'max', 'avg', 'collect'] as const

/** The label of an object type: sales_channel is SalesChannel. */
export function labelOf(type: string): string {
  return type.split('_').map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
}

/** The relationship of a link type: works_at is WORKS_AT. */
export function relationshipOf(type: string): string {
  return type.toUpperCase()
}
