import { Badge, Button, Checkbox, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { ConsoleSuggestionsQuery, FindingState } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { ClaimRow } from '../../claims/ClaimList'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { FilterBar, Head, Pager } from '../../ui/layout'
import { PageLink, Time } from '../../ui/marks'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import classes from './findings.module.css'

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

type Suggestion = NonNullable<ConsoleSuggestionsQuery['suggestions']>['nodes'][number]

export function Area() {
  const m = useMessages(messages)
  const s = m.suggestions
  const { admin, curates } = useMay()
  const { values, set, active, clear, after } = useFilters('state')
  const state: FindingState = values.state in m.state ? (values.state as FindingState) : 'OPEN'
  const read = useRead(suggestionsQuery, { state, after })
  const [asked, ask] = useState<{ of: Suggestion[]; decision: 'ACCEPT' | 'REJECT' }>()
  const [chosen, choose] = useState<readonly string[]>([])
  const change = useChange(decideSuggestion)
  const [failed, setFailed] = useState<unknown>()
  const decide = async (note: string) => {
    if (!asked) return
    setFailed(undefined)
    try {
      for (const { id } of asked.of) await change.mutateAsync({ input: { suggestion: id, decision: asked.decision, ...(note ? { note } : {}) } })
      told(asked.decision === 'ACCEPT' ? s.accepted : s.rejected)
      choose([])
      ask(undefined)
    } catch (error) {
      setFailed(error)
    }
  }
  const mayReject = admin || curates
  return (
    <>
      <Head title={s.title} text={s.intro} />
      <Read of={read} rows={8}>
        {({ suggestions }) => suggestions && (
          <>
            <FilterBar active={active} onClear={clear}>
              <SegmentedControl aria-label={m.stateLabel} value={state} data={(Object.keys(m.state) as FindingState[]).map((x) => ({ value: x, label: m.state[x] }))} onChange={(v) => { choose([]); set({ state: v === 'OPEN' ? null : v }, true) }} />
              {chosen.length > 0 && (
                <Group gap="xs" role="status">
                  <Text size="xs">{m.selected(String(chosen.length))}</Text>
                  <Button variant="default" onClick={() => { ask({ of: suggestions.nodes.filter((x) => chosen.includes(x.id)), decision: 'REJECT' }) }}>{s.rejectAll}</Button>
                </Group>
              )}
            </FilterBar>
            {suggestions.nodes.length === 0 && <Empty icon={IconBulb} title={s.none}>{s.noneHint}</Empty>}
            <Stack gap="md">
              {suggestions.nodes.map((x) => (
                <Paper key={x.id} component="article" p={0} className={classes.card ?? ''} aria-label={x.text}>
                  <Group className={classes.head ?? ''} wrap="nowrap" align="flex-start">
                    {mayReject && x.state === 'OPEN' && <Checkbox size="xs" mt={3} aria-label={m.choose(x.text)} checked={chosen.includes(x.id)} onChange={(e) => { choose(e.currentTarget.checked ? [...chosen, x.id] : chosen.filter((y) => y !== x.id)) }} />}
                    <Stack gap={4} flex={1} miw={0}>
                      <Text size="sm" fw={550}>{x.text}</Text>
                      <Group gap={6}><Badge color="blue">{x.kind}</Badge><Text size="xs" c="dimmed"><Time at={x.openedAt} />{x.note ? ` · ${x.note}` : ''}</Text></Group>
                    </Stack>
                    {x.state === 'OPEN' && (
                      <Group gap="xs" wrap="nowrap">
                        {mayReject && <Button variant="default" onClick={() => { ask({ of: [x], decision: 'REJECT' }) }}>{s.reject}</Button>}
                        {admin && <Button onClick={() => { ask({ of: [x], decision: 'ACCEPT' }) }}>{s.accept}</Button>}
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
        <Reason needed={false} title={asked.decision === 'ACCEPT' ? s.accept : s.reject} text={asked.decision === 'ACCEPT' ? asked.of[0]?.text : s.rejectWhy} action={asked.decision === 'ACCEPT' ? s.accept : s.reject}
          busy={change.isPending} error={failed} onClose={() => { ask(undefined) }} onDone={(note) => void decide(note)} />
      )}
    </>
  )
}
