import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { artefacts } from './support/artefacts'
import { accessible, expect, test } from './support/journey'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Query' })
const run = (page: Page) => page.getByRole('button', { name: /^Run/ }).click()
const to = (query: string) => `/query?q=${encodeURIComponent(query)}`

test('a query is run; its result is a table, a graph, and the way to the explorer', async ({ visit }) => {
  const { page } = await visit('mika', '/query')
  await page.getByRole('button', { name: 'Who works where' }).click()
  await run(page)
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByText('2 rows')).toBeVisible()
  await accessible(page)
  await page.screenshot({ path: join(artefacts, 'light', 'query-result.png') })
  await page.getByText('Graph', { exact: true }).last().click()
  await expect(page.getByRole('img', { name: 'Graph of 4 pages and 2 links; the table says the same.' })).toBeVisible()
  await page.getByRole('link', { name: 'Open in the explorer' }).click()
  await expect(page.getByRole('group', { name: 'Pages in sight' }).getByRole('button', { name: 'Quayside Partners' })).toBeVisible()
})

test('a mistake is told where it is, and the nearest name with it', async ({ visit }) => {
  const { page } = await visit('mika', to('MATCH (p:Person)\nMATCH (c:Compny) RETURN p.slug'))
  await run(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Line 2, column 10')
  await expect(alert).toContainText('Company')
  await expect(page.locator('.cm-lintRange-error')).toHaveText('Compny')
  await page.emulateMedia({ colorScheme: 'dark' })
  await accessible(page)
  await page.screenshot({ path: join(artefacts, 'dark', 'query-mistake.png') })
  await editor(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('MATCH (c:Company) RETURN c.slug')
  await expect(alert).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row').filter({ hasText: 'companies/northlight' })).toBeVisible()
})

test('names of the vocabulary are completed', async ({ visit }) => {
  const { page } = await visit('mika', '/query')
  await editor(page).click()
  await page.keyboard.type('MATCH (c:Comp')
  await page.getByRole('option', { name: 'Company' }).click()
  await expect(editor(page)).toContainText('(c:Company')
  await page.keyboard.press('End')
  await page.keyboard.type(' RETURN c.properties.empl')
  await page.getByRole('option', { name: /employees/ }).click()
  await expect(editor(page)).toContainText('c.properties.employees')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('columnheader', { name: 'c.properties.employees' })).toBeVisible()
})

test('the keyboard leaves the editor as every other field', async ({ visit }) => {
  const { page } = await visit('mika', '/query')
  await editor(page).click()
  await page.keyboard.type('MATCH (c:Company) ')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Run/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('RETURN c.slug')
  await expect(editor(page)).toContainText('MATCH (c:Company) RETURN c.slug')
})

test('parameters are asked for and kept in the address', async ({ visit }) => {
  const { page } = await visit('mika', to('MATCH (p:Company) WHERE p.slug = $slug RETURN p.title'))
  await page.getByRole('textbox', { name: '$slug' }).fill('companies/zenith-works')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: 'Zenith Works' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '$slug' })).toHaveValue('companies/zenith-works')
})

test('a query of a pack is run by its name, with today as today', async ({ visit }) => {
  const { page, operations } = await visit('mika', '/query')
  await page.getByRole('button', { name: /^projects_past_due/ }).click()
  await expect(page.getByRole('textbox', { name: '$today' })).toBeVisible()
  await run(page)
  await expect(page.getByText(/\d+ rows/)).toBeVisible()
  expect(operations).toContain('QueryRunStored')
})

test('results are saved as CSV and JSON', async ({ visit }) => {
  const { page } = await visit('mika', to("MATCH (c:Company {slug: 'companies/northlight'}) RETURN c.title AS name, c.properties.employees AS employees"))
  await run(page)
  const save = async (name: string) => {
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    return readFileSync(await (await file).path(), 'utf8')
  }
  expect(await save('CSV')).toBe('\ufeffname,employees\r\nNorthlight,340\r\n')
  expect(JSON.parse(await save('JSON'))).toEqual([{ name: 'Northlight', employees: 340 }])
})

test('a query is saved in the browser, deleted, and brought back', async ({ visit }) => {
  const { page } = await visit('mika', to('MATCH (p:Project) RETURN p.title'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('textbox', { name: 'Name of the query' }).fill('All projects')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goto('/query')
  await page.getByRole('button', { name: 'All projects', exact: true }).click()
  await expect(editor(page)).toContainText('MATCH (p:Project)')
  await page.getByRole('button', { name: 'Delete “All projects”' }).click()
  await expect(page.getByText('Nothing is saved in this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'All projects', exact: true })).toBeVisible()
})

test('a query finds what its reader may know, and no more', async ({ visit }) => {
  const query = to("MATCH (a:Company {slug: 'companies/quayside-partners'})-[l:RELATES_TO]-(b:Company) RETURN a.slug, l.type, b.slug")
  const member = await visit('clara', query)
  await run(member.page)
  await expect(member.page.getByRole('row').filter({ hasText: 'companies/zenith-works' })).toBeVisible()
  const other = await visit('otto', query)
  await run(other.page)
  await expect(other.page.getByText('The query found nothing.')).toBeVisible()
})
