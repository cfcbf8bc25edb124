import { describe, expect, it } from 'vitest'
import { dayIn } from './day'

describe('dayIn', () => {
  it.each(['2026-03-01', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (day) => { expect(dayIn(day)).toBe(day) })
  it.each([null, '', 'zzz', '2026-13-01', '2026-02-30', '2025-02-29', '2026-3-1', '2026-03-01T10:00:00Z', '+012026-03-01', '2026-03-01 '])('%s is none', (day) => { expect(dayIn(day)).toBe('') })
})
