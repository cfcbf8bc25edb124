import { Badge, Button, Checkbox, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { FindingState } from '../../api/generated/graphql'
import { useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { ClaimRow } from '../../claims/ClaimList'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { useFormat } from '../../ui/format'
import { FilterBar, Head, Pager } from '../../ui/layout'
import { PageLink, Time } from '../../ui/marks'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { chooseOne, useDecisions, type Chosen } from './decisions'
import classes from './findings.module.css'
import { Undecided } from './Undecided'

const suggestionsQuery = graphql(`
  query ConsoleSuggestions($state: FindingState, $after: String) {
    suggestions(state: $state, first: 20, after: $after) {
      nodes {
        id
        kind
        state
        text
        change
        note
        openedAt
        pages {
          slug
          title
          type
        }
        claims {
          ...ClaimLine
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const decideSuggestion = graphql(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`)

export function Area() {
  const m = useMessages(messages)
  const s = m.suggestions
  const f = useFormat()
  const { admin, curates } = useMay()
  const { values, set, active, clear, after } = useFilters('state')
  const state: FindingState = Object.hasOwn(m.state, values.state) ? (values.state as FindingState) : 'OPEN'
  const read = useRead(suggestionsQuery, { state, after })
  const [asked, ask] = useState<{ of: Chosen; decision: 'ACCEPT' | 'REJECT' }>()
  const [chosen, choose] = useState<Chosen>(new Map())
  const decisions = useDecisions(decideSuggestion)
  const begin = (of: Chosen, decision: 'ACCEPT' | 'REJECT') => { decisions.clear(); ask({ of, decision }) }
  const decide = async (of: Chosen, decision: 'ACCEPT' | 'REJECT', note: string) => {
    const outcome = await decisions.decide(of, (suggestion) => ({ suggestion, decision, ...(note ? { note } : {}) }))
    if (!outcome) return
    const { decided, left } = outcome
    if (decided > 0) told(of.size > 1 ? m.bulkTold(f.number(decided)) : decision === 'ACCEPT' ? s.accepted : s.rejected)
    choose(new Map([...chosen].filter(([id]) => left.has(id) || !of.has(id))))
    if (decided > 0 || of.size > 1) ask(undefined)
  }
  const mayReject = admin || curates
  return (
    <>
      <Head title={s.title} text={s.intro} />
      {!asked && <Undecided failed={decisions.failed} onClose={decisions.clear} />}
      <Read of={read} rows={8}>
        {({ suggestions }) => suggestions && (
          <>
            <FilterBar active={active} onClear={clear}>
              <SegmentedControl aria-label={m.stateLabel} value={state} data={(Object.keys(m.state) as FindingState[]).map((x) => ({ value: x, label: m.state[x] }))} onChange={(v) => { choose(new Map()); set({ state: v === 'OPEN' ? null : v }, true) }} />
              {chosen.size > 0 && (
                <Group gap="xs" role="status">
                  <Text size="xs">{m.selected(f.number(chosen.size))}</Text>
                  <Button variant="default" onClick={() => { begin(chosen, 'REJECT') }}>{s.rejectAll}</Button>
                </Group>
              )}
            </FilterBar>
            {suggestions.nodes.length === 0 && <Empty icon={IconBulb} title={s.none}>{s.noneHint}</Empty>}
            <Stack gap="md">
              {suggestions.nodes.map((x) => (
                <Paper key={x.id} component="article" p={0} className={classes.card ?? ''} aria-label={x.text}>
                  <Group className={classes.head ?? ''} wrap="nowrap" align="flex-start">
                    {mayReject && x.state === 'OPEN' && <Checkbox size="xs" mt={3} aria-label={m.choose(x.text)} checked={chosen.has(x.id)} onChange={(e) => { choose(chooseOne(chosen, x.id, x.text, e.currentTarget.checked)) }} />}
                    <Stack gap={4} flex={1} miw={0}>
                      <Text size="sm" fw={550}>{x.text}</Text>
                      <Group gap={6}><Badge color="blue">{x.kind}</Badge><Text size="xs" c="dimmed"><Time at={x.openedAt} />{x.note ? ` · ${x.note}` : ''}</Text></Group>
                    </Stack>
                    {x.state === 'OPEN' && (
                      <Group gap="xs" wrap="nowrap">
                        {mayReject && <Button variant="default" onClick={() => { begin(new Map([[x.id, x.text]]), 'REJECT') }}>{s.reject}</Button>}
                        {admin && <Button onClick={() => { begin(new Map([[x.id, x.text]]), 'ACCEPT') }}>{s.accept}</Button>}
                      </Group>
                    )}
                  </Group>
                  <div className={classes.sides}>
                    <section className={classes.other}>
                      <Text size="xs" c="dimmed" mb={4}>{s.change}</Text>
                      <pre className={classes.change} tabIndex={0}>{JSON.stringify(x.change, null, 2)}</pre>
                    </section>
                    <section>
                      <Text size="xs" c="dimmed" className={classes.other ?? ''}>{s.rests}</Text>
                      {x.pages.map((p) => <div key={p.slug} className={classes.other}><PageLink page={p} /></div>)}
                      {x.claims.map((c) => <ClaimRow key={c.id} claim={c} />)}
                    </section>
                  </div>
                </Paper>
              ))}
            </Stack>
            <Pager info={suggestions.pageInfo} total={suggestions.totalCount} />
          </>
        )}
      </Read>
      {asked && (
        <Reason needed={false} title={asked.decision === 'ACCEPT' ? s.accept : s.reject} text={asked.decision === 'ACCEPT' ? [...asked.of.values()][0] : s.rejectWhy} action={asked.decision === 'ACCEPT' ? s.accept : s.reject}
          busy={decisions.busy} error={decisions.failed[0]?.error} onClose={() => { decisions.clear(); ask(undefined) }} onDone={(note) => void decide(asked.of, asked.decision, note)} />
      )}
    </>
  )
}
