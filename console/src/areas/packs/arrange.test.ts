import { describe, expect, it } from 'vitest'
import { arrange } from './arrange'

const types = [
  { name: 'person', implements: ['actor'], count: 3, primitive: 'entity' },
  { name: 'agent', implements: ['actor'], count: 0, primitive: 'entity' },
  { name: 'event', implements: [], count: 1, primitive: 'temporal' },
]

describe('arrange', () => {
  it('joins every type that implements an interface', () => {
    const { curves } = arrange(types, [{ name: 'attended', from: ['actor'], to: ['event'] }])
    expect(curves.map((c) => `${c.from} ${c.link} ${c.to}`).sort()).toEqual(['agent attended event', 'person attended event'])
  })
  it('draws nothing for links that join anything', () => {
    expect(arrange(types, [{ name: 'relates_to', from: [], to: [] }]).curves).toEqual([])
  })
  it('puts types apart, larger where there are more pages', () => {
    const { nodes } = arrange(types, [])
    expect(new Set(nodes.map((n) => `${String(n.x)} ${String(n.y)}`)).size).toBe(3)
    const size = (name: string) => nodes.find((n) => n.name === name)?.size ?? 0
    expect(size('person')).toBeGreaterThan(size('agent'))
  })
})
