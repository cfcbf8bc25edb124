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
  errors?: { message: string; extensions?: Record<string, unknown> }[]
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
  let response: Response
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...consoleHeader },
      credentials: 'same-origin',
      body: JSON.stringify({ query: document.toString(), variables }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError('', { code: 'UNREACHABLE' })
  }
  firstAnswer ??= new Date(response.headers.get('Date') ?? Date.now())
  const requestId = response.headers.get('X-Request-Id') ?? undefined
  let answer: Answer<R>
  try {
    answer = (await response.json()) as Answer<R>
  } catch {
    throw new ApiError(`HTTP ${String(response.status)}`, { code: response.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE', requestId })
  }
  const first = answer.errors?.[0]
  if (first) throw new ApiError(first.message, { requestId, ...(response.status === 401 ? { code: 'UNAUTHENTICATED' } : {}), ...first.extensions })
  if (!answer.data) throw new ApiError(`HTTP ${String(response.status)}`, { code: response.status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL', requestId })
  return answer.data
}
