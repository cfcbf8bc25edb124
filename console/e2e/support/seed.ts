import { createHash, randomBytes } from 'node:crypto'
import { Api } from './api'

/** The people of the sample: an admin makes the world, the others live in it. */
export const people = {
  clara: { displayName: 'Clara Weiss', roles: ['MEMBER', 'CURATOR'] },
  mika: { displayName: 'Mika Sato', roles: ['MEMBER'] },
  otto: { displayName: 'Otto Lind', roles: ['MEMBER'] },
} as const

export type Person = keyof typeof people

/** What the sample holds, by names that journeys use. */
export interface World {
  url: string
  tokens: Record<Person | 'admin', string>
  claims: Record<string, string>
}

const manual = (note: string) => [{ kind: 'MANUAL', note }]

/** An id as the service makes them: ascending in time. */
function newId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Has a suggestion made about a page. The service makes them by itself; here it comes as a record of an export. */
export async function suggest(admin: Api, text: string, page: string, pack: object) {
  const { page: about } = await admin.ask<{ page: { id: string } }>('query($ref: String!) { page(ref: $ref) { ... on Page { id } } }', { ref: page })
  const id = newId()
  await admin.ask('mutation($input: ImportRecordsInput!) { importRecords(input: $input) { written } }', {
    input: {
      preserve: true,
      records: [
        {
          kind: 'node', label: 'Suggestion', id, item: { scope: 'world', requires: ['world'] },
          properties: { kind: 'subtype', state: 'OPEN', text, json: JSON.stringify({ pack }), openedAt: new Date().toISOString(), fingerprint: createHash('sha256').update(text).digest('hex') },
        },
        { kind: 'edge', type: 'CONCERNS', id: newId(), from: id, to: about.id },
      ],
    },
  })
}

/** Fills an empty store. Each step is one call of the API, by the principal who would make it. */
export async function seed(url: string, adminToken: string): Promise<World> {
  const admin = new Api(url, adminToken)
  const tokens: World['tokens'] = { admin: adminToken, clara: '', mika: '', otto: '' }
  for (const [uid, person] of Object.entries(people)) {
    await admin.ask('mutation($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }', {
      input: { uid, kind: 'HUMAN', displayName: person.displayName, roles: person.roles },
    })
    const made = await admin.ask<{ createToken: { secret: string } }>(
      'mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }',
      { input: { principal: uid, name: 'console' } },
    )
    tokens[uid as Person] = made.createToken.secret
  }
  await admin.ask('mutation($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }', {
    input: { uid: 'scout', kind: 'AGENT', displayName: 'Scout', owner: 'mika' },
  })
  await admin.ask('mutation($input: CreateGroupInput!) { createGroup(input: $input) { revision } }', { input: { name: 'board' } })
  for (const [principal, role] of [['clara', 'STEWARD'], ['mika', 'MEMBER'], ['scout', 'MEMBER']]) {
    await admin.ask('mutation($input: AddMemberInput!) { addMember(input: $input) { revision } }', { input: { group: 'board', principal, role } })
  }
  const channel = 'mutation($input: CreateChannelInput!) { createChannel(input: $input) { revision } }'
  await admin.ask(channel, { input: { externalId: 'board-room', kind: 'GROUP', title: 'Board room', group: 'board', participants: ['clara', 'mika', 'scout'] } })
  await admin.ask(channel, { input: { externalId: 'mika-scout', kind: 'DIRECT', title: 'Mika and Scout', participants: ['mika', 'scout'] } })

  const mika = new Api(url, tokens.mika)
  const clara = new Api(url, tokens.clara)
  const otto = new Api(url, tokens.otto)

  const page = async (as: Api, input: Record<string, unknown>) => {
    const made = await as.ask<{ createPage: { page: { slug: string; version: number } } }>(
      'mutation($input: CreatePageInput!) { createPage(input: $input) { page { slug version } } }',
      { input: { scope: 'world', ...input } },
    )
    return made.createPage.page
  }
  await page(mika, {
    type: 'company', title: 'Northlight', tags: ['customer', 'energy'], aliases: ['Northlight Energy'],
    body: '# Northlight\n\nNorthlight builds **heat pumps** for old houses. It sells through installers and has offices in Oslo and Busan.\n\n## Products\n\n| Product | Power | Since |\n| --- | --- | --- |\n| Fjord | 6 kW | 2021 |\n| Skerry | 12 kW | 2024 |\n\n- 2021-03-01: Founded by Dana Kim in Oslo.\n- 2024-05-14: Skerry was launched.\n',
  })
  await page(mika, { type: 'company', title: 'Quayside Partners', tags: ['investor'], body: 'Quayside Partners invests in energy and logistics.\n' })
  await page(mika, { type: 'company', title: 'Zenith Works', tags: ['energy'], body: 'Zenith Works makes heat pumps for factories and competes with Northlight.\n' })
  await page(mika, { type: 'person', title: 'Dana Kim', aliases: ['김다나'], tags: ['customer'], body: 'Dana Kim founded Northlight and leads its engineering.\n\n김다나는 노스라이트를 설립했다.\n' })
  await page(mika, { type: 'person', title: 'Finn Ray', body: 'Finn Ray is a partner at Quayside Partners.\n' })
  await page(mika, { type: 'person', title: '李文', tags: ['customer'], body: '李文在Zenith Works负责销售。\n' })
  await page(mika, { type: 'project', title: 'Falcon', tags: ['energy'], body: 'Falcon brings Skerry to the Korean market.\n\n## Plan\n\nA pilot of forty houses in Busan, then a dealer network.\n' })
  await page(mika, { type: 'event', title: 'Spring board meeting', subtype: 'meeting', effectiveDate: '2026-04-16', body: 'The board looked at Falcon and the price of Skerry.\n' })
  await page(mika, { type: 'document', title: 'Falcon business case', subtype: 'report', tags: ['energy'], body: 'The case assumes 1,200 units in the first year.\n' })
  await page(clara, { type: 'note', title: 'Board minutes', scope: 'group:board', body: 'The board may sell its share in Zenith Works.\n' })
  // Many small pages with what they say, in one transaction.
  const houses = Array.from({ length: 30 }, (_, i) => String(i + 1).padStart(2, '0'))
  const measured = houses.slice(0, 25)
  const notes = houses.map((n) => ({
    kind: 'page', externalKey: `field:${n}`, type: 'concept', title: `Field note ${n}`, slug: `concepts/field-note-${n}`, tags: ['topic'], scope: 'world', body: `Observation ${n} from the pilot in Busan.\n`,
  }))
  const readings = measured.map((n) => ({
    kind: 'claim', about: `field:${n}`, scope: 'world', confidence: 0.8, text: `House ${n} used ${String(300 + Number(n) * 7)} kWh in March.`, evidence: manual('the meter'),
  }))
  const related = houses.slice(0, 12).map((n) => ({ kind: 'link', from: `field:${n}`, to: 'projects/falcon', type: 'relates_to', scope: 'world' }))
  const brought = await otto.ask<{ importRecords: { errors: { message: string }[] } }>(
    'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { message } } }', { input: { records: [...notes, ...readings, ...related] } })
  if (brought.importRecords.errors.length > 0) throw new Error(JSON.stringify(brought.importRecords.errors[0]))

  // A page with history, and a section for the board alone.
  const edit = 'mutation($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }'
  const read = await clara.ask<{ page: { version: number; body: string } }>('{ page(ref: "projects/falcon") { ... on Page { version body } } }')
  await clara.ask(edit, {
    input: {
      page: 'projects/falcon', version: read.page.version,
      body: `${read.page.body.replace('forty houses', 'sixty houses')}\n::: scope group:board\n## Price\n\nThe board allows a discount of 15% for the first hundred units.\n:::\n`,
    },
  })

  const claims: World['claims'] = {}
  const remember = async (as: Api, name: string, input: Record<string, unknown>) => {
    const made = await as.ask<{ remember: { claim: { id: string } } }>(
      'mutation($input: RememberInput!) { remember(input: $input) { claim { id } } }',
      { input: { scope: 'world', evidence: manual('said in the weekly call'), ...input } },
    )
    claims[name] = made.remember.claim.id
    return made.remember.claim.id
  }
  await remember(mika, 'employees', { about: 'companies/northlight', text: 'Northlight has 340 employees.', property: 'employees', value: 340, confidence: 0.9, evidence: [{ kind: 'URL', url: 'https://northlight.example/about', note: 'the company page' }] })
  await remember(mika, 'headquarters', { about: 'companies/northlight', text: 'Northlight has its headquarters in Oslo.', property: 'headquarters', value: 'Oslo' })
  await remember(otto, 'headquartersBusan', { about: 'companies/northlight', text: 'Northlight has its headquarters in Busan.', property: 'headquarters', value: 'Busan', evidence: manual('read on a trade fair badge') })
  await remember(mika, 'seoul', { about: 'companies/northlight', text: '노스라이트는 부산에 사무소를 열었다.', evidence: manual('현지 신문') })
  await remember(mika, 'zhong', { about: 'companies/zenith-works', text: 'Zenith Works 在上海有一家工厂。', evidence: manual('李文的邮件') })
  await remember(mika, 'pilot', { about: 'projects/falcon', text: 'The pilot in Busan has forty houses.', importance: 'HIGH' })
  await remember(clara, 'share', { about: 'projects/falcon', text: 'The board will decide on the share in Zenith Works in May.', scope: 'group:board' })
  await remember(mika, 'secret', { about: 'projects/falcon', text: 'Mika doubts the launch date of Falcon.', scope: 'principal:mika' })
  await remember(mika, 'bet', { about: 'projects/falcon', family: 'TAKE', kind: 'bet', text: 'Falcon will sell 1,200 units in its first year.', weight: 0.7, due: '2027-06-30T00:00:00Z' })
  await remember(otto, 'hunch', { about: 'companies/zenith-works', family: 'TAKE', kind: 'hunch', text: 'Zenith Works will enter the market for houses.', weight: 0.4 })
  await remember(mika, 'promise', { about: 'projects/falcon', kind: 'commitment', text: 'Mika sends the dealer list to Dana Kim.', due: '2026-12-20T00:00:00Z' })

  const corrected = await mika.ask<{ correct: { claim: { id: string } } }>(
    'mutation($input: CorrectInput!) { correct(input: $input) { claim { id } } }',
    { input: { claim: claims.pilot, text: 'The pilot in Busan has sixty houses.', reason: 'twenty were added in March' } },
  )
  claims.pilotNow = corrected.correct.claim.id
  await otto.ask('mutation($input: DisputeInput!) { dispute(input: $input) { finding { id } } }', {
    input: { claim: claims.employees, reason: 'The annual report says 310.', evidence: [{ kind: 'URL', url: 'https://northlight.example/report', note: 'page 12' }] },
  })
  // Words of the same page that replace somebody else's claim open a question.
  await remember(otto, 'headquartersNow', { about: 'companies/northlight', text: 'Northlight moved its headquarters to Busan in 2025.', supersedes: claims.headquarters, evidence: manual('a letter from Dana Kim') })
  await remember(mika, 'zenithStaff', { about: 'companies/zenith-works', text: 'Zenith Works employs 80 people.' })
  await remember(otto, 'zenithStaffNow', { about: 'companies/zenith-works', text: 'Zenith Works employs 95 people.', supersedes: claims.zenithStaff })

  const link = (as: Api, from: string, type: string, to: string, scope = 'world') =>
    as.ask('mutation($input: ConnectInput!) { connect(input: $input) { revision } }', { input: { from, type, to, scope, evidence: manual('known to all') } })
  await link(mika, 'people/dana-kim', 'works_at', 'companies/northlight')
  await link(mika, 'people/dana-kim', 'founded', 'companies/northlight')
  await link(mika, 'people/finn-ray', 'works_at', 'companies/quayside-partners')
  await link(mika, 'people/finn-ray', 'advises', 'companies/northlight')
  await link(mika, 'companies/northlight', 'competes_with', 'companies/zenith-works')
  await link(mika, 'people/dana-kim', 'attended', 'events/spring-board-meeting')
  await link(mika, 'people/finn-ray', 'attended', 'events/spring-board-meeting')
  await link(mika, 'projects/falcon', 'part_of', 'companies/northlight')
  await link(mika, 'documents/falcon-business-case', 'relates_to', 'projects/falcon')
  await link(clara, 'companies/quayside-partners', 'relates_to', 'companies/zenith-works', 'group:board')

  await suggest(admin, 'Much is written about field notes from houses; they may be a kind of concept of their own.', 'concepts/field-note-01',
    { objectTypes: [{ name: 'concept', slugPrefix: 'concepts', primitive: 'concept', subtypes: ['observation'] }] })

  // One page was deleted by its maker.
  await page(otto, { type: 'note', title: 'Old price list', body: 'Prices of 2023.\n' })
  await otto.ask('mutation($input: DeletePageInput!) { deletePage(input: $input) { revision } }', { input: { page: 'notes/old-price-list', reason: 'out of date' } })
  return { url, tokens, claims }
}
