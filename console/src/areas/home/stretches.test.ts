import { describe, expect, it } from 'vitest'
import { stretchesOf } from './stretches'

const change = (minute: number, kind: string, by: string) => ({ at: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString(), kind, by: { uid: by } })

describe('stretches of changes', () => {
  it('puts what an import makes together, whatever comes between', () => {
    const list = [change(9, 'LINKED', 'Ann'), change(8, 'PAGE', 'Ann'), change(7, 'LINKED', 'Ann'), change(6, 'LINKED', 'Bo'), change(5, 'LINKED', 'Ann')]
    expect(stretchesOf(list).map((s) => s.map((x) => list.indexOf(x)))).toEqual([[0, 2, 4], [1], [3]])
  })
  it('ends after ten minutes', () => {
    expect(stretchesOf([change(20, 'LINKED', 'Ann'), change(11, 'LINKED', 'Ann'), change(9, 'LINKED', 'Ann')]).map((s) => s.length)).toEqual([2, 1])
  })
  it('keeps nothing of nothing', () => { expect(stretchesOf([])).toEqual([]) })
})
