import { Badge, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ClaimRow } from '../../claims/ClaimList'
import { EvidenceList } from '../../claims/Evidence'
import { useMessages } from '../../messages/catalogue'
import { claims } from '../../messages/claims'
import { findings as messages } from '../../messages/findings'
import { PageLink, ScopeMark, Time, TypeMark } from '../../ui/marks'
import classes from './findings.module.css'
import type { FindingFull } from './operations'

/** One question with its sides beside each other, each with what it rests on. */
export function FindingCard({ finding, chosen, onChoose, highlight, children }: {
  finding: FindingFull
  chosen?: boolean
  onChoose?: (chosen: boolean) => void
  highlight?: boolean
  children?: ReactNode
}) {
  const m = useMessages(messages)
  const c = useMessages(claims)
  return (
    <Paper component="article" p={0} className={classes.card ?? ''} data-highlight={highlight || undefined} id={finding.id} aria-label={finding.explanation}>
      <Group className={classes.head ?? ''} wrap="nowrap" align="flex-start">
        {onChoose && <Checkbox size="xs" mt={3} aria-label={m.choose(finding.explanation)} checked={chosen ?? false} onChange={(e) => { onChoose(e.currentTarget.checked) }} />}
        <Stack gap={4} flex={1} miw={0}>
          <Text size="sm" fw={550}>{finding.explanation}</Text>
          <Group gap={6}>
            <Badge color="orange">{m.kinds[finding.kind] ?? finding.kind}</Badge>
            {finding.state !== 'OPEN' && <Badge color="gray">{m.state[finding.state]}</Badge>}
            <Text size="xs" c="dimmed"><Time at={finding.openedAt} /></Text>
            {finding.decision && <Text size="xs" c="dimmed">{m.decided(m.decisions[finding.decision as keyof typeof m.decisions] ?? finding.decision, finding.decidedBy?.displayName ?? '')}{finding.note ? ` · ${finding.note}` : ''}</Text>}
            {finding.earlier && <Text size="xs" c="dimmed">{m.earlier}</Text>}
          </Group>
        </Stack>
        {children}
      </Group>
      <div className={classes.sides}>
        {finding.claims.map((claim, i) => (
          <section key={claim.id} aria-label={m.side(String(i + 1))}>
            <ClaimRow claim={claim} />
            <div className={classes.grounds}>
              <Text size="xs" c="dimmed">{c.evidence}</Text>
              <EvidenceList evidence={claim.evidence} />
            </div>
          </section>
        ))}
        {finding.links.map((l) => <section key={l.id} className={classes.other}><PageLink page={l.from} /> {l.type} <PageLink page={l.to} /></section>)}
        {finding.claims.length === 0 && finding.pages.map((p) => <section key={p.id} className={classes.other}>{p.deletedAt ? p.title : <PageLink page={p} />}</section>)}
        {finding.deletedPages.map((p) => (
          <section key={p.id} className={classes.other}>
            <Group gap="xs"><TypeMark type={p.type} /><Text size="sm" fw={550}>{p.title}</Text><ScopeMark scope={p.scope} /><Badge color="gray">{m.deleted}</Badge></Group>
          </section>
        ))}
        {finding.evidence.length > 0 && (
          <section aria-label={m.brought}>
            <div className={classes.brought}>
              <Text size="xs" fw={600}>{m.brought}</Text>
              <EvidenceList evidence={finding.evidence} />
            </div>
          </section>
        )}
      </div>
    </Paper>
  )
}
