import { Badge, Group, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconFlag, IconHistoryToggle } from '@tabler/icons-react'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { common } from '../messages/common'
import { useFormat } from '../ui/format'
import { PageLink, ScopeMark, Share, Time } from '../ui/marks'
import { useParam } from '../ui/url'
import { ClaimMenu } from './ClaimMenu'
import classes from './claims.module.css'
import type { ClaimLine } from './fragments'

const stateColour = { CURRENT: 'teal', ACTIVE: 'teal', DONE: 'blue', RESOLVED: 'blue', SUPERSEDED: 'gray', RETIRED: 'gray' } as const

/** Claims as lines: the words, then who, what, when, and for whom. The words open the drawer with the evidence. */
export function ClaimList({ claims, hideAbout }: { claims: ClaimLine[]; hideAbout?: boolean }) {
  return (
    <ul className={classes.list}>
      {claims.map((c) => <li key={c.id}><ClaimRow claim={c} {...(hideAbout ? { hideAbout } : {})} /></li>)}
    </ul>
  )
}

export function ClaimRow({ claim, hideAbout, bare }: { claim: ClaimLine; hideAbout?: boolean; bare?: boolean }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const f = useFormat()
  const [, open] = useParam('claim')
  const past = claim.state === 'SUPERSEDED' || claim.state === 'RETIRED'
  const sure = claim.confidence ?? claim.weight
  return (
    <div className={classes.row} data-past={past || undefined}>
      <div className={classes.main}>
        <UnstyledButton className={classes.text ?? ''} onClick={() => { open(claim.id) }} aria-haspopup="dialog">{claim.text}</UnstyledButton>
        <Group gap="xs" className={classes.marks ?? ''}>
          {!hideAbout && claim.about?.__typename === 'Page' && <PageLink page={claim.about} />}
          {!hideAbout && claim.about?.__typename === 'Channel' && <span>{claim.about.channelTitle ?? claim.about.externalId}</span>}
          <span>{claim.kind === 'fact' || claim.kind === 'take' ? m.family[claim.family] : claim.kind}</span>
          {claim.author && <span>{claim.author.displayName}</span>}
          <Time at={claim.recordedAt} />
          {claim.due && <span>{c.due(f.day(claim.due))}</span>}
          {sure != null && <Share value={sure} label={claim.family === 'FACT' ? m.fields.confidence : m.fields.weight} />}
          <ScopeMark scope={claim.scope} />
        </Group>
      </div>
      <Group gap={6} wrap="nowrap" className={classes.signs ?? ''}>
        {claim.importance === 'HIGH' && <Tooltip label={m.importance.HIGH}><IconFlag size={14} aria-label={m.importance.HIGH} color="var(--mantine-color-orange-6)" /></Tooltip>}
        {claim.findings.length > 0 && <Tooltip label={m.disputed}><IconAlertCircle size={14} aria-label={m.disputed} color="var(--mantine-color-red-6)" /></Tooltip>}
        {claim.evidenceChanged && <Tooltip label={m.evidenceChanged}><IconHistoryToggle size={14} aria-label={m.evidenceChanged} /></Tooltip>}
        {claim.expired && <Badge color="gray">{m.expired}</Badge>}
        {claim.trust !== 'OPEN' && <Badge color="gray">{m.trust[claim.trust]}</Badge>}
        {claim.wantedName && <Tooltip label={m.unfiled(claim.wantedName)}><Badge color="yellow">{claim.wantedName}</Badge></Tooltip>}
        {claim.state !== 'CURRENT' && claim.state !== 'ACTIVE' && <Badge color={stateColour[claim.state]}>{m.state[claim.state]}</Badge>}
        {!bare && <ClaimMenu claim={claim} />}
      </Group>
    </div>
  )
}

/** One side of a question: the words, and on what grounds. */
export function Quote({ children }: { children: string }) {
  return <Text size="sm" className={classes.quote ?? ''}>{children}</Text>
}
