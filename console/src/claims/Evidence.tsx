import { Group, Stack, Text } from '@mantine/core'
import { IconFileText, IconLink, IconMessage, IconQuote, IconSignature, IconUser, type Icon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { graphql } from '../api/generated'
import type { EvidenceLineFragment, EvidenceKind } from '../api/generated/graphql'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { useFormat } from '../ui/format'
import { Quote } from './ClaimList'
import classes from './claims.module.css'

export const evidenceLine = graphql(`
  fragment EvidenceLine on Evidence {
    id
    kind
    observedAt
    recordedAt
    note
    locator
    url
    origin
    excerpt
  }
`)

const icons: Record<EvidenceKind, Icon> = { MESSAGE: IconMessage, DOCUMENT: IconFileText, URL: IconLink, PAGE: IconFileText, CLAIM: IconQuote, ATTESTATION: IconSignature, MANUAL: IconUser }

/** What something rests on. */
export function EvidenceList({ evidence }: { evidence: EvidenceLineFragment[] }) {
  const m = useMessages(messages)
  const f = useFormat()
  if (evidence.length === 0) return <Text size="sm" c="dimmed">{m.noEvidence}</Text>
  return (
    <ul className={classes.evidence}>
      {evidence.map((e) => {
        const Sign = icons[e.kind]
        return (
          <li key={e.id}>
            <Group gap={6} wrap="nowrap" align="flex-start">
              <Sign size={15} stroke={1.6} aria-hidden />
              <Stack gap={2} miw={0}>
                <Text size="xs" c="dimmed">
                  {m.evidenceKind[e.kind]}{e.locator ? ` · ${e.locator}` : ''}{' · '}{m.observed(f.day(e.observedAt ?? e.recordedAt))}
                </Text>
                {e.note && <span>{e.note}</span>}
                {e.excerpt && <Quote>{e.excerpt}</Quote>}
                {e.url && <a href={e.url} target="_blank" rel="noopener noreferrer nofollow">{e.url}</a>}
                {e.origin && e.kind === 'CLAIM' && <Link to={`/claims/${e.origin}`}>{m.one}</Link>}
                {e.origin && e.kind === 'PAGE' && <Link to={`/objects/${e.origin}`}>{m.evidenceKind.PAGE}</Link>}
              </Stack>
            </Group>
          </li>
        )
      })}
    </ul>
  )
}
