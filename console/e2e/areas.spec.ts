import { join } from 'node:path'
import { artefacts } from './support/artefacts'
import { accessible, expect, test } from './support/journey'

/** Every area with what shows that it is there, and the operations of its first view. */
const areas: [name: string, path: string, heading: RegExp, operations: string[]][] = [
  ['home', '/', /Welcome/, ['ConsoleHome']],
  ['objects', '/objects', /Objects/, ['ConsoleObjects']],
  ['page', '/objects/companies/northlight', /Northlight/, ['ConsolePage']],
  ['page-versions', '/objects/projects/falcon?tab=versions', /Falcon/, ['ConsolePage', 'ConsoleVersions']],
  ['graph', '/graph?page=companies/northlight,projects/falcon&select=companies/northlight', /Graph/, ['GraphAmong', 'GraphAround', 'GraphAround', 'GraphDetail']],
  ['query', '/query?q=MATCH%20(p%3APerson)%20RETURN%20p.slug%2C%20p.title', /Query/, ['QueryOffered']],
  ['claims', '/claims', /Claims/, ['ConsoleClaims', 'ConsoleFindPages', 'ConsolePrincipalNames']],
  ['contradictions', '/contradictions', /Contradictions/, ['ConsoleFindings']],
  ['suggestions', '/suggestions', /Suggestions/, ['ConsoleSuggestions']],
  ['reviews', '/reviews', /Review queue/, ['ConsoleReviews']],
  ['search', '/search?q=Falcon&as=mika&other=otto', /Search preview/, ['ConsoleChannelNames', 'ConsolePrincipalNames', 'ConsoleRecall']],
  ['audit', '/audit?uid=mika', /Principal audit/, ['ConsoleAudited', 'ConsolePrincipalAudit', 'ConsolePrincipalNames']],
  ['packs', '/packs', /Packs/, ['ConsolePacks']],
  ['packs-diagram', '/packs?tab=diagram', /Packs/, ['ConsolePacks']],
  ['health', '/health', /Health/, ['ConsoleHealth']],
  ['settings-principals', '/settings/principals', /Settings/, ['ConsolePrincipals']],
  ['settings-tokens', '/settings/tokens', /Settings/, ['ConsolePrincipalNames', 'ConsoleTokens']],
  ['settings-instance', '/settings/instance', /Settings/, ['ConsoleSettings']],
  ['first-run', '/first-run', /Set up/, ['ConsolePacks', 'ConsoleSample']],
]

test.use({ still: true })

for (const [name, path, heading, operations] of areas) {
  test(`${name} can be read by everybody, in light, dark and on a phone, and asks no more than it needs`, async ({ visit }) => {
    const { page, operations: asked } = await visit('admin', path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect([...asked].sort()).toEqual(['ConsoleSession', ...operations].sort())
    await page.emulateMedia({ colorScheme: 'light' })
    await accessible(page)
    await page.screenshot({ path: join(artefacts, 'light', `${name}.png`) })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await accessible(page)
    await page.screenshot({ path: join(artefacts, 'dark', `${name}.png`) })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: join(artefacts, 'phone', `${name}.png`) })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'nothing scrolls sideways').toBeLessThanOrEqual(0)
  })
}
