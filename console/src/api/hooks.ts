import { QueryClient, useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, ask, changeMany, type Change, type Variables } from './client'
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
  /** What it is about: what was read of something else is not shown while this loads. */
  of?: string
}

/** What was read, shared by all views. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'UNREACHABLE',
    },
  },
})

const keyOf = (document: { toString(): string }, variables: unknown, { still, of }: ReadOptions = {}) => [still ? 'still' : 'live', nameOf(document), variables ?? null, of ?? '']

/** Asks for what a view will read, before the view is there; what goes wrong is told to the view. */
export function readAhead<R, V>(document: TypedDocumentString<R, V>, variables?: V) {
  void queries.prefetchQuery({ queryKey: keyOf(document, variables), queryFn: ({ signal }) => ask(document, variables, signal) })
}

/** Reads by one operation. What was read before stays shown while other variables load. */
export function useRead<R, V>(document: TypedDocumentString<R, V>, variables?: V, options: ReadOptions = {}): UseQueryResult<R, ApiError> {
  return useQuery<R, ApiError>({
    queryKey: keyOf(document, variables, options),
    queryFn: ({ signal }) => ask(document, variables, signal),
    enabled: options.enabled ?? true,
    placeholderData: (before, query) => (query?.queryKey[3] === (options.of ?? '') ? before : undefined),
  })
}

/** Errors by which what is shown is no longer what there is. */
const outdated = ['CONFLICT', 'UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN']

/** Changes by one operation; afterwards everything that is shown is read again. What is asked for twice at once, as by a double click, is done once. */
export function useChange<R, V>(document: TypedDocumentString<R, V>) {
  const queries = useQueryClient()
  const underWay = useRef(new Set<string>())
  const change = useMutation<R, ApiError, Variables<V>[0]>({
    mutationFn: (variables) => ask(document, variables as V),
    // Not waited for: what asked for the change may be gone once its page is read again.
    onSuccess: () => { void queries.invalidateQueries() },
    onError: (error) => { if (outdated.includes(error.code)) void queries.invalidateQueries() },
    onSettled: (_, __, variables) => { underWay.current.delete(JSON.stringify(variables)) },
  })
  const mutate: typeof change.mutate = (...asked) => {
    const what = JSON.stringify(asked[0])
    if (underWay.current.has(what)) return
    underWay.current.add(what)
    change.mutate(...asked)
  }
  return { ...change, mutate }
}

/** Makes many changes by one mutation, each for itself; gives the errors of those that failed, by id. Afterwards everything that is shown is read again. */
export function useChanges<R, I>(document: TypedDocumentString<R, { input: I }>) {
  const queries = useQueryClient()
  return useMutation<Map<string, ApiError>, ApiError, readonly Change<I>[]>({
    mutationFn: (changes) => changeMany(document, changes),
    onSuccess: () => { void queries.invalidateQueries() },
  })
}
