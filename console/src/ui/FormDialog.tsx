import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { ErrorCard } from './states'

/** A dialog with a form: what it asks for, what went wrong, and the way on or out. */
export function FormDialog({ title, action, ready, busy, error, onClose, onSubmit, size, children }: {
  title: string
  action: string
  ready: boolean
  busy: boolean
  error: unknown
  onClose: () => void
  onSubmit: () => void
  size?: string
  children: ReactNode
}) {
  const c = useMessages(common)
  return (
    <Modal opened onClose={onClose} title={title} size={size ?? 'md'} closeButtonProps={{ 'aria-label': c.close }}>
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
    </Modal>
  )
}
