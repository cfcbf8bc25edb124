/** A visit ends when nobody looked for this long, in milliseconds. */
const pause = 30 * 60_000

/** When this principal looked last before the present visit; null on the first. */
export function lastVisit(uid: string, now: number, store: Pick<Storage, 'getItem' | 'setItem'>): string | null {
  const key = `brain.visit.${uid}`
  // What stands there may be of another version, or of anybody.
  const kept = /^(\d{1,15}),(\d{0,15})$/.exec(store.getItem(key) ?? '')
  const [seen, before] = [kept?.[1] ?? '', kept?.[2] ?? '']
  const same = seen !== '' && now - Number(seen) < pause
  const start = same ? before : seen
  store.setItem(key, `${String(now)},${start}`)
  return start === '' ? null : new Date(Number(start)).toISOString()
}
