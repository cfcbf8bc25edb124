import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FindingState } from '../../api/generated/graphql'
import { useRead } from '../../api/hooks'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { useFormat } from '../../ui/format'
import { FilterBar, Head, Pager } from '../../ui/layout'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { Decide } from './Decide'
import { chooseOne, useDecisions, type Chosen } from './decisions'
import { FindingCard } from './FindingCard'
import { decideFinding, findingsQuery, labelOf, type FindingFull } from './operations'
import { mayDecide } from './rights'
import { Undecided } from './Undecided'

export function Area() {
  const m = useMessages(messages)
  const f = useFormat()
  const { viewer } = useSession()
  const [params] = useSearchParams()
  const { values, set, active, clear, after } = useFilters('state', 'kind')
  const state: FindingState = Object.hasOwn(m.state, values.state) ? (values.state as FindingState) : 'OPEN'
  const read = useRead(findingsQuery, { state, kind: values.kind || null, after })
  const [deciding, decide] = useState<FindingFull>()
  const [chosen, choose] = useState<Chosen>(new Map())
  const [dropping, drop] = useState<Chosen>()
  const decisions = useDecisions(decideFinding)
  const dropAll = async (asked: Chosen, note: string) => {
    const outcome = await decisions.decide(asked, (finding) => ({ finding, decision: 'DISMISS', note }))
    if (!outcome) return
    const { decided, left } = outcome
    if (decided > 0) told(m.bulkTold(f.number(decided)))
    choose(left)
    if (decided > 0 || asked.size > 1) drop(undefined)
  }
  return (
    <>
      <Head title={m.title} text={m.intro} />
      <FilterBar active={active} onClear={clear}>
        <SegmentedControl aria-label={m.stateLabel} value={state} data={(Object.keys(m.state) as FindingState[]).map((s) => ({ value: s, label: m.state[s] }))} onChange={(v) => { choose(new Map()); set({ state: v === 'OPEN' ? null : v }, true) }} />
        <Select aria-label={m.kind} placeholder={m.kind} clearable value={values.kind || null} data={Object.entries(m.kinds).map(([value, label]) => ({ value, label }))} onChange={(v) => { set({ kind: v }, true) }} />
        {chosen.size > 0 && (
          <Group gap="xs" role="status">
            <Text size="xs">{m.selected(f.number(chosen.size))}</Text>
            <Button variant="default" onClick={() => { decisions.clear(); drop(chosen) }}>{m.dropAll}</Button>
          </Group>
        )}
      </FilterBar>
      {!dropping && <Undecided failed={decisions.failed} onClose={decisions.clear} />}
      <Read of={read} rows={10}>
        {({ findings }) => findings && (
          <>
            {findings.nodes.length === 0 && <Empty icon={IconMoodSmile} title={m.none}>{m.noneHint}</Empty>}
            <Stack gap="md">
              {findings.nodes.map((x) => (
                <FindingCard key={x.id} finding={x} highlight={params.get('finding') === x.id} chosen={chosen.has(x.id)}
                  {...(mayDecide(x, viewer) ? { onChoose: (on: boolean) => { choose(chooseOne(chosen, x.id, labelOf(x), on)) } } : {})}>
                  {mayDecide(x, viewer) && <Button onClick={() => { decide(x) }}>{m.decide}</Button>}
                </FindingCard>
              ))}
            </Stack>
            <Pager info={findings.pageInfo} total={findings.totalCount} />
          </>
        )}
      </Read>
      {deciding && <Decide finding={deciding} onClose={() => { decide(undefined) }} />}
      {dropping && <Reason title={m.dropAll} text={m.about.DISMISS} action={m.dropAll} busy={decisions.busy} error={decisions.failed[0]?.error} onClose={() => { decisions.clear(); drop(undefined) }} onDone={(note) => void dropAll(dropping, note)} />}
    </>
  )
}
