/** A principal's way to the API, for what a journey needs before it begins. */
export class Api {
  readonly url: string
  readonly token: string

  constructor(url: string, token: string) {
    this.url = url
    this.token = token
  }

  async ask<R>(query: string, variables: Record<string, unknown> = {}): Promise<R> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables }),
    })
    const answer = (await response.json()) as { data: R; errors?: { message: string }[] }
    if (answer.errors) throw new Error(`${answer.errors.map((e) => e.message).join('; ')}\n${query}\n${JSON.stringify(variables)}`)
    return answer.data
  }
}
