import { describe, expect, it } from 'vitest'
import { make, relative } from './format'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const now = new Date('2026-03-01T12:00:00Z')
const at = (text: string) => relative(format, new Date(text), now)

describe('relative', () => {
  it('counts whole units, past and to come', () => {
    expect(at('2026-03-01T11:59:30Z')).toBe('30 seconds ago')
    expect(at('2026-03-01T10:30:00Z')).toBe('1 hour ago')
    expect(at('2026-02-26T12:00:00Z')).toBe('3 days ago')
    expect(at('2026-03-03T12:00:00Z')).toBe('in 2 days')
    expect(at('2024-03-01T00:00:00Z')).toBe('2 years ago')
  })
  it('is never ahead by the skew of two clocks', () => {
    expect(at('2026-03-01T12:00:05Z')).toBe('now')
  })
})

describe('day', () => {
  it('is the same everywhere where no time of day is told', () => {
    const { day } = make('en')
    expect(['2026-03-31', '2026-03-31T00:00:00Z', '2026-03-31T00:00:00.000Z'].map(day)).toEqual(Array.from({ length: 3 }, () => 'Mar 31, 2026'))
  })
})
