import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { Dialog } from './Dialog'
import { ErrorCard } from './states'

/** A dialog with a form: what it asks for, what went wrong, and the way on or out. */
export function FormDialog({ title, action, ready, busy, error, saved, onClose, onSubmit, size, children }: {
  title: string
  action: string
  ready: boolean
  busy: boolean
  error: unknown
  /** That nothing of what was written would be lost any more. */
  saved?: boolean
  onClose: () => void
  onSubmit: () => void
  size?: string
  children: ReactNode
}) {
  const c = useMessages(common)
  return (
    <Dialog title={title} {...(size ? { size } : {})} saved={saved ?? false} onClose={onClose}>
      <form onSubmit={(e) => { e.preventDefault(); if (ready) onSubmit() }}>
        <Stack gap="sm">
          {children}
          {error ? <ErrorCard error={error} /> : null}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>{c.cancel}</Button>
            <Button type="submit" loading={busy} disabled={!ready}>{action}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
