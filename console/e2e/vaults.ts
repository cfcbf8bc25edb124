import { accessible, expect, test } from './support/journey'

test('the four vaults are found, read, followed and drawn', async ({ visit, api }) => {
  const { pages } = await api('admin').ask<{ pages: { totalCount: number } }>('{ pages(first: 1) { totalCount } }')
  expect(pages.totalCount, 'all notes are there').toBeGreaterThan(4 * 170)
  const { page, operations } = await visit('admin', '/objects')
  const whole = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'nothing scrolls sideways').toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  await whole()
  for (const [words, title] of [['용어집', '용어집'], ['用語', '用語'], ['术语', '术语'], ['Glossary', 'Glossary']] as const) {
    await page.goto(`/objects?text=${encodeURIComponent(words)}`)
    const found = page.getByRole('link', { name: new RegExp(title) }).first()
    await expect(found).toBeVisible()
    operations.length = 0
    await found.click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible()
    await whole()
    expect(operations, 'a page is one call').toEqual(['ConsolePage'])
  }
  await page.getByRole('tab', { name: /Links/ }).click()
  await accessible(page)
  await page.goto('/graph?all=1')
  await expect(page.getByRole('status').filter({ hasText: /[67]\d\d pages/ })).toBeVisible()
  await whole()
})
