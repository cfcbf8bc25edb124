import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { offers, parametersOf, parameterValue } from './complete'
import { labelOf, systemLabels, systemLinks } from './vocabulary'

const names = {
  objectTypes: [
    { name: 'person', properties: [{ name: 'role', type: 'text' }] },
    { name: 'sales_channel', properties: [{ name: 'region', type: 'text' }, { name: 'commission', type: 'decimal' }] },
  ],
  interfaces: [{ name: 'actor', types: ['person'] }],
  linkTypes: [{ name: 'works_at', inverse: 'employs' }, { name: 'competes_with', inverse: 'competes_with' }],
}
/** What is offered at the bar in a text. */
const at = (text: string) => {
  const [before = '', after = ''] = text.split('¦')
  const found = offers(before, before + after, names)
  return found && { from: found.from, labels: found.offers.map((o) => o.label) }
}

describe('offers', () => {
  it('labels after a colon in parentheses', () => {
    const found = at('MATCH (p:Pe¦)')
    expect(found?.from).toBe(9)
    expect(found?.labels).toEqual(['Person', 'SalesChannel', 'Actor', ...Object.keys(systemLabels)])
  })
  it('relationships after a colon or bar in brackets, inverses too', () => {
    const all = ['WORKS_AT', 'COMPETES_WITH', 'EMPLOYS', ...systemLinks]
    expect(at('MATCH (p)-[:¦')?.labels).toEqual(all)
    expect(at('MATCH (p)-[w:WORKS_AT|E¦]->(c:Company)')?.labels).toEqual(all)
    expect(at('MATCH (p)-[:WORKS_AT]->(c:¦')?.labels).toContain('SalesChannel')
  })
  it('properties of what a name stands for', () => {
    expect(at('MATCH (p:Person) WHERE p.t¦')).toEqual({ from: 25, labels: [...(systemLabels.Page ?? []), 'properties'] })
    expect(at('MATCH (c:Fact)-[:ABOUT]->(p) RETURN c.¦')?.labels).toEqual(systemLabels.Claim)
    expect(at('MATCH (a)-[l:WORKS_AT]->(b) RETURN l.¦')?.labels).toContain('validFrom')
  })
  it('properties of packs by type and interface, of all types where none is known', () => {
    expect(at('MATCH (s:SalesChannel) RETURN s.properties.¦')?.labels).toEqual(['commission', 'region'])
    expect(at('MATCH (s:Actor) RETURN s.properties.¦')?.labels).toEqual(['role'])
    expect(at('MATCH (s) RETURN s.properties.r¦')?.labels).toEqual(['commission', 'region', 'role'])
  })
  it('words, functions and names elsewhere', () => {
    const found = at('MATCH (p:Person)-[w:WORKS_AT]->(c) RETURN p.title AS name, c¦')
    expect(found?.labels).toEqual(expect.arrayContaining(['ORDER BY', 'count', 'p', 'w', 'c', 'name']))
  })
  it('nothing in texts, remarks and parameters', () => {
    expect(at("MATCH (p) WHERE p.title = 'RET¦")).toBeNull()
    expect(at('MATCH (p) // RET¦')).toBeNull()
    expect(at('MATCH (p) WHERE p.id = $i¦')).toBeNull()
  })
})

describe('parameters', () => {
  it('are named once, in order, not in texts and remarks', () => {
    expect(parametersOf("MATCH (p) WHERE p.id = $b AND p.slug IN $a AND p.title = '$no' // $no\nRETURN $b /* $no */")).toEqual(['b', 'a'])
  })
  it('are JSON where they are', () => {
    expect([parameterValue('12'), parameterValue('["a"]'), parameterValue('2026-01-01'), parameterValue('"12"')]).toEqual([12, ['a'], '2026-01-01', '12'])
  })
})

describe('the vocabulary of the system', () => {
  const reference = readFileSync(new URL('../../../../docs/reference/pattern-names.md', import.meta.url), 'utf8')
  const table = (heading: string) => (reference.split(`## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? ''
  it('is that of the reference', () => {
    const rows = [...table('Labels of the system').matchAll(/^\| (`.*?) \| (.*) \|$/gm)]
    const found = Object.fromEntries(rows.flatMap(([, labels = '', properties = '']) =>
      [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => [label, [...properties.matchAll(/`(\w+)`/g)].map((p) => p[1] ?? '').sort()])))
    expect(found).toEqual(Object.fromEntries(Object.entries(systemLabels).map(([label, properties]) => [label, [...properties].sort()])))
    const links = [...table('Relationships of the system').matchAll(/^\| `(\w+)`/gm)].map((l) => l[1])
    expect(links).toEqual([...systemLinks])
  })
  it('writes labels as the language does', () => { expect(labelOf('sales_channel')).toBe('SalesChannel') })
})
