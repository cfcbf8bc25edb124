import { describe, expect, it } from 'vitest'
import { placeNames, shortName, type Named, type PlacedName } from './names'

const height = 16
const within = { width: 1000, height: 700 }
const named = (key: string, x: number, y: number, width = 60): Named => ({ key, x, y, radius: 5, width })
const place = (pages: Named[], most?: number) => placeNames(pages, height, within, most)
const keys = (names: PlacedName[]) => names.map((n) => n.key).join('')

/** Numbers that look random and are the same each time. */
function numbers(): () => number {
  let seed = 1
  return () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
}

describe('shortName', () => {
  it('cuts long names between characters and says so', () => {
    expect(shortName('Northlight')).toBe('Northlight')
    expect(shortName('가'.repeat(40))).toBe('가'.repeat(40))
    expect(shortName('😀'.repeat(41))).toBe(`${'😀'.repeat(39)}…`)
    expect(shortName(`${'a'.repeat(38)} ${'b'.repeat(200)}`)).toBe(`${'a'.repeat(38)}…`)
  })
})

describe('placeNames', () => {
  it('writes a name to the right of its page, apart from its edge', () => {
    expect(place([named('a', 100, 50)])).toEqual([{ key: 'a', left: 110, top: 42, width: 60, height }])
  })
  it('takes another side where a name or a page is', () => {
    expect(place([named('a', 100, 50), named('b', 95, 50)])[1]).toMatchObject({ key: 'b', left: 25, top: 42 })
    expect(place([named('a', 100, 50), named('b', 130, 50)])).toMatchObject([{ left: 30, top: 42 }, { left: 140, top: 42 }])
  })
  it('takes another side at the edge of the picture', () => {
    expect(place([named('a', 980, 50)])[0]).toMatchObject({ left: 910, top: 42 })
    expect(place([named('a', 500, 690, 900)])[0]).toMatchObject({ left: 50, top: 664 })
  })
  it('leaves out the least important where there is no room', () => {
    const crowd = [...'abcdefg'].map((key) => named(key, 500, 50, 200))
    expect(keys(place(crowd))).toBe('abcd')
    expect(keys(place(crowd.reverse()))).toBe('gfed')
  })
  it('lets what stands out lie on pages and across the edge, but not on names', () => {
    const around = [[130, 50], [70, 50], [100, 70], [100, 30]].map(([x = 0, y = 0], i) => ({ ...named(String(i), x, y, 0) }))
    expect(place([named('a', 100, 50), ...around])).toEqual([])
    expect(place([{ ...named('a', 100, 50), above: true }, ...around])).toMatchObject([{ key: 'a', left: 110, top: 42 }])
    const crowd = [...'abcdefg'].map((key) => ({ ...named(key, 500, 50, 200), above: true }))
    expect(keys(place(crowd))).toBe('abcd')
  })
  it('lets names touch', () => {
    expect(place([named('a', 100, 50), named('b', 100, 50 + height)]).map((n) => n.left)).toEqual([110, 110])
  })
  it('places no more than it is told', () => {
    expect(keys(place([named('a', 100, 50), named('b', 500, 50), named('c', 800, 50)], 2))).toBe('ab')
  })
  it('places names of a thousand pages so that none lies on another, the same each time', () => {
    const next = numbers()
    const pages = Array.from({ length: 1000 }, (_, i) => ({ ...named(String(i), next() * 1200 - 100, next() * 900 - 100, 20 + next() * 150), above: i < 40 }))
    const names = place(pages)
    expect(names.length).toBeGreaterThan(40)
    const overlapping = names.flatMap((a, i) => names.slice(i + 1)
      .filter((b) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height)
      .map((b) => `${a.key} and ${b.key}`))
    expect(overlapping).toEqual([])
    expect(place(pages)).toEqual(names)
  })
})
