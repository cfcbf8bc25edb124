import { describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const catalogues = Object.entries(modules).flatMap(([path, module]) => Object.entries(module)
  .filter(([, value]) => typeof value === 'object' && value !== null && 'en' in value && 'ko' in value)
  .map(([name, value]) => [`${path} ${name}`, value as Catalogue<object>] as const))

/** Every message as its path and text; one that takes arguments is called with marks. */
function messages(of: object, path = ''): [string, string][] {
  return Object.entries(of).flatMap(([key, value]): [string, string][] => {
    const here = `${path}.${key}`
    if (typeof value === 'string') return [[here, value]]
    if (typeof value === 'function') return [[here, (value as (...args: string[]) => string)('⟦1⟧', '⟦2⟧', '⟦3⟧')]]
    return messages(value as object, here)
  })
}

describe('the catalogue', () => {
  it('is there', () => { expect(catalogues.length).toBeGreaterThan(8) })

  // That no message is missing is checked by the compiler.
  it.each(catalogues)('%s says something in each language, with the same arguments', (_, of) => {
    const english = new Map(messages(of.en))
    for (const language of ['ko', 'zh'] as const) {
      for (const [path, text] of messages(of[language])) {
        expect(text.trim(), `${language}${path}`).not.toBe('')
        const marks = (t: string) => [...t.matchAll(/⟦\d⟧/g)].map(([m]) => m).sort()
        expect(marks(text), `${language}${path}`).toEqual(marks(english.get(path) ?? ''))
      }
    }
  })
})
