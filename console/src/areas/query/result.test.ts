import { describe, expect, it } from 'vitest'
import { graphOf, toCsv, toJson } from './result'

describe('files', () => {
  const result = { columns: ['name', 'a,b'], rows: [['Ann "A"', 1.5], ['=SUM(A1)', -2], ['two\nlines', null], ['@x', ['a']], ['-1', true]] }
  it('CSV quotes and takes formulas for text', () => {
    expect(toCsv(result)).toBe('name,"a,b"\r\n"Ann ""A""",1.5\r\n\'=SUM(A1),-2\r\n"two\nlines",\r\n\'@x,"[""a""]"\r\n\'-1,true\r\n')
  })
  it('JSON has an object for each row', () => {
    expect(JSON.parse(toJson(result))).toContainEqual({ name: 'two\nlines', 'a,b': null })
  })
})

describe('a graph of rows', () => {
  const prefixes = new Map([['people', 'person'], ['companies', 'company']])
  const graph = (columns: string[], rows: unknown[][]) => graphOf({ columns, rows }, prefixes, new Set(['works_at']))
  it('links pages that stand beside each other', () => {
    const g = graph(['p.slug', 'p.title', 'l.type', 'employer'], [['people/ann', 'Ann Lee', 'WORKS_AT', 'companies/north-light'], ['people/bo', 'Bo', null, 'companies/north-light']])
    expect([...g.nodes.values()]).toEqual([
      { slug: 'people/ann', type: 'person', title: 'Ann Lee' }, { slug: 'companies/north-light', type: 'company', title: 'north light' }, { slug: 'people/bo', type: 'person', title: 'Bo' },
    ])
    expect([...g.links.values()].map((l) => l.type)).toEqual(['works_at', 'employer'])
  })
  it('is empty without slugs', () => {
    expect(graph(['x', 'y'], [['and/or', 'http://people/ann'], [1, null]]).nodes.size).toBe(0)
  })
})
