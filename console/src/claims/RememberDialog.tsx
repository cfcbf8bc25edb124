import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { graphql } from '../api/generated'
import { useChange } from '../api/hooks'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { FormDialog } from '../ui/FormDialog'
import { PagePicker } from '../ui/PagePicker'
import { ScopeSelect } from '../ui/ScopeSelect'
import { told } from '../ui/toast'

const remember = graphql(`mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }`)

/** Asks for one assertion and what it rests on. */
export function RememberDialog({ about, scope: from, onClose }: { about?: string; scope?: string; onClose: () => void }) {
  const m = useMessages(messages).remember
  const [text, setText] = useState('')
  const [page, setPage] = useState<string | null>(about ?? null)
  const [evidence, setEvidence] = useState('')
  const [scope, setScope] = useState(from ?? 'world')
  const change = useChange(remember)
  const submit = () => {
    const input = { text: text.trim(), about: page, scope, evidence: [{ kind: 'MANUAL' as const, note: evidence.trim() }] }
    change.mutate({ input }, { onSuccess: (data) => { told(data.remember?.status === 'DUPLICATE' ? m.duplicate : m.told); onClose() } })
  }
  return (
    <FormDialog title={m.title} action={m.action} ready={text.trim() !== '' && evidence.trim() !== ''} busy={change.isPending} error={change.error} onClose={onClose} onSubmit={submit}>
      <Textarea label={m.text} required data-autofocus value={text} onChange={(e) => { setText(e.currentTarget.value) }} />
      {about === undefined && <PagePicker label={m.about} value={page} onChange={setPage} />}
      <Textarea label={m.evidence} required value={evidence} onChange={(e) => { setEvidence(e.currentTarget.value) }} />
      <ScopeSelect value={scope} onChange={setScope} />
    </FormDialog>
  )
}
