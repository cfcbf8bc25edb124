import { useRef, useState } from 'react'
import type { ApiError } from '../../api/client'
import type { TypedDocumentString } from '../../api/generated/graphql'
import { useChanges } from '../../api/hooks'

/** What is to be decided, by id, with the words that name it to a reader. */
export type Chosen = ReadonlyMap<string, string>

/** What was not decided, and why. */
export interface Failure {
  id: string
  label: string
  error: ApiError
}

/** Codes of errors of what is no longer to be decided: somebody else did. */
const gone = new Set(['CONFLICT', 'NOT_FOUND'])

/**
 * Decides many questions together, each for itself. `decide` gives how many were decided and which are still to be, or null for
 * the second half of a double click, which decides nothing; what failed stays in `failed` until the next time.
 */
export function useDecisions<R, I>(document: TypedDocumentString<R, { input: I }>) {
  const change = useChanges(document)
  const [failed, setFailed] = useState<readonly Failure[]>([])
  const underWay = useRef(false)
  const decide = async (chosen: Chosen, input: (id: string) => I): Promise<{ decided: number; left: Chosen } | null> => {
    if (underWay.current) return null
    underWay.current = true
    setFailed([])
    const errors = await change.mutateAsync([...chosen.keys()].map((id) => ({ id, input: input(id) }))).finally(() => { underWay.current = false })
    setFailed([...errors].map(([id, error]) => ({ id, label: chosen.get(id) ?? id, error })))
    const left = new Map([...chosen].filter(([id]) => errors.has(id) && !gone.has(errors.get(id)?.code ?? '')))
    return { decided: chosen.size - errors.size, left }
  }
  return { decide, busy: change.isPending, failed, clear: () => { setFailed([]) } }
}

/** The choice with something added or taken out. */
export function chooseOne(chosen: Chosen, id: string, label: string, on: boolean): Chosen {
  const next = new Map(chosen)
  if (on) next.set(id, label)
  else next.delete(id)
  return next
}
