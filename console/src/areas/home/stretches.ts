/** Things alike, at least one. */
export type Alike<T> = [T, ...T[]]

interface Change {
  at: string
  kind: string
  by?: { uid: string } | null
}

/** How long a stretch lasts at most, in milliseconds. */
const longest = 10 * 60_000

/** Puts changes of one kind by one person within ten minutes together, in the order of their first. Takes the newest first. */
export function stretchesOf<T extends Change>(changes: readonly T[]): Alike<T>[] {
  const stretches: Alike<T>[] = []
  const latest = new Map<string, Alike<T>>()
  for (const x of changes) {
    const key = `${x.kind} ${x.by?.uid ?? ''}`
    const open = latest.get(key)
    if (open && Date.parse(open[0].at) - Date.parse(x.at) < longest && day(open[0].at) === day(x.at)) {
      open.push(x)
      continue
    }
    const begun: Alike<T> = [x]
    latest.set(key, begun)
    stretches.push(begun)
  }
  return stretches
}

const day = (at: string) => new Date(at).toDateString()
