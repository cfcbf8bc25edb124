import type { Api } from './support/api'
import { suggest } from './support/seed'
import { expect, test } from './support/journey'

/** Opens a question: somebody means to replace what another one said. */
const contest = async (one: Api, other: Api, first: string, second: string) => {
  const remember = 'mutation($input: RememberInput!) { remember(input: $input) { claim { id findings { id } } } }'
  const old = await one.ask<{ remember: { claim: { id: string } } }>(remember, { input: { text: first, scope: 'world', about: 'companies/zenith-works', evidence: [{ kind: 'MANUAL', note: 'seen' }] } })
  const next = await other.ask<{ remember: { claim: { findings: { id: string }[] } } }>(remember, { input: { text: second, scope: 'world', about: 'companies/zenith-works', supersedes: old.remember.claim.id, evidence: [{ kind: 'MANUAL', note: 'heard' }] } })
  return next.remember.claim.findings[0]?.id ?? ''
}

test('a contradiction is decided with both sides in view', async ({ visit, api }) => {
  const id = await contest(api('mika'), api('otto'), 'Zenith has two factories.', 'Zenith has three factories.')
  const { page } = await visit('clara', `/contradictions?finding=${id}`)
  const card = page.locator(`[id="${id}"]`)
  await expect(card).toContainText('Zenith has two factories.')
  await expect(card).toContainText('heard')
  await card.getByRole('button', { name: 'Decide' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Decide' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Zenith has three factories.' }).check()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('the newer source')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(card).toHaveCount(0)
  await page.goto('/contradictions?state=RESOLVED')
  await expect(card).toContainText('the newer source')
})

test('many questions are dropped at once with one reason', async ({ visit, api }) => {
  const ids = [await contest(api('mika'), api('otto'), 'Zenith paints its pumps green.', 'Zenith paints its pumps blue.'), await contest(api('mika'), api('otto'), 'Zenith ships by rail.', 'Zenith ships by road.')]
  const { page, operations } = await visit('clara', '/contradictions')
  for (const id of ids) await page.locator(`[id="${id}"]`).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Drop those chosen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('of no weight')
  // Both halves of a double click, with no time between for the button to be told that it is busy.
  await dialog.locator('form').evaluate((form: HTMLFormElement) => { form.requestSubmit(); form.requestSubmit() })
  await expect(page.getByText('2 decided.')).toBeVisible()
  for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(0)
  expect(operations.filter((o) => o === 'ConsoleMany'), 'a double click decides once').toHaveLength(1)
})

test('of many questions the one that cannot be dropped is told by itself', async ({ visit, api }) => {
  const ids = [await contest(api('mika'), api('otto'), 'Zenith tests in Oslo.', 'Zenith tests in Bergen.'), await contest(api('mika'), api('otto'), 'Zenith packs in wood.', 'Zenith packs in foam.')]
  const { page, operations } = await visit('clara', '/contradictions')
  for (const id of ids) await page.locator(`[id="${id}"]`).getByRole('checkbox').check()
  await api('clara').ask('mutation($input: DecideFindingInput!) { decideFinding(input: $input) { revision } }', { input: { finding: ids[0], decision: 'NOT_A_CONTRADICTION' } })
  await page.getByRole('button', { name: 'Drop those chosen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('of no weight')
  await dialog.getByRole('button', { name: 'Drop those chosen' }).click()
  await expect(page.getByText('1 decided.')).toBeVisible()
  const left = page.getByRole('region', { name: '1 could not be decided' })
  await expect(left).toContainText(/Zenith tests in/)
  await expect(left).toContainText('CONFLICT')
  await expect(left).toContainText('Request id')
  await expect(page.locator(`[id="${ids[1] ?? ''}"]`)).toHaveCount(0)
  expect(operations.filter((o) => o === 'ConsoleMany')).toHaveLength(1)
  await left.getByRole('button', { name: 'Close' }).click()
  await expect(left).toHaveCount(0)
})

test('who may not change the sides is not offered to decide', async ({ visit, api }) => {
  const id = await contest(api('mika'), api('otto'), 'Zenith rents its offices.', 'Zenith owns its offices.')
  const { page } = await visit('otto', `/contradictions?finding=${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeVisible()
  await expect(page.locator(`[id="${id}"]`).getByRole('button', { name: 'Decide' })).toHaveCount(0)
})

test('a curator decides what an agent wanted to delete', async ({ visit, api, world }) => {
  const admin = api('admin')
  const token = await admin.ask<{ createToken: { secret: string } }>('mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }', { input: { principal: 'scout', name: 'review' } })
  const { Api } = await import('./support/api')
  const scout = new Api(world.url, token.createToken.secret)
  const made = await scout.ask<{ createPage: { page: { id: string } } }>('mutation($input: CreatePageInput!) { createPage(input: $input) { page { id } } }', { input: { type: 'note', title: 'Scratch of Scout', scope: 'world', conversation: { channel: 'board-room' } } })
  await scout.ask('mutation($input: ForgetInput!) { forget(input: $input) { queued } }', { input: { page: made.createPage.page.id, reason: 'not needed', conversation: { channel: 'board-room' } } })
  const { page } = await visit('clara', '/reviews')
  const card = page.getByRole('article').filter({ hasText: made.createPage.page.id })
  await expect(card).toContainText('Scratch of Scout')
  await card.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await expect(card).toHaveCount(0)
})

test('an admin accepts a suggestion, and its term is in force', async ({ visit, api }) => {
  const text = 'Partners of funds may be a sort of person of their own.'
  await suggest(api('admin'), text, 'people/finn-ray', { objectTypes: [{ name: 'person', slugPrefix: 'people', primitive: 'entity', subtypes: ['partner'] }] })
  const { page } = await visit('admin', '/suggestions')
  const card = page.getByRole('article', { name: text })
  await expect(card.getByRole('link', { name: 'Finn Ray' })).toBeVisible()
  await card.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(card).toHaveCount(0)
  await page.goto('/packs?tab=types')
  await expect(page.getByRole('cell', { name: /partner/ })).toBeVisible()
})

test('a curator rejects many suggestions at once, a member none', async ({ visit, api }) => {
  const texts = ['Rivers may be a type.', 'Bridges may be a type.']
  for (const text of texts) await suggest(api('admin'), text, 'companies/northlight', { objectTypes: [] })
  const member = await visit('otto', '/suggestions')
  await expect(member.page.getByRole('article', { name: texts[0] })).toBeVisible()
  await expect(member.page.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  const { page } = await visit('clara', '/suggestions')
  for (const text of texts) await page.getByRole('checkbox', { name: `Choose: ${text}` }).check()
  await page.getByRole('button', { name: 'Reject those chosen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('too small')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  for (const text of texts) await expect(page.getByRole('article', { name: text })).toHaveCount(0)
  await page.goto('/suggestions?state=DISMISSED')
  await expect(page.getByRole('article', { name: texts[0] })).toContainText('too small')
})

test('two readers of one question are shown beside each other, and what one may not know is marked', async ({ visit }) => {
  const { page } = await visit('clara', '/search?q=board+share+Zenith&as=mika&other=otto')
  const mika = page.locator('section', { has: page.getByRole('heading', { name: /What mika gets/ }) })
  const otto = page.locator('section', { has: page.getByRole('heading', { name: /What otto gets/ }) })
  await expect(mika.getByText('The board will decide on the share')).toBeVisible()
  await expect(mika.getByText('Only mika').first()).toBeVisible()
  await expect(otto.getByText('The board will decide on the share')).toHaveCount(0)
  await expect(otto.getByText(/withheld/)).toBeVisible()
  await mika.getByText(/Why/).first().click()
})

test('recall is previewed in a conversation', async ({ visit }) => {
  const { page } = await visit('clara', '/search?q=launch+date+of+Falcon&as=scout&channel=board-room')
  await expect(page.getByRole('heading', { name: /What scout gets/ })).toBeVisible()
  await expect(page.getByText('Mika doubts')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Mode' }).click()
  await page.getByRole('option', { name: 'Strict' }).click()
  await expect(page).toHaveURL(/mode=STRICT/)
})

test('going back in the search preview brings the question back', async ({ visit }) => {
  const { page } = await visit('mika', '/search?q=Falcon')
  const question = page.getByRole('main').getByRole('textbox', { name: 'Question' })
  await expect(question).toHaveValue('Falcon')
  await question.fill('Northlight')
  // It is asked once the view has taken the new address over.
  const asked = page.waitForRequest((r) => /query ConsoleRecall[\s\S]*Northlight/.test(r.postData() ?? ''))
  await page.keyboard.press('Enter')
  await asked
  await expect(page).toHaveURL(/q=Northlight/)
  await page.goBack()
  await expect(question).toHaveValue('Falcon')
})

test('a member previews recall for itself alone', async ({ visit }) => {
  const { page } = await visit('otto', '/search?q=Northlight+headquarters')
  await expect(page.getByText('headquarters', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'As', exact: true })).toHaveCount(0)
})

test('the audit shows what is a principal\'s own, its reach and what it did', async ({ visit }) => {
  const { page } = await visit('clara', '/audit?uid=mika')
  await expect(page.getByText('Mika doubts the launch date')).toBeVisible()
  await page.getByRole('tab', { name: 'Its reach' }).click()
  await expect(page).toHaveURL(/tab=reach/)
  await expect(page.getByText('House 2', { exact: false }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'What it did' }).click()
  await expect(page.getByRole('cell', { name: 'finding', exact: false }).or(page.getByRole('cell')).first()).toBeVisible()
})

test('a member audits itself alone', async ({ visit }) => {
  const { page } = await visit('otto', '/audit?uid=mika')
  await expect(page.getByRole('alert')).toContainText(/FORBIDDEN|NOT_FOUND/)
  await expect(page.getByRole('tab', { name: 'Its reach' })).toHaveCount(0)
})

test('an admin tries an erasure before it is done', async ({ visit, api }) => {
  await api('admin').ask('mutation($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }', { input: { uid: 'leaver', kind: 'HUMAN', displayName: 'Leaver' } })
  const { page } = await visit('admin', '/audit?uid=leaver')
  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('asked for it')
  await dialog.getByRole('button', { name: 'Count what would go' }).click()
  await expect(dialog.getByText(/would be removed/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: /to confirm/ }).fill('leaver')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText(/Erased \d+ items/)).toBeVisible()
})
