import { describe, expect, it } from 'vitest'
import { degrees, linksOf, merge, tally, toJson, visible, type GraphFilter } from './model'

const page = (slug: string, type = 'person', scope = 'world') => ({ slug, title: slug.toUpperCase(), type, scope, id: `id-${slug}` })
const link = (from: string, to: string, type = 'knows', more = {}) => ({ from, to, type, scope: 'world', recordedAt: '2026-03-01T00:00:00Z', ...more })
const open: GraphFilter = { hiddenTypes: [], hiddenLinks: [], scope: '', since: '', hidden: [] }

describe('merge', () => {
  it('makes one of what is said twice and fills in what a part leaves open', () => {
    const g = merge([
      { nodes: [{ slug: 'a', title: 'A', type: 'person' }, page('b')], links: [link('a', 'b')] },
      { nodes: [page('a')], links: [link('a', 'b', 'knows', { scope: 'group:x' }), link('a', 'b', 'likes')] },
    ])
    expect([...g.nodes.values()]).toEqual([{ ...page('a'), title: 'A' }, page('b')])
    expect([...g.links.values()].map((l) => [l.type, l.scope])).toEqual([['knows', 'group:x'], ['likes', 'world']])
  })
  it('leaves out links to pages that are not there', () => {
    expect(merge([{ nodes: [page('a')], links: [link('a', 'gone')] }]).links.size).toBe(0)
  })
})

describe('visible', () => {
  const g = merge([{
    nodes: [page('a'), page('b', 'company'), page('c', 'person', 'group:x'), { slug: 'p', title: 'P', type: 'note' }],
    links: [link('a', 'b', 'works_at'), link('a', 'c'), link('b', 'c', 'knows', { scope: 'group:x' }), link('a', 'p', 'knows', { recordedAt: '2026-05-01T00:00:00Z' })],
  }])
  const shown = (filter: Partial<GraphFilter>, kept: string[] = []) => {
    const v = visible(g, { ...open, ...filter }, kept)
    return `${[...v.nodes.keys()].join('')} ${String(v.links.size)}`
  }
  it('shows all without a filter', () => { expect(shown({})).toBe('abcp 4') })
  it('hides types with their links', () => { expect(shown({ hiddenTypes: ['company'] })).toBe('acp 2') })
  it('hides link types alone', () => { expect(shown({ hiddenLinks: ['knows'] })).toBe('abcp 1') })
  it('keeps one scope, and what is of unknown scope', () => { expect(shown({ scope: 'world' })).toBe('abp 2') })
  it('keeps links recorded since a time', () => { expect(shown({ since: '2026-04-01T00:00:00Z' })).toBe('abcp 1') })
  it('hides single pages, but none that is kept', () => {
    expect(shown({ hidden: ['a', 'c'] })).toBe('bp 0')
    expect(shown({ hidden: ['a', 'c'], hiddenTypes: ['person'] }, ['a'])).toBe('abp 2')
  })
})

describe('what is told of a graph', () => {
  const g = merge([{ nodes: [page('a'), page('b'), page('c')], links: [link('a', 'b'), link('c', 'a', 'likes'), link('a', 'a')] }])
  it('counts links of pages, a loop once', () => { expect([...degrees(g)]).toEqual([['a', 3], ['b', 1], ['c', 1]]) })
  it('counts kinds', () => { expect(tally(['x', 'y', 'x', 'a'])).toEqual([['x', 2], ['a', 1], ['y', 1]]) })
  it('lists links of a page both ways', () => {
    expect(linksOf(g, 'a').map((l) => [l.link.type, l.other.slug, l.out])).toEqual([['knows', 'a', true], ['knows', 'b', true], ['likes', 'c', false]])
  })
  it('writes a file with places', () => {
    const file = JSON.parse(toJson(g, (slug) => (slug === 'a' ? { x: 1, y: 2 } : undefined))) as { nodes: object[]; links: object[] }
    expect(file.nodes[0]).toEqual({ ...page('a'), x: 1, y: 2 })
    expect(file.links).toHaveLength(3)
  })
})
