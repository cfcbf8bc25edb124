import type { TypedDocumentString } from './generated/graphql'

/** An error of the API as its users meet it: what went wrong, its code, what to do, and the id to ask about. */
export class ApiError extends Error {
  readonly code: string
  readonly hint: string | undefined
  readonly field: string | undefined
  readonly requestId: string | undefined
  readonly extensions: Readonly<Record<string, unknown>>

  constructor(message: string, extensions: Record<string, unknown>) {
    super(message)
    this.name = 'ApiError'
    const text = (key: string) => (typeof extensions[key] === 'string' ? extensions[key] : undefined)
    this.code = text('code') ?? 'INTERNAL'
    this.hint = text('hint')
    this.field = text('field')
    this.requestId = text('requestId')
    this.extensions = extensions
  }
}

interface Answer<R> {
  data?: R | null
  errors?: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[]
}

/** Arguments of an operation: its variables, left out where it has none. */
export type Variables<V> = Record<string, never> extends V ? [variables?: V] : [variables: V]

/** The header that the server demands of requests that come with the session's cookie. */
export const consoleHeader = { 'X-Brain-Console': '1' }

/** When the first answer came, by the server's clock; whole seconds. */
export let firstAnswer: Date | undefined

/** Asks the API. Throws ApiError for everything that is not an answer without errors. */
export async function request<R, V>(document: TypedDocumentString<R, V>, ...[variables]: Variables<V>): Promise<R> {
  return ask(document, variables)
}

export async function ask<R, V>(document: TypedDocumentString<R, V>, variables: V | undefined, signal?: AbortSignal): Promise<R> {
  const { data, errors, requestId, status } = await send<R>(document.toString(), variables, signal)
  const first = errors?.[0]
  if (first) throw toError(first, requestId, status)
  if (!data) throw new ApiError(`HTTP ${String(status)}`, { code: status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL', requestId })
  return data
}

/** One change of many that are asked for together. */
export interface Change<I> {
  /** What names it to the caller. */
  id: string
  input: I
}

/** How many changes go into one request. */
const together = 20

/** A mutation of one field that takes an input: type of the input, field, and what is selected. */
const single = /^\s*mutation \w+\(\$input: (\w+!)\) \{\s*(\w+\(input: )\$input(\) \{[\s\S]*\})\s*\}\s*$/

/**
 * Makes many changes, each by the same mutation and some in each request; one that fails does not hold up the others. Gives the
 * errors of those that failed, by id.
 */
export async function changeMany<R, I>(document: TypedDocumentString<R, { input: I }>, changes: readonly Change<I>[]): Promise<Map<string, ApiError>> {
  const [, type, field, selection] = single.exec(document.toString()) ?? []
  if (!type || !field || !selection) throw new Error(`not a mutation with one input: ${document.toString()}`)
  const failed = new Map<string, ApiError>()
  for (let at = 0; at < changes.length; at += together) {
    const some = changes.slice(at, at + together)
    const variables = some.map((_, i) => `$i${String(i)}: ${type}`).join(', ')
    const fields = some.map((_, i) => `c${String(i)}: ${field}$i${String(i)}${selection}`).join(' ')
    try {
      const { errors, requestId, status } = await send(`mutation ConsoleMany(${variables}) { ${fields} }`, Object.fromEntries(some.map((c, i) => [`i${String(i)}`, c.input])))
      for (const error of errors ?? []) {
        const one = some.find((_, i) => error.path?.[0] === `c${String(i)}`)
        for (const { id } of one ? [one] : some) failed.set(id, toError(error, requestId, status))
      }
    } catch (error) {
      // What was not answered may have been done; what comes after it is not tried.
      if (!(error instanceof ApiError)) throw error
      for (const { id } of changes.slice(at)) failed.set(id, error)
      break
    }
  }
  return failed
}

function toError(error: NonNullable<Answer<unknown>['errors']>[number], requestId: string | undefined, status: number): ApiError {
  return new ApiError(error.message, { requestId, ...(status === 401 ? { code: 'UNAUTHENTICATED' } : {}), ...error.extensions })
}

/** Sends an operation. Throws ApiError where there is no answer of the API. */
async function send<R>(query: string, variables: unknown, signal?: AbortSignal): Promise<Answer<R> & { requestId: string | undefined; status: number }> {
  let response: Response
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...consoleHeader },
      credentials: 'same-origin',
      body: JSON.stringify({ query, variables }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError('', { code: 'UNREACHABLE' })
  }
  firstAnswer ??= new Date(response.headers.get('Date') ?? Date.now())
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  try {
    return { ...(await response.json()) as Answer<R>, requestId, status: response.status }
  } catch {
    throw new ApiError(`HTTP ${String(response.status)}`, { code: response.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE', requestId })
  }
}
