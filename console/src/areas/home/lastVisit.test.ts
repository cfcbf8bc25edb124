import { describe, expect, it } from 'vitest'
import { lastVisit } from './lastVisit'

const minute = 60_000

function memory() {
  const kept = new Map<string, string>()
  return { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) }
}

describe('lastVisit', () => {
  it('is unknown on the first visit, however often one looks', () => {
    const store = memory()
    expect(lastVisit('mika', 0, store)).toBeNull()
    expect(lastVisit('mika', minute, store)).toBeNull()
  })
  it('is the last look of the visit before', () => {
    const store = memory()
    lastVisit('mika', 0, store)
    lastVisit('mika', 5 * minute, store)
    const later = 100 * minute
    expect(lastVisit('mika', later, store)).toBe(new Date(5 * minute).toISOString())
    expect(lastVisit('mika', later + minute, store)).toBe(new Date(5 * minute).toISOString())
  })
  it('is unknown where what was kept is none', () => {
    for (const kept of ['x', ',', 'NaN,NaN', '1e400,1', '5,later', '1,2,3']) {
      const store = memory()
      store.setItem('brain.visit.mika', kept)
      expect(lastVisit('mika', 100 * minute, store), kept).toBeNull()
    }
  })
  it('is kept for each principal apart', () => {
    const store = memory()
    lastVisit('mika', 0, store)
    expect(lastVisit('clara', 100 * minute, store)).toBeNull()
  })
})
