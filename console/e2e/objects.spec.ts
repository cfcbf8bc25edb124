import { expect, test } from './support/journey'

const make = async (ask: <R>(q: string, v?: Record<string, unknown>) => Promise<R>, title: string, more: Record<string, unknown> = {}) => {
  const made = await ask<{ createPage: { page: { slug: string; id: string; version: number } } }>(
    'mutation($input: CreatePageInput!) { createPage(input: $input) { page { slug id version } } }', { input: { type: 'note', title, scope: 'world', body: 'First line.\n', ...more } })
  return made.createPage.page
}

test('objects are filtered by type and tag, and the filter is in the address', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'company' }).click()
  await expect(page).toHaveURL(/type=company/)
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Northlight' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Dana Kim' })).toHaveCount(0)
  await page.goto('/objects?tag=investor')
  await expect(rows.filter({ hasText: 'Quayside Partners' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/objects$/)
  await expect(rows.nth(10)).toBeVisible()
})

test('objects are found by words of the title, in Chinese too', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  await page.getByRole('textbox', { name: 'Words in the title' }).fill('李文')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: '李文' }).click()
  await expect(page.getByText('李文在Zenith Works负责销售。')).toBeVisible()
})

test('words that are composed in an input method are typed whole, while the list follows', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  const words = page.getByLabel('Words in the title')
  await words.click()
  const keyboard = await page.context().newCDPSession(page)
  const compose = async (...steps: string[]) => {
    for (const text of steps) await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
  }
  await compose('ㄱ', '기', '김')
  await expect(page).toHaveURL(/text=%EA%B9%80$/)
  await compose('ㄷ', '다', '단', '다나')
  await expect(words).toHaveValue('김다나')
  await expect(page).toHaveURL(/text=%EA%B9%80%EB%8B%A4%EB%82%98$/)
  await page.getByRole('switch', { name: 'Deleted ones' }).click()
  await expect(page).toHaveURL(/deleted=yes/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(words).toHaveValue('')
  await page.goBack()
  await expect(words).toHaveValue('김다나')
})

test('a long list goes on and back, and says where it is in the address', async ({ visit, api }) => {
  const mika = api('mika')
  await mika.ask('mutation($input: ImportRecordsInput!) { importRecords(input: $input) { written } }', {
    input: { records: Array.from({ length: 52 }, (_, i) => ({ kind: 'page', externalKey: `paged:${String(i)}`, type: 'note', title: `Paged ${String(i)}`, tags: ['skill'], scope: 'world' })) },
  })
  const { page } = await visit('mika', '/objects?tag=skill')
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: /Back|First page/ }).first().click()
  await expect(page.getByRole('row')).toHaveCount(51)
})

test('a page is made, edited, and its versions tell what changed; one comes back and that is undone', async ({ visit }) => {
  const { page } = await visit('mika', '/objects')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Dealer training')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dealers learn in Busan.')
  await dialog.getByRole('button', { name: 'New page' }).click()
  await expect(page).toHaveURL(/objects\/notes\/dealer-training/)
  await page.getByRole('button', { name: 'Edit text' }).click()
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Dealers learn in Seoul.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Dealers learn in Seoul.')).toBeVisible()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByText('-Dealers learn in Busan.')).toBeVisible()
  await expect(page.getByText('+Dealers learn in Seoul.')).toBeVisible()
  await page.getByRole('button', { name: 'Return to this version' }).first().click()
  await dialog.getByRole('button', { name: 'Return to this version' }).click()
  await expect(page.getByRole('region', { name: 'Version 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Version 4' })).toContainText('+Dealers learn in Seoul.')
})

test('a change made elsewhere meanwhile is a conflict and nothing is lost', async ({ visit, api }) => {
  const mika = api('mika')
  const made = await make((q, v) => mika.ask(q, v), 'Contested note')
  const { page } = await visit('mika', `/objects/${made.slug}`)
  await page.getByRole('button', { name: 'Edit text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Mine.')
  await mika.ask('mutation($input: UpdatePageInput!) { updatePage(input: $input) { revision } }', { input: { page: made.id, version: made.version, body: 'Theirs.\n' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('CONFLICT')
  await expect(dialog.getByRole('alert')).toContainText('Request id')
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Mine.')
})

test('a renamed page is found under its old address', async ({ visit, api }) => {
  const made = await make((q, v) => api('mika').ask(q, v), 'Old name')
  const { page } = await visit('mika', `/objects/${made.slug}`)
  await page.getByRole('button', { name: 'What can be done with this page' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('New name')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('notes/new-name')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New name' })).toBeVisible()
  await page.goto(`/objects/${made.slug}`)
  await expect(page).toHaveURL(/notes\/new-name/)
})

test('a page is deleted with a reason and comes back by undo', async ({ visit, api }) => {
  const made = await make((q, v) => api('mika').ask(q, v), 'Short-lived')
  const { page } = await visit('mika', `/objects/${made.slug}`)
  await page.getByRole('button', { name: 'What can be done with this page' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('made by mistake')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/objects$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored.')).toBeVisible()
  await page.goto(`/objects/${made.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Short-lived' })).toBeVisible()
})

test('deleted pages are listed and restored', async ({ visit }) => {
  const { page } = await visit('otto', '/objects?deleted=yes')
  await page.getByRole('row', { name: /Old price list/ }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored.')).toBeVisible()
  await page.goto('/objects/notes/old-price-list')
  await expect(page.getByText('Prices of 2023.')).toBeVisible()
})

test('a merge is tried first', async ({ visit, api }) => {
  const mika = api('mika')
  const from = await make((q, v) => mika.ask(q, v), 'Twin one')
  await make((q, v) => mika.ask(q, v), 'Twin two')
  const { page } = await visit('mika', `/objects/${from.slug}`)
  await page.getByRole('button', { name: 'What can be done with this page' }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Page that stays' }).fill('Twin two')
  await page.getByRole('option', { name: 'Twin two' }).click()
  await dialog.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog.getByText('This would change')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page).toHaveURL(/notes\/twin-two/)
})

test('two pages are connected and the link is taken back', async ({ visit, api }) => {
  const made = await make((q, v) => api('mika').ask(q, v), 'Linked note')
  const { page } = await visit('mika', `/objects/${made.slug}`)
  await page.getByRole('button', { name: 'What can be done with this page' }).click()
  await page.getByRole('menuitem', { name: 'Connect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'How' }).click()
  await page.getByRole('option', { name: 'relates_to' }).click()
  await dialog.getByRole('combobox', { name: 'Page' }).fill('Zenith')
  await page.getByRole('option', { name: 'Zenith Works' }).click()
  await dialog.getByRole('textbox', { name: 'On what grounds' }).fill('a talk')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await page.getByRole('tab', { name: 'Links' }).click()
  await page.getByRole('button', { name: /Disconnect: .*Zenith Works/ }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('it was another one')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('not connected to anything')).toBeVisible()
})

test('a part for a group is shown to its members and is not there for others', async ({ visit }) => {
  const member = await visit('mika', '/objects/projects/falcon')
  await expect(member.page.getByText('The board allows a discount')).toBeVisible()
  await expect(member.page.getByText('Group board').first()).toBeVisible()
  const other = await visit('otto', '/objects/projects/falcon')
  await expect(other.page.getByText('dealer network')).toBeVisible()
  await expect(other.page.getByText('discount')).toHaveCount(0)
  await expect(other.page.getByText('board', { exact: false })).toHaveCount(0)
})

test('a page that one may not know answers as one that is not there', async ({ visit }) => {
  const { page } = await visit('otto', '/objects/Board%20minutes')
  await expect(page.getByText('Nothing that you may know is named')).toBeVisible()
  await page.goto('/objects?text=board')
  await expect(page.getByRole('row').filter({ hasText: 'Spring board meeting' })).toBeVisible()
  await expect(page.getByText('Board minutes')).toHaveCount(0)
})

test('a page is shown as of an earlier day', async ({ visit }) => {
  const { page } = await visit('mika', '/objects/projects/falcon?asOf=2020-01-01')
  await expect(page.getByText('as they were known and true then', { exact: false })).toBeVisible()
  await expect(page.getByText('The pilot in Busan has sixty houses.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to today' }).click()
  await expect(page.getByText('The pilot in Busan has sixty houses.')).toBeVisible()
})

test('the slider of time moves by the keyboard', async ({ visit }) => {
  const { page } = await visit('mika', '/objects/companies/northlight')
  await page.getByRole('slider', { name: 'Show what was known at this time' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/asOf=\d{4}-\d{2}-\d{2}/)
})

test('Markdown is shown as text, and runs nothing', async ({ visit, api }) => {
  const body = '<script>document.title = "owned"</script>\n\n<img src=x onerror="document.title=\'owned\'">\n\n[a link](javascript:alert(1)) ![a picture](https://elsewhere.example/p.png)\n'
  const made = await make((q, v) => api('otto').ask(q, v), 'Hostile note', { body })
  const { page } = await visit('mika', `/objects/${made.slug}`)
  await expect(page.getByText('a picture')).toBeVisible()
  await expect(page).toHaveTitle(/Hostile note/)
  await expect(page.locator('main img')).toHaveCount(0)
  expect(await page.getByText('a link').getAttribute('href')).not.toContain('javascript:')
})

test('who can see a page is explained, to a curator about everybody', async ({ visit }) => {
  const { page } = await visit('clara', '/objects/Board%20minutes?tab=access')
  await page.getByRole('combobox', { name: 'Ask about somebody' }).click()
  await page.getByRole('option', { name: /Otto/ }).click()
  await expect(page.getByText('otto cannot see this')).toBeVisible()
})
