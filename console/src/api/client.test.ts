import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeMany } from './client'
import { TypedDocumentString } from './generated/graphql'

const drop = new TypedDocumentString<unknown, { input: { claim: string } }>('mutation Drop($input: DropInput!) {\n  drop(input: $input) {\n    claim {\n      id\n    }\n  }\n}\n')
const changes = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `x${String(i)}`, input: { claim: String(i) } }))

interface Sent { query: string; variables: Record<string, { claim: string }> }

/** Answers requests one after the other; an answer that is an error breaks the connection. Gives what was sent. */
function answering(...answers: (object | Error)[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Sent)
    const answer = answers[sent.length - 1]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'X-Request-Id': 'r1' } }))
  })
  return sent
}

afterEach(() => { vi.unstubAllGlobals() })

describe('many changes', () => {
  it('go together into one request, each with its input', async () => {
    const sent = answering({ data: { c0: {}, c1: {} } })
    expect(await changeMany(drop, changes(2))).toEqual(new Map())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.query.replace(/\s+/g, ' ')).toBe('mutation ConsoleMany($i0: DropInput!, $i1: DropInput!) { c0: drop(input: $i0) { claim { id } } c1: drop(input: $i1) { claim { id } } }')
    expect(sent[0]?.variables).toEqual({ i0: { claim: '0' }, i1: { claim: '1' } })
  })

  it('go in parts where they are many', async () => {
    const sent = answering({ data: {} }, { data: {} }, { data: {} })
    await changeMany(drop, changes(45))
    expect(sent.map((s) => Object.keys(s.variables).length)).toEqual([20, 20, 5])
  })

  it('fail each for itself, with code and request id', async () => {
    answering({ data: { c0: {}, c1: null, c2: {} }, errors: [{ message: 'gone', path: ['c1'], extensions: { code: 'CONFLICT' } }] })
    const failed = await changeMany(drop, changes(3))
    expect([...failed.keys()]).toEqual(['x1'])
    expect(failed.get('x1')).toMatchObject({ message: 'gone', code: 'CONFLICT', requestId: 'r1' })
  })

  it('fail together where the request is refused, and those before stand', async () => {
    answering({ data: {} }, { errors: [{ message: 'too much', extensions: { code: 'TOO_EXPENSIVE' } }] })
    expect([...(await changeMany(drop, changes(22))).keys()]).toEqual(['x20', 'x21'])
  })

  it('end where the server is away', async () => {
    const sent = answering(new TypeError('away'))
    const failed = await changeMany(drop, changes(30))
    expect(failed.size).toBe(30)
    expect(failed.get('x29')?.code).toBe('UNREACHABLE')
    expect(sent).toHaveLength(1)
  })
})
