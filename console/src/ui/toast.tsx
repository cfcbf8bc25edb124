import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

interface Undo {
  label: string
  /** Undoes it; what asked may be gone from the page by then. */
  run: () => Promise<unknown>
  /** What to say afterwards. */
  done: string
}

/** Tells that something was done, and offers to undo it. */
export function told(message: string, undo?: Undo) {
  let undone = false
  const id = notifications.show({
    color: 'teal',
    autoClose: undo ? 10_000 : 4000,
    message: undo
      ? (
          <Group justify="space-between" wrap="nowrap">
            {message}
            <Button
              variant="subtle"
              onClick={() => {
                if (undone) return
                undone = true
                notifications.hide(id)
                undo.run().then(() => { told(undo.done) }, (error: unknown) => {
                  notifications.show({ color: 'red', autoClose: false, message: error instanceof Error ? error.message : String(error) })
                })
              }}
            >
              {undo.label}
            </Button>
          </Group>
        )
      : message,
  })
}
