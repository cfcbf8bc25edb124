import { Checkbox, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FindingDecision } from '../../api/generated/graphql'
import { useChange } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { findings as messages } from '../../messages/findings'
import { Reason } from '../../ui/Reason'
import { told } from '../../ui/toast'
import { decideFinding, type FindingFull } from './operations'

/** Asks how a question is decided. */
export function Decide({ finding, onClose }: { finding: FindingFull; onClose: () => void }) {
  const m = useMessages(messages)
  const several = finding.claims.length > 1
  const choices: FindingDecision[] = several ? ['SUPERSEDE', 'BOTH_STAND', 'FORGET', 'NOT_A_CONTRADICTION', 'DISMISS'] : ['FORGET', 'BOTH_STAND', 'NOT_A_CONTRADICTION', 'DISMISS']
  const [decision, setDecision] = useState<FindingDecision>(several ? 'SUPERSEDE' : 'DISMISS')
  const [keep, setKeep] = useState<string[]>([])
  const change = useChange(decideFinding)
  const picks = decision === 'SUPERSEDE' || (decision === 'FORGET' && several)
  const ready = !picks || (decision === 'SUPERSEDE' ? keep.length === 1 : keep.length > 0 && keep.length < finding.claims.length)
  return (
    <Reason title={m.decide} text={finding.explanation} needed={decision === 'FORGET' || decision === 'DISMISS'} action={m.decide} error={change.error} busy={change.isPending} ready={ready} onClose={onClose}
      onDone={(note) => {
        change.mutate({ input: { finding: finding.id, decision, ...(picks ? { keep } : {}), ...(note ? { note } : {}) } }, { onSuccess: () => { told(m.told); onClose() } })
      }}>
      <Radio.Group value={decision} onChange={(v) => { setDecision(v as FindingDecision); setKeep([]) }} aria-label={m.decide}>
        <Stack gap={6}>
          {choices.map((d) => <Radio key={d} size="xs" value={d} label={m.decisions[d]} description={m.about[d]} />)}
        </Stack>
      </Radio.Group>
      {picks && (
        <Stack gap={6} role="group" aria-label={m.keep}>
          <Text size="xs" fw={600}>{m.keep}</Text>
          {finding.claims.map((c) => (
            <Checkbox key={c.id} size="xs" label={c.text} checked={keep.includes(c.id)}
              onChange={(e) => { setKeep(e.currentTarget.checked ? (decision === 'SUPERSEDE' ? [c.id] : [...keep, c.id]) : keep.filter((k) => k !== c.id)) }} />
          ))}
        </Stack>
      )}
    </Reason>
  )
}
