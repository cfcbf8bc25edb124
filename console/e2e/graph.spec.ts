import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { accessible, expect, test } from './support/journey'

const list = (page: Page): Locator => page.getByRole('group', { name: 'Pages in sight' })
const item = (page: Page, title: string): Locator => list(page).getByRole('button', { name: title })

test.describe('undisturbed', () => {
  test.use({ still: true })
  test('a page is found by its name, expanded and collapsed, and the address keeps it', async ({ visit }) => {
    const { page, operations } = await visit('mika', '/graph')
    await page.getByRole('combobox', { name: 'Find a page' }).fill('Northlight')
    await page.getByRole('option', { name: /Northlight/ }).click()
    await expect(item(page, 'Dana Kim')).toBeVisible()
    await expect(item(page, 'Spring board meeting')).toHaveCount(0)
    // Northlight's own details were asked for with the links that brought Dana Kim; the next are hers.
    operations.length = 0
    await item(page, 'Dana Kim').click()
    const panel = page.getByRole('region', { name: 'Chosen page' })
    await expect(panel.getByText('founded to')).toBeVisible()
    await expect.poll(() => operations).toContain('GraphDetail')
    operations.length = 0
    const links = page.waitForResponse((r) => r.request().postData()?.includes('query GraphAmong') ?? false)
    await panel.getByRole('button', { name: 'Expand' }).click()
    await expect(item(page, 'Spring board meeting')).toBeVisible()
    await links
    expect(operations.filter((o) => o.startsWith('Graph')).sort(), 'one call for the page and one for the links').toEqual(['GraphAmong', 'GraphAround'])
    await page.reload()
    await expect(item(page, 'Spring board meeting')).toBeVisible()
    await panel.getByRole('button', { name: 'Collapse' }).click()
    await expect(item(page, 'Spring board meeting')).toHaveCount(0)
    await expect(item(page, 'Zenith Works')).toBeVisible()
  })
})

test('types, links and single pages are hidden and shown again', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight')
  await expect(page.getByText('5 pages, 5 links')).toBeVisible()
  await page.getByRole('button', { name: /^person/ }).click()
  await expect(page.getByText('3 pages, 2 links · 2 hidden')).toBeVisible()
  await expect(item(page, 'Dana Kim')).toHaveCount(0)
  await page.getByRole('button', { name: /^competes_with/ }).click()
  await expect(page.getByText('3 pages, 1 link · 2 hidden')).toBeVisible()
  await item(page, 'Falcon').click()
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('2 pages, 0 links · 3 hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('5 pages, 5 links')).toBeVisible()
})

test('what only a group may know is for its members, and a filter tells scopes apart', async ({ visit }) => {
  const { page } = await visit('clara', '/graph?page=companies/zenith-works')
  await expect(item(page, 'Quayside Partners')).toBeVisible()
  await page.getByRole('combobox', { name: 'Scope' }).click()
  await page.getByRole('option', { name: 'Group board' }).click()
  await expect(page.getByText(/^1 page, 0 links/)).toBeVisible()
  const other = await visit('otto', '/graph?page=companies/zenith-works')
  await expect(item(other.page, 'Northlight')).toBeVisible()
  await expect(item(other.page, 'Quayside Partners')).toHaveCount(0)
})

test('ways between two pages are shown in the picture and in words', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=people/finn-ray')
  await item(page, 'Finn Ray').click()
  await page.getByRole('button', { name: 'Find ways from here' }).click()
  await expect(page.getByText('Choose the page where the ways from “Finn Ray” end.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Find a page' }).fill('Dana')
  await page.getByRole('option', { name: /Dana Kim/ }).click()
  await page.getByRole('button', { name: 'Find ways to “Finn Ray”' }).click()
  await expect(page.getByText('From Finn Ray to Dana Kim')).toBeVisible()
  await expect(page.getByText('Finn Ray — attended → Spring board meeting ← attended — Dana Kim')).toBeVisible()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText('From Finn Ray to Dana Kim')).toHaveCount(0)
})

test('the graph is shown as it was on a day', async ({ visit, api }) => {
  const mika = api('mika')
  for (const title of ['Day one', 'Day two']) await mika.ask('mutation($input: CreatePageInput!) { createPage(input: $input) { revision } }', { input: { type: 'note', title, scope: 'world' } })
  await mika.ask('mutation($input: ConnectInput!) { connect(input: $input) { revision } }', {
    input: { from: 'notes/day-one', to: 'notes/day-two', type: 'relates_to', scope: 'world', validFrom: '2025-06-01T00:00:00Z', evidence: [{ kind: 'MANUAL', note: 'known' }] },
  })
  const { page } = await visit('mika', '/graph?page=notes/day-one')
  await expect(item(page, 'Day two')).toBeVisible()
  await page.getByRole('textbox', { name: 'As it was on' }).fill('2025-05-01')
  await expect(item(page, 'Day two')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'As it was on' }).fill('2025-07-01')
  await expect(item(page, 'Day two')).toBeVisible()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect(page).not.toHaveURL(/at=/)
  const slider = page.getByRole('slider', { name: 'Day to look at' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/at=\d{4}-\d\d-\d\d/)
})

test('the keyboard does in the list what pointing does in the picture', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight')
  await expect(item(page, 'Dana Kim')).toBeVisible()
  await page.getByRole('textbox', { name: 'Search in the graph' }).focus()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Northlight')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Dana Kim')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chosen page' }).getByText('person')).toBeVisible()
  await page.keyboard.press('e')
  await expect(item(page, 'Spring board meeting')).toBeVisible()
  await accessible(page)
})

test('a page is chosen by pointing at it in the picture', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=concepts/field-note-30')
  await expect(page.getByText('1 page, 0 links')).toBeVisible()
  await expect(async () => {
    const box = await page.getByRole('img', { name: /Graph of 1 page/ }).boundingBox()
    if (!box) throw new Error('there is no picture')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('region', { name: 'Chosen page' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('the graph is exported as picture and as data', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight')
  await expect(page.getByText('5 pages, 5 links')).toBeVisible()
  const save = async (name: string) => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name }).click()
    return readFileSync(await (await file).path())
  }
  const data = JSON.parse((await save('Data (JSON)')).toString()) as { nodes: { slug: string; x: number }[]; links: { type: string }[] }
  expect(data.nodes.map((n) => n.slug).sort()).toEqual(['companies/northlight', 'companies/zenith-works', 'people/dana-kim', 'people/finn-ray', 'projects/falcon'])
  expect(data.nodes.every((n) => Number.isFinite(n.x))).toBe(true)
  expect(data.links).toHaveLength(5)
  const picture = await save('Picture (PNG)')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length, 'something is drawn').toBeGreaterThan(4000)
})

test('everything and all of a type can be looked at, and searched', async ({ visit }) => {
  const { page } = await visit('mika', '/graph')
  await page.getByRole('button', { name: 'The whole graph' }).click()
  await expect(item(page, 'Falcon').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Search in the graph' }).fill('quays')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chosen page' }).getByText('works_at from')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('combobox', { name: 'All pages of a type' }).click()
  await page.getByRole('option', { name: 'company' }).click()
  await expect(item(page, 'Zenith Works')).toBeVisible()
  await expect(page.getByRole('button', { name: /^competes_with/ })).toBeVisible()
})

const picture = (page: Page): Locator => page.getByRole('img', { name: /^Graph of/ })

test('the picture says that it is being drawn until it is there', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight')
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Drawing the picture')).toHaveCount(0)
  await expect(picture(page).locator('canvas').first()).toBeVisible()
})

test('without WebGL the list does all, and the picture says why it is not there', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await page.addInitScript(() => {
    const given = HTMLCanvasElement.prototype.getContext
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string) { return kind === 'webgl2' ? null : given.call(this, kind) },
    })
  })
  await page.goto('/graph?page=companies/northlight')
  await expect(page.getByText('this browser gives no WebGL 2')).toBeVisible()
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(page.getByText('this browser gives no WebGL 2')).toBeVisible()
  await item(page, 'Dana Kim').click()
  await expect(page.getByRole('region', { name: 'Chosen page' }).getByText('person')).toBeVisible()
  await accessible(page)
})

test('a picture that the browser takes away says so and comes back', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight')
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false')
  const lose = await picture(page).locator('canvas.sigma-stage').evaluateHandle((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!extension) throw new Error('the picture has no WebGL 2')
    extension.loseContext()
    return extension
  })
  await expect(page.getByText('The browser took away')).toBeVisible()
  await item(page, 'Dana Kim').click()
  await expect(page.getByRole('region', { name: 'Chosen page' }).getByText('person')).toBeVisible()
  await lose.evaluate((extension) => { extension.restoreContext() })
  await expect(page.getByText('The browser took away')).toHaveCount(0)
})

test('a page is chosen by pointing at its name in the picture', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=concepts/field-note-30')
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false')
  await expect(async () => {
    const box = await picture(page).boundingBox()
    if (!box) throw new Error('there is no picture')
    await page.mouse.click(box.x + box.width / 2 + 30, box.y + box.height / 2)
    await expect(page.getByRole('region', { name: 'Chosen page' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})
