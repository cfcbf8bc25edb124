import { keepPreviousData, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { ask, type ApiError, type Variables } from './client'
import type { TypedDocumentString } from './generated/graphql'

/** The name of an operation, which keys what was read by it. */
function nameOf(document: { toString(): string }): string {
  return /(?:query|mutation|subscription)\s+(\w+)/.exec(document.toString())?.[1] ?? document.toString()
}

interface ReadOptions {
  /** Reads only when true; default true. */
  enabled?: boolean
  /** Does not ask again when something changed; default false. */
  still?: boolean
}

/** Reads by one operation. What was read before stays shown while other variables load. */
export function useRead<R, V>(document: TypedDocumentString<R, V>, variables?: V, options: ReadOptions = {}): UseQueryResult<R, ApiError> {
  return useQuery<R, ApiError>({
    queryKey: [options.still ? 'still' : 'live', nameOf(document), variables ?? null],
    queryFn: ({ signal }) => ask(document, variables, signal),
    enabled: options.enabled ?? true,
    placeholderData: keepPreviousData,
  })
}

/** Changes by one operation; afterwards everything that is shown is read again. */
export function useChange<R, V>(document: TypedDocumentString<R, V>) {
  const queries = useQueryClient()
  return useMutation<R, ApiError, Variables<V>[0]>({
    mutationFn: (variables) => ask(document, variables as V),
    // Not waited for: what asked for the change may be gone once its page is read again.
    onSuccess: () => { void queries.invalidateQueries() },
  })
}
