import { expect, test } from './support/journey'
import type { Api } from './support/api'

const remember = async (as: Api, text: string, more: Record<string, unknown> = {}) => {
  const made = await as.ask<{ remember: { claim: { id: string } } }>('mutation($input: RememberInput!) { remember(input: $input) { claim { id } } }',
    { input: { text, scope: 'world', about: 'companies/quayside-partners', evidence: [{ kind: 'MANUAL', note: 'a call' }], ...more } })
  return made.remember.claim.id
}

test('a claim is remembered from the page it is about', async ({ visit }) => {
  const { page } = await visit('mika', '/objects/companies/quayside-partners')
  await page.getByRole('button', { name: 'New claim' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is so' }).fill('Quayside Partners opened an office in Hamburg.')
  await dialog.getByRole('textbox', { name: 'On what grounds' }).fill('their newsletter')
  await dialog.getByRole('button', { name: 'New claim' }).click()
  await page.getByRole('button', { name: 'Quayside Partners opened an office in Hamburg.', exact: true }).click()
  await expect(dialog.getByText('their newsletter')).toBeVisible()
})

test('a claim is corrected and what it was stays in its history', async ({ visit, api }) => {
  const id = await remember(api('mika'), 'Quayside manages 200 million.')
  const { page } = await visit('mika', `/claims/${id}`)
  await page.getByRole('button', { name: /What can be done/ }).click()
  await page.getByRole('menuitem', { name: 'Correct' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is so' }).fill('Quayside manages 250 million.')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the annual report')
  await dialog.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Quayside manages 250 million.' })).toBeVisible()
  await expect(page.getByText('Replaced: the annual report')).toBeVisible()
})

test('a claim is forgotten with a reason and found among the past ones', async ({ visit, api }) => {
  const text = 'Quayside sponsors a rowing club.'
  const id = await remember(api('mika'), text)
  const { page } = await visit('mika', `/claims/${id}`)
  await page.getByRole('button', { name: /What can be done/ }).click()
  await page.getByRole('menuitem', { name: 'Forget' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('no longer')
  await dialog.getByRole('button', { name: 'Forget' }).click()
  await expect(page.getByText('Retired').first()).toBeVisible()
  await page.goto('/claims?text=rowing')
  await expect(page.getByText('No claims fit.')).toBeVisible()
  await page.goto('/claims?text=rowing&state=RETIRED')
  await expect(page.getByText(text)).toBeVisible()
})

test('what one may not change can be disputed, and nothing else is offered', async ({ visit, api }) => {
  const id = await remember(api('mika'), 'Quayside has twelve partners.')
  const { page } = await visit('otto', `/claims/${id}`)
  await page.getByRole('button', { name: /What can be done/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Correct' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Forget' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Dispute' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I counted nine.')
  await dialog.getByRole('button', { name: 'Dispute' }).click()
  await expect(page.getByRole('link', { name: 'I counted nine.' })).toBeVisible()
})

test('a take is resolved and a commitment kept', async ({ visit, api }) => {
  const take = await remember(api('mika'), 'Quayside will raise a second fund.', { family: 'TAKE', kind: 'bet', weight: 0.6 })
  const promise = await remember(api('mika'), 'Mika calls Quayside back.', { kind: 'commitment', due: '2026-12-24T00:00:00Z' })
  const { page } = await visit('mika', `/claims/${take}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: /What can be done/ }).click()
  await page.getByRole('menuitem', { name: 'Say how it turned out' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Resolved').first()).toBeVisible()
  await page.goto(`/claims/${promise}`)
  await page.getByRole('button', { name: /What can be done/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as kept' }).click()
  await dialog.getByRole('textbox', { name: 'What shows it' }).fill('the call log')
  await dialog.getByRole('button', { name: 'Mark as kept' }).click()
  await expect(page.getByText('Done').first()).toBeVisible()
})

test('a claim is opened to a group and no further', async ({ visit, api }) => {
  const text = 'Quayside may leave the round.'
  const id = await remember(api('mika'), text, { scope: 'principal:mika' })
  const { page } = await visit('mika', `/claims/${id}`)
  await page.getByRole('button', { name: /What can be done/ }).click()
  await page.getByRole('menuitem', { name: 'Change who may know it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Who may know it' }).click()
  await page.getByRole('option', { name: 'Group board' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('the board asked')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('Group board').first()).toBeVisible()
  const clara = await visit('clara', `/claims/${id}`)
  await expect(clara.page.getByText(text)).toBeVisible()
  const otto = await visit('otto', `/claims/${id}`)
  await expect(otto.page.getByText('There is no such claim, or it is not yours to know.')).toBeVisible()
})

test('claims are filtered by state, family, kind and writer, in the address', async ({ visit }) => {
  const { page } = await visit('mika', '/claims?family=TAKE&kind=hunch')
  await expect(page.getByText('Zenith Works will enter the market for houses.')).toBeVisible()
  await expect(page.getByText('Falcon will sell')).toHaveCount(0)
  await page.goto('/claims?author=otto')
  await expect(page.getByText('House 25 used')).toBeVisible()
  await expect(page.getByText('Northlight has 340 employees.')).toHaveCount(0)
  await page.goto('/claims?state=SUPERSEDED&text=forty')
  await expect(page.getByText('The pilot in Busan has forty houses.')).toBeVisible()
})

test('a filter that the server refuses is told with its code and a hint', async ({ visit }) => {
  const { page } = await visit('mika', '/claims?kind=nonsense')
  await expect(page.getByRole('alert')).toContainText('UNKNOWN_TERM')
  await expect(page.getByRole('alert')).toContainText('Request id')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a private claim of somebody else is nowhere', async ({ visit }) => {
  const { page } = await visit('otto', '/claims?about=projects/falcon')
  await expect(page.getByText('Falcon will sell')).toBeVisible()
  await expect(page.getByText('Mika doubts')).toHaveCount(0)
  await expect(page.getByText('share in Zenith')).toHaveCount(0)
})
