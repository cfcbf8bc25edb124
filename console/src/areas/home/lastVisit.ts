/** A visit ends when nobody looked for this long, in milliseconds. */
const pause = 30 * 60_000

/** When this principal looked last before the present visit; null on the first. */
export function lastVisit(uid: string, now: number, store: Pick<Storage, 'getItem' | 'setItem'>): string | null {
  const key = `brain.visit.${uid}`
  const [seen, before] = (store.getItem(key) ?? ',').split(',')
  const same = seen !== '' && seen !== undefined && now - Number(seen) < pause
  const start = same ? (before ?? '') : (seen ?? '')
  store.setItem(key, `${String(now)},${start}`)
  return start === '' ? null : new Date(Number(start)).toISOString()
}
