import { Badge, Button, Group, Select, Stack, Switch, Text, TextInput, Tooltip } from '@mantine/core'
import { IconEyeOff, IconSearch } from '@tabler/icons-react'
import { graphql } from '../../api/generated'
import type { ConsoleRecallQuery, DisclosureMode } from '../../api/generated/graphql'
import { useRead } from '../../api/hooks'
import { useMay, useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { search as messages } from '../../messages/search'
import { useFormat } from '../../ui/format'
import { Block, Head } from '../../ui/layout'
import { PageLink, ScopeMark } from '../../ui/marks'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Empty, Read } from '../../ui/states'
import { useFilters, useFollowing, useParam } from '../../ui/url'
import classes from './search.module.css'

const recallQuery = graphql(`
  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {
      ...RecallShown
    }
    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {
      ...RecallShown
    }
  }
`)

export const recallShown = graphql(`
  fragment RecallShown on RecallResult {
    tokens
    withheld
    degraded
    omitted {
      byBudget
      byFloor
    }
    hits {
      score
      tokens
      why {
        text
        arms {
          arm
          rank
        }
        factors {
          name
          value
        }
        path {
          link
          forward
          from {
            title
          }
          to {
            title
          }
        }
      }
      item {
        __typename
        ... on Claim {
          id
          text
          scope
          about {
            __typename
            ... on Page {
              slug
              title
              type
            }
          }
        }
        ... on Passage {
          id
          text
          scope
          page {
            slug
            title
            type
          }
        }
        ... on TimelineEvent {
          id
          summary
          date
          scope
          on: about {
            slug
            title
            type
          }
        }
        ... on Page {
          id
          slug
          title
          type
          scope
        }
      }
    }
  }
`)

const channelsQuery = graphql(`
  query ConsoleChannelNames {
    channels(first: 500) {
      nodes {
        externalId
        title
      }
    }
  }
`)

type Result = NonNullable<ConsoleRecallQuery['first']>
type Hit = Result['hits'][number]

export function Area() {
  const m = useMessages(messages)
  const { viewer } = useSession()
  const { viewAs } = useMay()
  const { values, set } = useFilters('q', 'as', 'other', 'channel', 'mode', 'history')
  const [text, setText] = useFollowing(values.q)
  const channels = useRead(channelsQuery)
  const mode: DisclosureMode | null = Object.hasOwn(m.modes, values.mode) ? (values.mode as DisclosureMode) : null
  // Only who may look as somebody else does, whatever the address says.
  const as = viewAs ? values.as : ''
  const two = viewAs && values.other !== ''
  const read = useRead(recallQuery, {
    query: values.q,
    history: values.history === 'yes' || null,
    conversation: values.channel ? { channel: values.channel, mode } : null,
    as: as || null,
    other: two ? values.other : null,
    two,
  }, { enabled: values.q !== '', of: [as, two ? values.other : '', values.channel, mode].join(' ') })
  const name = (uid: string) => uid || viewer.principal.displayName
  return (
    <>
      <Head title={m.title} text={m.intro} />
      <form role="search" onSubmit={(e) => { e.preventDefault(); set({ q: text.trim() }, true) }}>
        <Group align="flex-end" gap="xs" mb="md">
          <TextInput label={m.question} className={classes.question ?? ''} value={text} leftSection={<IconSearch size={14} aria-hidden />} onChange={(e) => { setText(e.currentTarget.value) }} />
          {viewAs && <PrincipalSelect w={170} label={m.as} placeholder={m.me} clearable value={values.as || null} onChange={(v) => { set({ as: v }, true) }} />}
          {viewAs && <PrincipalSelect w={170} label={m.asOther} placeholder={m.noChannel} clearable value={values.other || null} onChange={(v) => { set({ other: v }, true) }} />}
          <Select w={150} label={m.channel} placeholder={m.noChannel} clearable value={values.channel || null} data={(channels.data?.channels?.nodes ?? []).map((c) => ({ value: c.externalId, label: c.title ?? c.externalId }))} onChange={(v) => { set({ channel: v }, true) }} />
          {values.channel && <Select w={100} label={m.mode} clearable value={mode} data={(Object.keys(m.modes) as DisclosureMode[]).map((x) => ({ value: x, label: m.modes[x] }))} onChange={(v) => { set({ mode: v }, true) }} />}
          <Switch size="xs" mb={6} label={m.history} checked={values.history === 'yes'} onChange={(e) => { set({ history: e.currentTarget.checked ? 'yes' : null }, true) }} />
          <Button type="submit" disabled={text.trim() === ''}>{m.ask}</Button>
        </Group>
      </form>
      {values.q === ''
        ? <Empty icon={IconSearch} title={m.start}>{m.startHint}</Empty>
        : (
            <Read of={read} rows={10}>
              {({ first, second }) => first && (
                <div className={second ? classes.two : undefined}>
                  <Answer result={first} name={name(as)} {...(second ? { other: second } : {})} />
                  {second && <Answer result={second} name={name(values.other)} other={first} />}
                </div>
              )}
            </Read>
          )}
    </>
  )
}

function Answer({ result, name, other }: { result: Result; name: string; other?: Result }) {
  const m = useMessages(messages)
  const f = useFormat()
  const theirs = new Set(other?.hits.map((h) => h.item.id))
  return (
    <Block flush title={m.hits(name)} count={result.hits.length} actions={(
      <>
        {result.withheld ? <Tooltip label={m.withheldHint}><Badge color="grape" leftSection={<IconEyeOff size={11} aria-hidden />}>{m.withheld(f.number(result.withheld))}</Badge></Tooltip> : null}
        <Text size="xs" c="dimmed">{m.tokens(f.number(result.tokens))}</Text>
      </>
    )}>
      {result.hits.length === 0 && <Empty icon={IconEyeOff} title={m.none} />}
      <ol className={classes.hits}>
        {result.hits.map((h) => <li key={h.item.id}><HitShown hit={h} mark={other ? (theirs.has(h.item.id) ? m.both : m.only(name)) : undefined} alone={other ? !theirs.has(h.item.id) : false} /></li>)}
      </ol>
      <Text size="xs" c="dimmed" p="sm">
        {m.omitted(f.number(result.omitted.byBudget), f.number(result.omitted.byFloor))}
        {result.degraded.length > 0 ? ` · ${m.degraded} ${result.degraded.join(', ')}` : ''}
      </Text>
    </Block>
  )
}

function HitShown({ hit, mark, alone }: { hit: Hit; mark: string | undefined; alone: boolean }) {
  const m = useMessages(messages)
  const f = useFormat()
  const [, open] = useParam('claim')
  const { item, why } = hit
  return (
    <div className={classes.hit}>
      <Stack gap={4}>
        {item.__typename === 'Claim' && <button type="button" className={classes.text} aria-haspopup="dialog" onClick={() => { open(item.id) }}>{item.text}</button>}
        {item.__typename === 'Passage' && <Text size="sm" lineClamp={4}>{item.text}</Text>}
        {item.__typename === 'TimelineEvent' && <Text size="sm">{item.date}: {item.summary}</Text>}
        {item.__typename === 'Page' && <PageLink page={item} />}
        <Group gap="xs">
          <Badge color="gray">{m.types[item.__typename]}</Badge>
          {item.__typename === 'Claim' && item.about?.__typename === 'Page' && <Text size="xs"><PageLink page={item.about} /></Text>}
          {item.__typename === 'Passage' && item.page && <Text size="xs"><PageLink page={item.page} /></Text>}
          {item.__typename === 'TimelineEvent' && <Text size="xs"><PageLink page={item.on} /></Text>}
          <ScopeMark scope={item.scope} />
          {mark && <Badge color={alone ? 'orange' : 'gray'}>{mark}</Badge>}
        </Group>
        <details className={classes.why}>
          <summary>{m.why} · {m.score} {hit.score.toPrecision(3)} · {why.arms.map((a) => m.rank(m.arms[a.arm], f.number(a.rank))).join(', ')}</summary>
          <Text size="xs" mt={4}>{why.text}</Text>
          {why.path.length > 0 && <Text size="xs">{why.path.map((p) => (p.forward ? `${p.from.title} –${p.link}→ ${p.to.title}` : `${p.from.title} ←${p.link}– ${p.to.title}`)).join(' · ')}</Text>}
          <dl className={classes.factors}>
            {why.factors.map((x) => <div key={x.name}><dt>{x.name}</dt><dd>{x.value.toPrecision(3)}</dd></div>)}
          </dl>
        </details>
      </Stack>
    </div>
  )
}
