import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import { useChange } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { audit as messages } from '../../messages/audit'
import { useFormat } from '../../ui/format'
import { Reason } from '../../ui/Reason'
import { told } from '../../ui/toast'

const erase = graphql(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`)

/** Erases a principal: counts first, then asks for its name, then does it. */
export function Erase({ uid, onClose }: { uid: string; onClose: () => void }) {
  const m = useMessages(messages)
  const f = useFormat()
  const [sure, setSure] = useState('')
  const trial = useChange(erase)
  const change = useChange(erase)
  const tried = trial.data?.erase
  return (
    <Reason danger title={m.eraseTitle(uid)} text={m.eraseWhy} action={tried ? m.eraseAction : m.eraseTry} busy={trial.isPending || change.isPending} error={change.error ?? trial.error}
      ready={!tried || sure === uid} onClose={onClose}
      onDone={(reason) => {
        if (!tried) { trial.mutate({ input: { principal: uid, reason, dryRun: true } }); return }
        change.mutate({ input: { principal: uid, reason } }, { onSuccess: (data) => { told(m.erased(f.number(data.erase?.items ?? 0))); onClose() } })
      }}>
      {tried && (
        <>
          <Text size="sm" role="status">{m.eraseWould(f.number(tried.items), f.number(tried.review.length))}</Text>
          <TextInput label={m.eraseSure(uid)} value={sure} onChange={(e) => { setSure(e.currentTarget.value) }} />
        </>
      )}
    </Reason>
  )
}
