import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { Api } from './api'
import { stateFolder } from './artefacts'
import type { Person, World } from './seed'

export { expect }

/** A browser of one principal that watches what goes wrong and what is asked. */
export interface Visit {
  page: Page
  /** Names of the operations that were asked since the visit began; without the one that catches up with the subscription. */
  operations: string[]
}

interface Fixtures {
  world: World
  /** The API as one of the principals. */
  api: (who: Person | 'admin') => Api
  /** Opens a place in the Console as one of the principals. Errors in the browser's console fail the journey. */
  visit: (who: Person | 'admin', path: string) => Promise<Visit>
  /** Tells the browser nothing of changes, so that what is asked is the view's own: other journeys change things meanwhile. */
  still: boolean
  /** Lets errors in the console pass whose text matches, such as an answer that the journey provokes. */
  expected: RegExp[]
}

export const test = base.extend<Fixtures>({
  world: async ({}, use) => { await use(JSON.parse(readFileSync(join(stateFolder(), 'world.json'), 'utf8')) as World) },
  api: async ({ world }, use) => { await use((who) => new Api(world.url, world.tokens[who])) },
  expected: async ({}, use) => { await use([]) },
  still: async ({}, use) => { await use(false) },
  visit: async ({ browser, world, expected, still }, use) => {
    const problems: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (who, path) => {
      const context = await browser.newContext({ storageState: join(stateFolder(), `session-${who}.json`), baseURL: world.url })
      contexts.push(context)
      const page = await context.newPage()
      if (still) await page.routeWebSocket(/\/graphql/, () => undefined)
      const operations: string[] = []
      page.on('request', (r) => {
        const operation = r.method() === 'POST' && new URL(r.url()).pathname === '/graphql' ? (/(?:query|mutation)\s+(\w+)/.exec(r.postData() ?? '')?.[1] ?? '?') : undefined
        if (operation && operation !== 'ConsoleCatchUp') operations.push(operation)
        if (new URL(r.url()).origin !== world.url && /^https?:/.test(r.url())) problems.push(`asked another host: ${r.url()}`)
      })
      page.on('console', (m) => { if (m.type() === 'error' && !expected.some((e) => e.test(m.text()))) problems.push(m.text()) })
      page.on('pageerror', (e) => problems.push(e.message))
      await page.goto(path)
      return { page, operations }
    })
    await Promise.all(contexts.map((c) => c.close()))
    expect(problems, 'problems in the browser').toEqual([])
  },
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult { violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[] }

/** Demands that axe finds nothing serious, once what moves has come to rest: half way colours are no colours. */
export async function accessible(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations()
    .filter((a) => a.effect?.getComputedTiming().iterations !== Infinity).map((a) => a.finished)))
  await page.evaluate(axe)
  const result = await page.evaluate(async () => (globalThis as unknown as { axe: { run: (o: object) => Promise<unknown> } }).axe.run({ resultTypes: ['violations'] })) as AxeResult
  const serious = result.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
  expect(serious.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target.join(' ')} (${n.failureSummary.split('\n').at(-1)?.trim() ?? ''})`).join('; ')}`)).toEqual([])
}
