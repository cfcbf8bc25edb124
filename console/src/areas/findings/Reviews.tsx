import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useChange, useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { Head, Pager } from '../../ui/layout'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { FindingCard } from './FindingCard'
import { decideReview, reviewsQuery } from './operations'

type Decision = 'KEEP' | 'PIN' | 'DELETE'

/** What waits for a curator, decided one by one or many at once. */
export function Area() {
  const m = useMessages(messages)
  const r = m.reviews
  const { after } = useFilters('state')
  const read = useRead(reviewsQuery, { after })
  const change = useChange(decideReview)
  const [chosen, choose] = useState<readonly string[]>([])
  const [asked, ask] = useState<{ items: readonly string[]; decision: Decision }>()
  const buttons = (items: readonly string[]) => (Object.keys(r.decisions) as Decision[]).map((d) => (
    <Button key={d} variant="default" {...(d === 'DELETE' ? { c: 'red' } : {})} onClick={() => { ask({ items, decision: d }) }}>{r.decisions[d]}</Button>
  ))
  return (
    <>
      <Head title={r.title} text={r.intro} />
      {chosen.length > 0 && <Group gap="xs" mb="sm" role="status"><Text size="xs">{m.selected(String(chosen.length))}</Text>{buttons(chosen)}</Group>}
      <Read of={read} rows={8}>
        {({ reviewQueue }) => reviewQueue && (
          <>
            {reviewQueue.nodes.length === 0 && <Empty icon={IconChecks} title={r.none} />}
            <Stack gap="md">
              {reviewQueue.nodes.map((f) => (
                <FindingCard key={f.id} finding={f} chosen={chosen.includes(f.id)} onChoose={(on) => { choose(on ? [...chosen, f.id] : chosen.filter((x) => x !== f.id)) }}>
                  <Group gap="xs" wrap="nowrap">{buttons([f.id])}</Group>
                </FindingCard>
              ))}
            </Stack>
            <Pager info={reviewQueue.pageInfo} total={reviewQueue.totalCount} />
          </>
        )}
      </Read>
      {asked && (
        <Reason needed={asked.decision === 'DELETE'} danger={asked.decision === 'DELETE'} title={r.decisions[asked.decision]} text={r.about[asked.decision]} action={r.decisions[asked.decision]} busy={change.isPending} error={change.error} onClose={() => { ask(undefined) }}
          onDone={(note) => {
            change.mutate({ input: { items: [...asked.items], decision: asked.decision, ...(note ? { note } : {}) } }, { onSuccess: () => { told(r.told); choose([]); ask(undefined) } })
          }} />
      )}
    </>
  )
}
