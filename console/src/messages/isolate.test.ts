import { describe, expect, it } from 'vitest'
import { audit } from './audit'
import { isolated } from './isolate'

describe('a text that changes its direction', () => {
  it.each([
    ['plain', 'plain'],
    ['שלום', 'שלום'],
    ['a\u202eb', '\u2068a\u202eb\u202c\u2069'],
    ['a\u2067b\u202ec', '\u2068a\u2067b\u202ec\u202c\u2069\u2069'],
    // What it did not open it cannot close, so it cannot break out.
    ['a\u2069\u202eb', '\u2068a\u202eb\u202c\u2069'],
    ['a\u202c\u202ab\u202c', '\u2068a\u202ab\u202c\u2069'],
  ])('ends with it: %j', (text, expected) => { expect(isolated(text)).toBe(expected) })

  it('cannot reverse the message that names it', () => {
    expect(audit.en.eraseTitle('\u202eevil')).toBe('Erase \u2068\u202eevil\u202c\u2069')
    expect(audit.ko.eraseTitle('Mika')).toBe('Mika 완전 삭제')
  })
})
