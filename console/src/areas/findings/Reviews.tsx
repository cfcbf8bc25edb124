import { Button, Group, Stack, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { useFormat } from '../../ui/format'
import { Head, Pager } from '../../ui/layout'
import { Reason } from '../../ui/Reason'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { chooseOne, useDecisions, type Chosen } from './decisions'
import { FindingCard } from './FindingCard'
import { decideReview, labelOf, reviewsQuery } from './operations'
import { Undecided } from './Undecided'

type Decision = 'KEEP' | 'PIN' | 'DELETE'

/** What waits for a curator, decided one by one or many at once. */
export function Area() {
  const m = useMessages(messages)
  const r = m.reviews
  const { after } = useFilters('state')
  const read = useRead(reviewsQuery, { after })
  const f = useFormat()
  const decisions = useDecisions(decideReview)
  const [chosen, choose] = useState<Chosen>(new Map())
  const [asked, ask] = useState<{ of: Chosen; decision: Decision }>()
  const decide = async (of: Chosen, decision: Decision, note: string) => {
    const outcome = await decisions.decide(of, (id) => ({ items: [id], decision, ...(note ? { note } : {}) }))
    if (!outcome) return
    const { decided, left } = outcome
    if (decided > 0) told(m.bulkTold(f.number(decided)))
    choose(new Map([...chosen].filter(([id]) => left.has(id) || !of.has(id))))
    if (decided > 0 || of.size > 1) ask(undefined)
  }
  const buttons = (of: Chosen) => (Object.keys(r.decisions) as Decision[]).map((d) => (
    <Button key={d} variant="default" {...(d === 'DELETE' ? { c: 'red' } : {})} onClick={() => { decisions.clear(); ask({ of, decision: d }) }}>{r.decisions[d]}</Button>
  ))
  return (
    <>
      <Head title={r.title} text={r.intro} />
      {chosen.size > 0 && <Group gap="xs" mb="sm" role="status"><Text size="xs">{m.selected(f.number(chosen.size))}</Text>{buttons(chosen)}</Group>}
      {!asked && <Undecided failed={decisions.failed} onClose={decisions.clear} />}
      <Read of={read} rows={8}>
        {({ reviewQueue }) => reviewQueue && (
          <>
            {reviewQueue.nodes.length === 0 && <Empty icon={IconChecks} title={r.none} />}
            <Stack gap="md">
              {reviewQueue.nodes.map((x) => (
                <FindingCard key={x.id} finding={x} chosen={chosen.has(x.id)} onChoose={(on) => { choose(chooseOne(chosen, x.id, labelOf(x), on)) }}>
                  <Group gap="xs" wrap="nowrap">{buttons(new Map([[x.id, labelOf(x)]]))}</Group>
                </FindingCard>
              ))}
            </Stack>
            <Pager info={reviewQueue.pageInfo} total={reviewQueue.totalCount} />
          </>
        )}
      </Read>
      {asked && (
        <Reason needed={asked.decision === 'DELETE'} danger={asked.decision === 'DELETE'} title={r.decisions[asked.decision]} text={r.about[asked.decision]} action={r.decisions[asked.decision]} busy={decisions.busy} error={decisions.failed[0]?.error} onClose={() => { decisions.clear(); ask(undefined) }}
          onDone={(note) => void decide(asked.of, asked.decision, note)} />
      )}
    </>
  )
}
