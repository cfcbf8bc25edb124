import { useLanguage, type Language } from '../messages/catalogue'

const steps: [Intl.RelativeTimeFormatUnit, number][] = [['year', 31_557_600], ['month', 2_629_800], ['week', 604_800], ['day', 86_400], ['hour', 3600], ['minute', 60]]

/** A moment as seen from another: "3 hours ago". */
export function relative(format: Intl.RelativeTimeFormat, at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  }
  return format.format(Math.trunc(Math.min(0, seconds) / 1) === 0 ? 0 : Math.trunc(seconds), 'second')
}

/** The numbers, dates and times of a language. */
export function make(language: Language) {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  // A plain day is the same day everywhere.
  const plainDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  return {
    number: (n: number) => number.format(n),
    percent: (n: number) => percent.format(n),
    day: (at: string) => (/^\d{4}-\d\d-\d\d(T00:00:00(\.0+)?Z)?$/.test(at) ? plainDay : day).format(new Date(at)),
    moment: (at: string) => moment.format(new Date(at)),
    ago: (at: string) => relative(ago, new Date(at), new Date()),
  }
}

// Made once for each language: making them is slow, and a list has a hundred times.
const made = new Map<Language, ReturnType<typeof make>>()

/** Numbers, dates and times in the reader's language. */
export function useFormat() {
  const { language } = useLanguage()
  const known = made.get(language) ?? make(language)
  made.set(language, known)
  return known
}
