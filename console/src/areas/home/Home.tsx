import { Anchor, Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconMoodSmile, IconNews } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from '../../api/generated'
import type { ConsoleHomeQuery } from '../../api/generated/graphql'
import { useRead } from '../../api/hooks'
import { useMay, useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { findings } from '../../messages/findings'
import { home } from '../../messages/home'
import { useFormat } from '../../ui/format'
import { Block, Head, Pager } from '../../ui/layout'
import { PageLink, ScopeMark, Time } from '../../ui/marks'
import { Empty, Read } from '../../ui/states'
import { useFilters, useParam } from '../../ui/url'
import classes from './home.module.css'
import { lastVisit } from './lastVisit'
import { stretchesOf, type Alike as AlikeOf } from './stretches'

const homeQuery = graphql(`
  query ConsoleHome($since: DateTime!, $after: String) {
    delta(since: $since, first: 500, after: $after, newestFirst: true) {
      nodes {
        id
        kind
        at
        by {
          uid
          displayName
        }
        claim {
          id
          text
          scope
        }
        link {
          type
          scope
          from {
            slug
            title
            type
          }
          to {
            slug
            title
            type
          }
        }
        event {
          summary
          scope
          about {
            slug
            title
            type
          }
        }
        page {
          slug
          title
          type
          scope
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    findings(state: OPEN, first: 5) {
      nodes {
        id
        kind
        explanation
        openedAt
        claims {
          id
          text
        }
      }
      totalCount
    }
    pages(first: 6) {
      nodes {
        id
        slug
        title
        type
        createdAt
      }
    }
    health {
      ok
      version
      store
      checks {
        name
        ok
        detail
      }
    }
  }
`)

type Change = NonNullable<ConsoleHomeQuery['delta']>['nodes'][number]
type Alike = AlikeOf<Change>
/** How many stretches of changes are shown at once. */
const perView = 50
/** How many changes of a stretch are shown before it is unfolded. */
const fewest = 3
const days = { visit: 7, day: 1, week: 7, month: 31 } as const
type Span = keyof typeof days

/** The start of a span, to the minute, so that reading again asks the same question. */
function startOf(span: Span, visit: string | null): string {
  if (span === 'visit' && visit) return visit
  return new Date(Math.floor(Date.now() / 60_000) * 60_000 - days[span] * 86_400_000).toISOString()
}

export function Area() {
  const m = useMessages(home)
  const { kinds } = useMessages(findings)
  const { viewer, openSuggestions } = useSession()
  const { admin } = useMay()
  const [visit] = useState(() => lastVisit(viewer.principal.uid, Date.now(), localStorage))
  const { values, set, after } = useFilters('since')
  const span: Span = Object.hasOwn(days, values.since) ? (values.since as Span) : visit ? 'visit' : 'week'
  const [starts] = useState(() => new Map<Span, string>())
  if (!starts.has(span)) starts.set(span, startOf(span, visit))
  const since = starts.get(span) ?? ''
  const read = useRead(homeQuery, { since, after })
  const spans = (Object.keys(m.spans) as Span[]).filter((s) => s !== 'visit' || visit)
  return (
    <>
      <Head title={m.greeting(viewer.principal.displayName)} text={m.intro}>
        {admin && <Button variant="default" component={Link} to="/first-run">{m.firstRun}</Button>}
      </Head>
      <Read of={read} rows={12}>
        {(data) => (
          <div className={classes.grid}>
            <Block flush title={m.news} actions={(
              <SegmentedControl aria-label={m.since} value={span} data={spans.map((s) => ({ value: s, label: m.spans[s] }))} onChange={(v) => { set({ since: v }) }} />
            )}>
              {data.delta && data.delta.nodes.length > 0
                ? <News changes={data.delta.nodes} />
                : <Empty icon={IconNews} title={m.nothingNew}>{m.nothingNewHint}</Empty>}
              {data.delta && <div className={classes.pager}><Pager info={data.delta.pageInfo} /></div>}
            </Block>
            <Stack gap="md">
              <Block flush title={m.waiting} count={data.findings?.totalCount} actions={<Anchor component={Link} to="/contradictions" size="xs">{m.seeAll}</Anchor>}>
                {data.findings && data.findings.nodes.length > 0
                  ? (
                      <ul className={classes.plain}>
                        {data.findings.nodes.map((x) => (
                          <li key={x.id}>
                            <Link to={`/contradictions?finding=${x.id}`} className={classes.quiet}>
                              <Text size="sm" lineClamp={2}>{x.claims[0]?.text ?? x.explanation}</Text>
                              <Group gap={6} mt={2}><Badge color="orange">{kinds[x.kind] ?? x.kind}</Badge><Text size="xs" c="dimmed"><Time at={x.openedAt} /></Text></Group>
                            </Link>
                          </li>
                        ))}
                      </ul>
                    )
                  : <Empty icon={IconMoodSmile} title={m.nothingWaits} />}
                {openSuggestions > 0 && <Text size="sm" p="sm"><Anchor component={Link} to="/suggestions">{m.suggestions(openSuggestions)}</Anchor></Text>}
              </Block>
              <Block flush title={m.recent} actions={<Anchor component={Link} to="/objects" size="xs">{m.seeAll}</Anchor>}>
                <ul className={classes.plain}>
                  {data.pages?.nodes.map((p) => (
                    <li key={p.id}><Group justify="space-between" wrap="nowrap"><PageLink page={p} /><Text size="xs" c="dimmed"><Time at={p.createdAt} /></Text></Group></li>
                  ))}
                </ul>
              </Block>
              {data.health && (
                <Block title={m.health} actions={<Anchor component={Link} to="/health" size="xs">{m.seeAll}</Anchor>}>
                  <Group gap="xs" wrap="nowrap" align="flex-start">
                    {data.health.ok ? <IconCircleCheck size={18} color="var(--mantine-color-teal-6)" aria-hidden /> : <IconCircleX size={18} color="var(--mantine-color-red-6)" aria-hidden />}
                    <div>
                      <Text size="sm" fw={550}>{data.health.ok ? m.healthy : m.unhealthy}</Text>
                      <Text size="xs" c="dimmed">{data.health.store ? `${data.health.store} · ` : ''}{data.health.version}</Text>
                      {data.health.checks.filter((x) => !x.ok).map((x) => <Text key={x.name} size="xs">{x.name}: {x.detail}</Text>)}
                    </div>
                  </Group>
                </Block>
              )}
            </Stack>
          </div>
        )}
      </Read>
    </>
  )
}

function News({ changes }: { changes: Change[] }) {
  const c = useMessages(common)
  const f = useFormat()
  const [shown, show] = useState(perView)
  const stretches = stretchesOf(changes)
  const byDay = Map.groupBy(stretches.slice(0, shown), ([x]) => f.day(x.at))
  return (
    <>
      {[...byDay].map(([day, list]) => (
        <section key={day}>
          <h3 className={classes.day}>{day}</h3>
          <ul className={classes.news}>{list.map((alike) => <Stretch key={alike[0].id} changes={alike} />)}</ul>
        </section>
      ))}
      {stretches.length > shown && <div className={classes.more}><Button variant="default" onClick={() => { show(shown + perView) }}>{c.more}</Button></div>}
    </>
  )
}

/** Changes of one kind by one person that came soon after each other: an import makes hundreds. The first of each are shown. */
function Stretch({ changes }: { changes: Alike }) {
  const m = useMessages(home)
  const f = useFormat()
  const [whole, unfold] = useState(changes.length <= fewest + 1)
  return (
    <>
      {(whole ? changes : changes.slice(0, fewest)).map((x) => <li key={x.id}><News1 change={x} /></li>)}
      {!whole && <li><Button variant="subtle" color="gray" ml="5rem" onClick={() => { unfold(true) }}>{m.alike(f.number(changes.length - fewest))}</Button></li>}
    </>
  )
}

function News1({ change }: { change: Change }) {
  const m = useMessages(home)
  const c = useMessages(common)
  const [, open] = useParam('claim')
  const { claim, link, event, page } = change
  const scope = (claim ?? link ?? event ?? page)?.scope
  return (
    <div className={classes.line}>
      <Text component="span" className={classes.when ?? ''}><Time at={change.at} /></Text>
      <div className={classes.what}>
        <Text component="span" className={classes.who ?? ''}><bdi>{change.by?.displayName ?? m.somebody}</bdi> {m.change[change.kind]}</Text>
        <div className={classes.item}>
          {claim && <button type="button" className={classes.claim} onClick={() => { open(claim.id) }} aria-haspopup="dialog">{claim.text}</button>}
          {link && <Group gap={6}><PageLink page={link.from} /><Text component="span" size="xs" c="dimmed">{link.type}</Text><PageLink page={link.to} /></Group>}
          {event && <><PageLink page={event.about} /> <Text component="span" size="sm">{event.summary}</Text></>}
          {page && <PageLink page={page} />}
          {!claim && !link && !event && !page && c.unknown}
        </div>
      </div>
      {scope && scope !== 'world' && <ScopeMark scope={scope} />}
    </div>
  )
}
