import { SegmentedControl, Select, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { graphql } from '../api/generated'
import type { TakeGrade } from '../api/generated/graphql'
import { useChange } from '../api/hooks'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { common } from '../messages/common'
import { Reason } from '../ui/Reason'
import { ScopeSelect } from '../ui/ScopeSelect'
import { told } from '../ui/toast'
import { Quote } from './ClaimList'
import type { ClaimLine } from './fragments'
import type { ClaimAction } from './rights'

const correct = graphql(`mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }`)
const forget = graphql(`mutation ConsoleForget($input: ForgetInput!) { forget(input: $input) { queued } }`)
const dispute = graphql(`mutation ConsoleDispute($input: DisputeInput!) { dispute(input: $input) { finding { id } } }`)
const resolve = graphql(`mutation ConsoleResolve($input: ResolveTakeInput!) { resolveTake(input: $input) { revision } }`)
const complete = graphql(`mutation ConsoleComplete($input: CompleteCommitmentInput!) { completeCommitment(input: $input) { revision } }`)
const rescope = graphql(`mutation ConsoleRescopeClaim($input: RescopeInput!) { rescope(input: $input) { revision } }`)

interface Props {
  claim: ClaimLine
  onClose: () => void
}

/** Asks for what an action needs, and does it. */
export function ClaimDialog({ action, ...props }: Props & { action: ClaimAction }) {
  switch (action) {
    case 'correct': return <Correct {...props} />
    case 'forget': return <Forget {...props} />
    case 'dispute': return <Dispute {...props} />
    case 'resolve': return <Resolve {...props} />
    case 'complete': return <Complete {...props} />
    case 'rescope': return <Rescope {...props} />
  }
}

function Correct({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const [text, setText] = useState(claim.text)
  const change = useChange(correct)
  const done = () => { told(m.correct.told); onClose() }
  return (
    <Reason title={m.correct.title} text={m.correct.why} action={m.correct.action} error={change.error} busy={change.isPending} onClose={onClose}
      ready={text.trim() !== '' && text !== claim.text}
      onDone={(reason) => { change.mutate({ input: { claim: claim.id, text: text.trim(), reason } }, { onSuccess: done }) }}>
      <Textarea label={m.correct.text} required value={text} data-autofocus onChange={(e) => { setText(e.currentTarget.value) }} />
    </Reason>
  )
}

function Forget({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const change = useChange(forget)
  return (
    <Reason danger title={m.forget.title} text={<Stack gap="xs"><Quote>{claim.text}</Quote><span>{m.forget.why}</span></Stack>} action={m.forget.action} error={change.error} busy={change.isPending} onClose={onClose}
      onDone={(reason) => { change.mutate({ input: { claim: claim.id, reason } }, { onSuccess: () => { told(m.forget.told); onClose() } }) }} />
  )
}

function Dispute({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const change = useChange(dispute)
  return (
    <Reason title={m.dispute.title} text={<Stack gap="xs"><Quote>{claim.text}</Quote><span>{m.dispute.why}</span></Stack>} action={m.dispute.action} error={change.error} busy={change.isPending} onClose={onClose}
      onDone={(reason) => { change.mutate({ input: { claim: claim.id, reason } }, { onSuccess: () => { told(m.dispute.told); onClose() } }) }} />
  )
}

function Resolve({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const [quality, setQuality] = useState<TakeGrade>('CORRECT')
  const [outcome, setOutcome] = useState('yes')
  const change = useChange(resolve)
  return (
    <Reason needed={false} title={m.resolve.title} text={<Quote>{claim.text}</Quote>} action={m.resolve.action} error={change.error} busy={change.isPending} onClose={onClose}
      onDone={(note) => {
        change.mutate({ input: { claim: claim.id, quality, ...(quality === 'UNRESOLVABLE' ? {} : { outcome: outcome === 'yes' }), ...(note ? { note } : {}) } },
          { onSuccess: () => { told(m.resolve.told); onClose() } })
      }}>
      <Select label={m.resolve.quality} value={quality} allowDeselect={false} data={(Object.keys(m.grade) as TakeGrade[]).map((g) => ({ value: g, label: m.grade[g] }))}
        onChange={(v) => { if (v) setQuality(v as TakeGrade) }} />
      {quality !== 'UNRESOLVABLE' && (
        <Stack gap={4}>
          <Text size="xs" fw={500} id="outcome">{m.resolve.outcome}</Text>
          <SegmentedControl aria-labelledby="outcome" value={outcome} onChange={setOutcome} data={[{ value: 'yes', label: c.yes }, { value: 'no', label: c.no }]} />
        </Stack>
      )}
    </Reason>
  )
}

function Complete({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const [shows, setShows] = useState('')
  const change = useChange(complete)
  return (
    <Reason needed={false} title={m.complete.title} text={<Quote>{claim.text}</Quote>} action={m.complete.action} error={change.error} busy={change.isPending} onClose={onClose} ready={shows.trim() !== ''}
      onDone={(note) => {
        const evidence = [{ kind: 'MANUAL' as const, note: shows.trim() }, ...(note ? [{ kind: 'MANUAL' as const, note }] : [])]
        change.mutate({ input: { claim: claim.id, evidence } }, { onSuccess: () => { told(m.complete.told); onClose() } })
      }}>
      <Textarea label={m.complete.shows} required value={shows} data-autofocus onChange={(e) => { setShows(e.currentTarget.value) }} />
    </Reason>
  )
}

function Rescope({ claim, onClose }: Props) {
  const m = useMessages(messages)
  const [scope, setScope] = useState(claim.scope)
  const change = useChange(rescope)
  const before = claim.scope
  return (
    <Reason title={m.rescope.title} text={<Quote>{claim.text}</Quote>} action={m.rescope.action} error={change.error} busy={change.isPending} onClose={onClose} ready={scope !== before}
      onDone={(reason) => { change.mutate({ input: { claim: claim.id, scope, reason } }, { onSuccess: () => { told(m.rescope.told); onClose() } }) }}>
      <ScopeSelect value={scope} onChange={setScope} />
    </Reason>
  )
}
