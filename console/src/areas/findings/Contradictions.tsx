import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FindingState } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { FilterBar, Head, Pager } from '../../ui/layout'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { Decide } from './Decide'
import { FindingCard } from './FindingCard'
import { decideFinding, findingsQuery, type FindingFull } from './operations'
import { mayDecide } from './rights'

export function Area() {
  const m = useMessages(messages)
  const { viewer } = useSession()
  const [params] = useSearchParams()
  const { values, set, active, clear, after } = useFilters('state', 'kind')
  const state: FindingState = values.state in m.state ? (values.state as FindingState) : 'OPEN'
  const read = useRead(findingsQuery, { state, kind: values.kind || null, after })
  const [deciding, decide] = useState<FindingFull>()
  const [chosen, choose] = useState<readonly string[]>([])
  const [dropping, drop] = useState(false)
  const one = useChange(decideFinding)
  const [failed, setFailed] = useState<unknown>()
  const dropAll = async (note: string) => {
    setFailed(undefined)
    try {
      for (const finding of chosen) await one.mutateAsync({ input: { finding, decision: 'DISMISS', note } })
      told(m.bulkTold(String(chosen.length)))
      choose([])
      drop(false)
    } catch (error) {
      setFailed(error)
    }
  }
  return (
    <>
      <Head title={m.title} text={m.intro} />
      <FilterBar active={active} onClear={clear}>
        <SegmentedControl aria-label={m.stateLabel} value={state} data={(Object.keys(m.state) as FindingState[]).map((s) => ({ value: s, label: m.state[s] }))} onChange={(v) => { choose([]); set({ state: v === 'OPEN' ? null : v }, true) }} />
        <Select aria-label={m.kind} placeholder={m.kind} clearable value={values.kind || null} data={Object.entries(m.kinds).map(([value, label]) => ({ value, label }))} onChange={(v) => { set({ kind: v }, true) }} />
        {chosen.length > 0 && (
          <Group gap="xs" role="status">
            <Text size="xs">{m.selected(String(chosen.length))}</Text>
            <Button variant="default" onClick={() => { drop(true) }}>{m.dropAll}</Button>
          </Group>
        )}
      </FilterBar>
      <Read of={read} rows={10}>
        {({ findings }) => findings && (
          <>
            {findings.nodes.length === 0 && <Empty icon={IconMoodSmile} title={m.none}>{m.noneHint}</Empty>}
            <Stack gap="md">
              {findings.nodes.map((f) => (
                <FindingCard key={f.id} finding={f} highlight={params.get('finding') === f.id} chosen={chosen.includes(f.id)}
                  {...(mayDecide(f, viewer) ? { onChoose: (on: boolean) => { choose(on ? [...chosen, f.id] : chosen.filter((x) => x !== f.id)) } } : {})}>
                  {mayDecide(f, viewer) && <Button onClick={() => { decide(f) }}>{m.decide}</Button>}
                </FindingCard>
              ))}
            </Stack>
            <Pager info={findings.pageInfo} total={findings.totalCount} />
          </>
        )}
      </Read>
      {deciding && <Decide finding={deciding} onClose={() => { decide(undefined) }} />}
      {dropping && <Reason title={m.dropAll} text={m.about.DISMISS} action={m.dropAll} busy={one.isPending} error={failed} onClose={() => { drop(false) }} onDone={(note) => void dropAll(note)} />}
    </>
  )
}
