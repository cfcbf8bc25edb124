import { expect, test } from './support/journey'

test('whoever is not logged in is sent to the login, and after it to where they wanted', async ({ browser, world }) => {
  const context = await browser.newContext({ baseURL: world.url })
  const page = await context.newPage()
  await page.goto('/claims?family=TAKE')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel('Access token').fill('brn_wrong')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toContainText('not valid')
  await page.getByLabel('Access token').fill(world.tokens.mika)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/claims\?family=TAKE/)
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test.describe('a session that ends', () => {
  test.use({ expected: [/401|WebSocket/] })
  test('is begun again over what is half-written', async ({ browser, api, world }) => {
    const { createToken } = await api('mika').ask<{ createToken: { id: string; secret: string } }>('mutation($input: CreateTokenInput!) { createToken(input: $input) { id secret } }', { input: { principal: 'mika', name: 'of a session' } })
    const context = await browser.newContext({ baseURL: world.url })
    const page = await context.newPage()
    await page.goto('/login?to=%2Fclaims')
    await page.getByLabel('Access token').fill(createToken.secret)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'New claim' }).click()
    const words = page.getByRole('dialog').getByRole('textbox').first()
    await words.fill('Half a claim')
    await api('mika').ask('mutation($input: RevokeTokenInput!) { revokeToken(input: $input) { id } }', { input: { token: createToken.id } })
    const again = page.getByRole('dialog', { name: 'Your session ended' })
    await expect(again).toBeVisible()
    await expect(page).toHaveURL(/\/claims$/)
    await again.getByLabel('Access token').fill(world.tokens.mika)
    await again.getByRole('button', { name: 'Log in' }).click()
    await expect(again).toHaveCount(0)
    await expect(words).toHaveValue('Half a claim')
    await context.close()
  })
})

test('the token is not kept where scripts can read it', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain('brn_')
})

test('quick search finds a page by its Korean name, with the keyboard alone', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('김다나')
  await expect(page.getByRole('option', { name: 'Dana Kim' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/objects\/people\/dana-kim/)
})

test('quick search finds claims and areas', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await page.getByRole('button', { name: 'Search pages and claims' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('pilot sixty houses')
  await expect(page.getByRole('option', { name: /sixty houses/ }).first()).toBeVisible()
  await page.getByRole('combobox').fill('packs')
  await page.getByRole('option', { name: 'Packs' }).click()
  await expect(page).toHaveURL(/\/packs/)
})

test('the keyboard opens and closes the quick search from a field too, and a dialog gives it back', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  const words = page.getByRole('textbox', { name: 'Words in the title' })
  await words.click()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog')
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(search).toHaveCount(0)
  await page.goto('/objects/companies/northlight')
  const more = page.getByRole('main').getByRole('button', { name: 'What can be done with this page' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Connect' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('the content is the first thing that the keyboard can go to', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Skip to content')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the language is chosen and kept', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: '한국어' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '객체' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '객체' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.getByRole('button', { name: '언어' }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '对象' })).toBeVisible()
})

test('the theme is chosen and kept', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await page.getByRole('button', { name: 'Colour theme' }).click()
  await page.getByRole('menuitem', { name: 'Dark' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('what changes elsewhere appears without reload', async ({ visit, api }) => {
  const { page } = await visit('clara', '/objects/documents/falcon-business-case')
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeAttached()
  const text = 'The case was read by the dealers.'
  await api('mika').ask('mutation($input: RememberInput!) { remember(input: $input) { revision } }', {
    input: { about: 'documents/falcon-business-case', text, scope: 'world', evidence: [{ kind: 'MANUAL' }] },
  })
  await expect(page.getByText(text)).toBeVisible()
})

test.describe('a server that went away', () => {
  test.use({ expected: [/Failed to (load|fetch)|ERR_|Unable to preload/] })
  test('an area that could not come says so, and comes when the server answers again', async ({ visit }) => {
    const { page } = await visit('mika', '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const away = /\/(assets\/(Objects|objects)-|healthz)/
    await page.route(away, (route) => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'Objects' }).click()
    await expect(page.getByText('The server does not answer')).toBeVisible()
    await page.unroute(away)
    await expect(page.getByRole('heading', { level: 1, name: 'Objects' })).toBeVisible()
  })
})

test('Home tells the newest first', async ({ visit, api }) => {
  const [first, second] = ['Falcon has a first dealer.', 'Falcon has a second dealer.'] as const
  for (const text of [first, second]) await api('otto').ask('mutation($input: RememberInput!) { remember(input: $input) { revision } }', { input: { about: 'projects/falcon', text, scope: 'world', evidence: [{ kind: 'MANUAL' }] } })
  const { page } = await visit('otto', '/')
  const news = page.getByRole('listitem').filter({ hasText: /Falcon has a (first|second) dealer/ })
  await expect(news).toContainText([second, first])
})

test('on a phone the areas are behind a button', async ({ visit }) => {
  const { page } = await visit('mika', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Show the areas' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a place that is not there says so, with ways back', async ({ visit }) => {
  const { page } = await visit('mika', '/nowhere/at-all')
  await expect(page.getByRole('heading', { level: 1, name: 'no such place' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('/nowhere/at-all')
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
})

test.describe('an answer that a view cannot show', () => {
  test.use({ expected: [/TypeError|Cannot read|undefined|not iterable|Failed to load|500/] })
  test('fails that area alone, which says so', async ({ visit }) => {
    const { page } = await visit('mika', '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/graphql', (route) => route.request().postData()?.includes('ConsoleObjects') ? route.fulfill({ json: { data: { pages: {} } } }) : route.fallback())
    await page.getByRole('navigation').getByRole('link', { name: 'Objects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This part of the Console failed' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Claims' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
  })

  test('an error of the server is told with code, hint and request id', async ({ visit }) => {
    const { page } = await visit('mika', '/claims?after=of-another-list')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('BAD_CURSOR')
    await expect(alert).toContainText('begin anew')
    await expect(alert).toContainText('Request id')
    await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
    await alert.getByRole('button', { name: 'First page' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page).toHaveURL(/\/claims$/)
  })
})

test('what an address tells that is no day is as if it were not there', async ({ visit }) => {
  const { page } = await visit('mika', '/graph?page=companies/northlight&at=yesterday&since=long')
  await expect(page.getByText('5 pages, 5 links')).toBeVisible()
  await page.goto('/objects/companies/northlight?asOf=2026-13-45')
  await expect(page.getByRole('heading', { level: 1, name: 'Northlight' })).toBeVisible()
})

test('only those who may set the instance up are led to that', async ({ visit }) => {
  const admin = await visit('admin', '/')
  await admin.page.getByRole('navigation').getByRole('link', { name: 'Set up' }).click()
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Set up' })).toBeVisible()
  const member = await visit('otto', '/first-run')
  await expect(member.page.getByRole('heading', { level: 1, name: 'no such place' })).toBeVisible()
  await expect(member.page.getByRole('navigation').getByRole('link', { name: 'Set up' })).toHaveCount(0)
})

test('clearing the filters drops what was typed and not filtered by yet', async ({ visit }) => {
  const { page } = await visit('mika', '/objects?type=company')
  await expect(page.getByRole('heading', { level: 1, name: 'Objects' })).toBeVisible()
  await page.clock.install()
  const words = page.getByRole('search').getByRole('textbox').first()
  await words.fill('zenith')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.clock.runFor(2000)
  await expect(words).toHaveValue('')
  await expect(page).toHaveURL(/\/objects$/)
  await words.fill('zenith')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/text=zenith/)
})

test('a text that changes its direction reverses nothing beside it', async ({ visit, api }) => {
  const title = 'Harbour \u202Eetirw'
  await api('otto').ask('mutation($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }', { input: { type: 'note', title, scope: 'world' } })
  const { page } = await visit('otto', '/objects?text=harbour')
  const link = page.getByRole('main').getByRole('link', { name: /Harbour/ }).first()
  await expect(link).toBeVisible()
  expect(await link.evaluate((a) => getComputedStyle(a).unicodeBidi)).toBe('isolate')
  // What stands after a text in a message stays where it is read: right of it.
  const order = await page.evaluate((text) => {
    const line = document.createElement('p')
    const [link, after] = [document.createElement('a'), document.createElement('b')]
    link.textContent = text
    after.textContent = 'after'
    line.append(link, ' ', after)
    document.querySelector('main')?.append(line)
    return after.getBoundingClientRect().left >= link.getBoundingClientRect().right
  }, title)
  expect(order).toBe(true)
})

test('curators see the review queue in the navigation, members do not', async ({ visit }) => {
  const member = await visit('otto', '/')
  await expect(member.page.getByRole('link', { name: 'Contradictions' })).toBeVisible()
  await expect(member.page.getByRole('link', { name: 'Review queue' })).toHaveCount(0)
  const curator = await visit('clara', '/')
  await expect(curator.page.getByRole('link', { name: 'Review queue' })).toBeVisible()
})

test('a newcomer finds everything within three clicks from Home', async ({ visit, api }) => {
  const [before, after] = ['The dealers of Falcon meet in May.', 'The dealers of Falcon meet in June.']
  const made = await api('mika').ask<{ remember: { claim: { id: string } } }>('mutation($input: RememberInput!) { remember(input: $input) { claim { id } } }', { input: { about: 'projects/falcon', text: before, scope: 'world', evidence: [{ kind: 'MANUAL', note: 'a letter' }] } })
  await api('mika').ask('mutation($input: CorrectInput!) { correct(input: $input) { revision } }', { input: { claim: made.remember.claim.id, text: after, reason: 'the hall was taken' } })
  const { page, operations } = await visit('mika', '/')
  // What changed since last week, and who said it: on Home.
  await expect(page.getByRole('heading', { name: 'What is new' })).toBeVisible()
  const news = page.getByRole('listitem').filter({ hasText: after })
  await expect(news).toContainText('Mika Sato')
  // Why: one click.
  await news.getByRole('button', { name: after }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('the hall was taken').first()).toBeVisible()
  // What it replaced: two.
  await drawer.getByRole('tab', { name: 'History' }).click()
  await expect(drawer.getByText(before)).toBeVisible()
  // Who can see it: two.
  await drawer.getByRole('tab', { name: 'Who can see it' }).click()
  await expect(drawer.getByText('mika can see this')).toBeVisible()
  // What is known about its page: two.
  await drawer.getByRole('tab', { name: 'Evidence' }).click()
  await drawer.getByRole('link', { name: 'Falcon', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What is known' })).toBeVisible()
  // No call for each row of anything.
  expect(operations.length).toBeLessThanOrEqual(8)
})
