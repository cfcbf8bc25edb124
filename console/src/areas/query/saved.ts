import { useCallback, useState } from 'react'

/** A query that somebody kept in this browser. */
export interface SavedQuery {
  name: string
  query: string
}

const key = 'brain.queries'

function read(): SavedQuery[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(found)) return []
    return found.filter((s): s is SavedQuery => typeof (s as SavedQuery | null)?.name === 'string' && typeof (s as SavedQuery).query === 'string')
  } catch {
    return []
  }
}

/** The queries that are kept in this browser, by name. */
export function useSaved() {
  const [saved, setSaved] = useState(read)
  const write = useCallback((next: SavedQuery[]) => {
    localStorage.setItem(key, JSON.stringify(next))
    setSaved(next)
  }, [])
  const save = (one: SavedQuery) => { write([...saved.filter((s) => s.name !== one.name), one].sort((a, b) => (a.name < b.name ? -1 : 1))) }
  const remove = (name: string) => { write(saved.filter((s) => s.name !== name)) }
  return { saved, save, remove }
}
