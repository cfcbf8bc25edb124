import { createContext, use } from 'react'
import { isolated } from './isolate'

/** The languages of the Console; English is complete by definition, the others by the type system. */
export const languages = ['en', 'ko', 'zh'] as const
export type Language = (typeof languages)[number]

/** The messages of one subject in every language. A message that one language lacks does not compile. */
export type Catalogue<M> = Readonly<Record<Language, M>>

/** One language's messages take their shape from English. */
type Shape<M> = { readonly [K in keyof M]: M[K] extends string ? string : M[K] extends (...args: infer A) => string ? (...args: A) => string : Shape<M[K]> }

export function catalogue<const M extends object>(en: M, ko: Shape<NoInfer<M>>, zh: Shape<NoInfer<M>>): Catalogue<Shape<M>> {
  return { en: isolating(en as unknown as Shape<M>), ko: isolating(ko), zh: isolating(zh) }
}

/** The messages with what they name isolated, so that it cannot reverse what stands around it. */
function isolating<M extends object>(messages: M): M {
  const entries = Object.entries(messages).map(([name, message]: [string, unknown]) => {
    if (typeof message === 'function') return [name, (...args: unknown[]) => (message as (...args: unknown[]) => string)(...args.map((a) => (typeof a === 'string' ? isolated(a) : a)))]
    return [name, typeof message === 'object' && message !== null ? isolating(message) : message]
  })
  return Object.fromEntries(entries) as M
}

const english = new Intl.PluralRules('en')

/** The form of English words that goes with a number, which is given as a reader meets it. Korean and Chinese have one form for all. */
export function plural(count: string, one: string, other: string): string {
  return english.select(Number(count)) === 'one' ? one : other
}

const key = 'brain.language'

/** The language to begin with: the one that was chosen, else the browser's, else English. */
export function initialLanguage(): Language {
  const chosen = localStorage.getItem(key)
  const wanted = [chosen, ...navigator.languages].map((l) => l?.slice(0, 2))
  return languages.find((l) => wanted.find((w) => languages.some((x) => x === w)) === l) ?? 'en'
}

export function rememberLanguage(language: Language) {
  localStorage.setItem(key, language)
}

export const LanguageContext = createContext<{ language: Language; setLanguage: (l: Language) => void }>({
  language: 'en',
  setLanguage: () => undefined,
})

export function useLanguage() {
  return use(LanguageContext)
}

/** The messages of a subject in the language of the reader. */
export function useMessages<M>(of: Catalogue<M>): M {
  return of[use(LanguageContext).language]
}
