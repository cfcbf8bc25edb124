import { Badge, Group, Stack, Tabs, Text } from '@mantine/core'
import { Link } from 'react-router'
import { graphql } from '../api/generated'
import type { ConsoleClaimQuery } from '../api/generated/graphql'
import { useRead } from '../api/hooks'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { common } from '../messages/common'
import { useFormat } from '../ui/format'
import { PageLink, ScopeMark, Share, Time } from '../ui/marks'
import { Empty, Read } from '../ui/states'
import { IconQuoteOff } from '@tabler/icons-react'
import { Access } from './Access'
import classes from './claims.module.css'
import { ClaimMenu } from './ClaimMenu'
import { EvidenceList } from './Evidence'

const claimQuery = graphql(`
  query ConsoleClaim($id: ID!) {
    claim(id: $id) {
      ...ClaimLine
      context
      property
      freshness
      validFrom
      validUntil
      retiredAt
      retiredReason
      settledAt
      settledBy {
        displayName
      }
      quality
      outcome
      outcomeNote
      evidence {
        ...EvidenceLine
      }
      questions: findings {
        id
        kind
        explanation
        openedAt
      }
      holderPage: holder {
        slug
        title
        type
      }
      supersedes {
        ...ChainLink
        supersedes {
          ...ChainLink
          supersedes {
            ...ChainLink
          }
        }
      }
      supersededBy {
        ...ChainLink
        supersededBy {
          ...ChainLink
          supersededBy {
            ...ChainLink
          }
        }
      }
    }
  }
`)

export const chainLink = graphql(`
  fragment ChainLink on Claim {
    id
    text
    state
    recordedAt
    retiredReason
    author {
      displayName
    }
  }
`)

type Claim = NonNullable<ConsoleClaimQuery['claim']>
interface Chained { id: string; text: string; state: Claim['state']; recordedAt: string; retiredReason?: string | null; author?: { displayName: string } | null; supersedes?: Chained | null; supersededBy?: Chained | null }

/** The replaced and the replacing ones, newest first. */
function chainOf(claim: Claim): Chained[] {
  const newer: Chained[] = []
  for (let c: Chained | null | undefined = claim.supersededBy; c; c = c.supersededBy) newer.unshift(c)
  const older: Chained[] = []
  for (let c: Chained | null | undefined = claim.supersedes; c; c = c.supersedes) older.push(c)
  return [...newer, claim, ...older]
}

/** Everything about one claim: grounds, history, who can see it. */
export function ClaimDetails({ id }: { id: string }) {
  const m = useMessages(messages)
  const read = useRead(claimQuery, { id })
  return (
    <Read of={read}>
      {(data) => data.claim ? <Details claim={data.claim} /> : <Empty icon={IconQuoteOff} title={m.noClaim} />}
    </Read>
  )
}

function Details({ claim }: { claim: Claim }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const f = useFormat()
  const chain = chainOf(claim)
  const sure = claim.confidence ?? claim.weight
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text fw={560} size="lg" className={classes.words ?? ''}>{claim.text}</Text>
        <ClaimMenu claim={claim} />
      </Group>
      <Group gap={6}>
        <Badge color={chain[0] === claim && claim.state !== 'RETIRED' ? 'teal' : 'gray'}>{m.state[claim.state]}</Badge>
        <Badge color="gray">{m.family[claim.family]}</Badge>
        {claim.kind !== 'fact' && claim.kind !== 'take' && <Badge color="gray">{claim.kind}</Badge>}
        {claim.expired && <Badge color="gray">{m.expired}</Badge>}
        <ScopeMark scope={claim.scope} />
      </Group>
      <Tabs defaultValue="evidence">
        <Tabs.List>
          <Tabs.Tab value="evidence">{m.evidence}</Tabs.Tab>
          <Tabs.Tab value="chain">{m.chain}</Tabs.Tab>
          <Tabs.Tab value="access">{m.access.title}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="evidence" pt="sm">
          <Stack gap="md">
            <EvidenceList evidence={claim.evidence} />
            <dl className={classes.facts}>
              <Fact name={m.fields.about}>{claim.about?.__typename === 'Page' ? <PageLink page={claim.about} /> : (claim.about?.channelTitle ?? claim.about?.externalId)}</Fact>
              <Fact name={m.fields.author}>{claim.author?.displayName}</Fact>
              <Fact name={m.fields.holder}>{claim.holderPage && <PageLink page={claim.holderPage} />}</Fact>
              <Fact name={m.fields.recorded}><Time at={claim.recordedAt} /></Fact>
              <Fact name={m.fields.valid}>{[claim.validFrom && c.since(f.day(claim.validFrom)), claim.validUntil && c.until(f.day(claim.validUntil)), claim.due && c.due(f.day(claim.due))].filter(Boolean).join(', ')}</Fact>
              <Fact name={claim.family === 'FACT' ? m.fields.confidence : m.fields.weight}>{sure != null && <>{f.percent(sure)} <Share value={sure} label={m.fields.confidence} /></>}</Fact>
              <Fact name={m.fields.freshness}>{f.percent(claim.freshness)}</Fact>
              <Fact name={m.fields.importance}>{claim.importance === 'NORMAL' ? null : m.importance[claim.importance]}</Fact>
              <Fact name={m.fields.property}>{claim.property}</Fact>
              <Fact name={m.fields.context}>{claim.context}</Fact>
              <Fact name={m.fields.settled}>{claim.settledAt && [claim.quality && m.grade[claim.quality], claim.settledBy?.displayName, f.day(claim.settledAt), claim.outcomeNote].filter(Boolean).join(' · ')}</Fact>
            </dl>
            {claim.questions.length > 0 && (
              <div>
                <Text size="xs" fw={600} mb={4}>{m.questions}</Text>
                {claim.questions.map((q) => <Text key={q.id} size="sm" component={Link} to={`/contradictions?finding=${q.id}`} display="block">{q.explanation}</Text>)}
              </div>
            )}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="chain" pt="sm">
          {chain.length === 1 && !claim.retiredReason
            ? <Text size="sm" c="dimmed">{m.chainOnly}</Text>
            : (
                <ol className={classes.chain}>
                  {chain.map((one) => (
                    <li key={one.id} data-here={one.id === claim.id || undefined}>
                      <Text size="sm" {...(one.id === claim.id ? { fw: 560 } : {})}>
                        {one.id === claim.id ? one.text : <Link to={`/claims/${one.id}`}>{one.text}</Link>}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {m.state[one.state]}{one.author ? ` · ${one.author.displayName}` : ''}{' · '}{f.moment(one.recordedAt)}{one.id === claim.id ? ` · ${m.thisOne}` : ''}
                      </Text>
                      {one.retiredReason && <Text size="xs">{one.state === 'SUPERSEDED' ? m.replacedWhy(one.retiredReason) : m.retiredWhy(one.retiredReason)}</Text>}
                    </li>
                  ))}
                </ol>
              )}
        </Tabs.Panel>
        <Tabs.Panel value="access" pt="sm"><Access item={claim.id} scope={claim.scope} /></Tabs.Panel>
      </Tabs>
    </Stack>
  )
}

/** One line of a list of facts; nothing where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (children == null || children === '' || children === false) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
