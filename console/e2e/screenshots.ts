import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/journey'

const images = fileURLToPath(new URL('../../docs/images', import.meta.url))

test('the pictures of the README', async ({ visit }) => {
  const { page } = await visit('mika', '/?since=week')
  await page.setViewportSize({ width: 1200, height: 720 })
  await expect(page.getByRole('heading', { name: 'What is new' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeAttached()
  await page.screenshot({ path: join(images, 'home.png') })
  await page.goto('/objects/companies/northlight')
  await expect(page.getByRole('cell', { name: 'Fjord' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeAttached()
  await page.screenshot({ path: join(images, 'page.png') })
  await page.goto('/graph?page=companies/northlight,projects/falcon,people/finn-ray,people/dana-kim')
  await expect(page.locator('canvas').first()).toBeVisible()
  // The layout runs in a worker and ends by itself; the picture is taken once it stands still.
  let before = ''
  await expect.poll(async () => {
    const now = (await page.screenshot()).toString('base64')
    const still = now === before
    before = now
    return still
  }, { intervals: [1000] }).toBe(true)
  await page.screenshot({ path: join(images, 'graph.png') })
})
