import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Tells that something was done, and offers to undo it. */
export function told(message: string, undo?: { label: string; run: () => void }) {
  const id = notifications.show({
    color: 'teal',
    autoClose: undo ? 10_000 : 4000,
    message: undo
      ? (
          <Group justify="space-between" wrap="nowrap">
            {message}
            <Button variant="subtle" onClick={() => { notifications.hide(id); undo.run() }}>{undo.label}</Button>
          </Group>
        )
      : message,
  })
}
