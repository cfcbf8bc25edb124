import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Filters that live in the URL. Setting one goes back to the first page; what is empty leaves the URL. `set` replaces the
 * entry of the history unless it is told to push.
 */
export function useFilters<K extends string>(...keys: readonly K[]) {
  const [params, setParams] = useSearchParams()
  const list = keys.join(' ')
  return useMemo(() => {
    const names = list.split(' ') as K[]
    const values = Object.fromEntries(names.map((k) => [k, params.get(k) ?? ''])) as Record<K, string>
    const set = (changes: Partial<Record<K, string | null>>, push = false) => {
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.delete('after')
        for (const [key, value] of Object.entries(changes) as [string, string | null | undefined][]) {
          if (value) after.set(key, value)
          else after.delete(key)
        }
        return after
      }, { replace: !push, preventScrollReset: true })
    }
    const active = names.some((k) => values[k] !== '')
    const clear = () => { set(Object.fromEntries(names.map((k) => [k, null])) as Partial<Record<K, null>>) }
    return { values, set, active, clear, after: params.get('after') }
  }, [list, params, setParams])
}

/** One parameter of the URL. Setting it keeps the others. */
export function useParam(key: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  return useMemo(() => [
    params.get(key),
    (value) => {
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      }, { preventScrollReset: true })
    },
  ], [key, params, setParams])
}

/** What is typed into a field that the URL keeps: it follows when that changes, as by going back. */
export function useFollowing(kept: string): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  const [seen, see] = useState(kept)
  if (kept !== seen) {
    see(kept)
    setText(kept)
  }
  return [text, setText]
}
