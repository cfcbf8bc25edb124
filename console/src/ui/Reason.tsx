import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { Dialog } from './Dialog'
import { ErrorCard } from './states'

interface Props {
  title: string
  text?: ReactNode
  /** What the button says. */
  action: string
  danger?: boolean
  /** Whether a reason must be given; a note is asked for otherwise. */
  needed?: boolean
  error: unknown
  busy: boolean
  onClose: () => void
  onDone: (reason: string) => void
  children?: ReactNode
  /** Whether what else the dialog asks for is there. */
  ready?: boolean
}

/** Asks why before something is done that others will see. */
export function Reason({ title, text, action, danger, needed = true, error, busy, onClose, onDone, children, ready = true }: Props) {
  const m = useMessages(common)
  const [reason, setReason] = useState('')
  const can = ready && (!needed || reason.trim() !== '')
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(e) => { e.preventDefault(); if (can) onDone(reason.trim()) }}>
        <Stack gap="sm">
          {text && <Text size="sm" component="div">{text}</Text>}
          {children}
          <Textarea label={needed ? m.reason : m.note} description={needed ? m.reasonHint : undefined} required={needed} value={reason} data-autofocus={!children || undefined}
            onChange={(e) => { setReason(e.currentTarget.value) }} />
          {error ? <ErrorCard error={error} /> : null}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>{m.cancel}</Button>
            <Button type="submit" color={danger ? 'red' : 'accent'} loading={busy} disabled={!can}>{action}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
