import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { common } from '../messages/common'
import { useMessages } from '../messages/catalogue'

/** What opened the menu that has the focus, if one has. */
function menuOpener(): HTMLElement | null {
  const menu = document.activeElement?.closest('[role=menu]')
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : null
}

/** A dialog that does not throw away what was written in it: a click beside it does nothing then, and Escape asks first. */
export function Dialog({ title, size, saved, onClose, children }: {
  title: ReactNode
  size?: string
  /** That nothing of what was written would be lost any more. */
  saved?: boolean
  onClose: () => void
  children: ReactNode
}) {
  const m = useMessages(common)
  const [written, write] = useState(false)
  const [leaving, leave] = useState(false)
  const unsaved = written && !saved
  const [opener] = useState(menuOpener)
  // The item of a menu is gone by then.
  useEffect(() => () => { setTimeout(() => { if (document.activeElement === document.body) opener?.focus() }) }, [opener])
  return (
    <Modal opened onClose={() => { if (unsaved && !leaving) leave(true); else onClose() }} closeOnClickOutside={!unsaved} title={title} size={size ?? 'md'} closeButtonProps={{ 'aria-label': m.close }}>
      {/* What is typed or chosen in any field comes by here. */}
      <div onInput={() => { write(true); leave(false) }}>
        {leaving && (
          <Alert color="yellow" mb="sm" p="xs" role="alert">
            <Group justify="space-between" gap="xs">
              <Text size="sm">{m.unsaved}</Text>
              <Group gap="xs">
                <Button variant="default" onClick={onClose}>{m.discard}</Button>
                <Button data-autofocus ref={(b) => { b?.focus() }} onClick={() => { leave(false) }}>{m.keepWriting}</Button>
              </Group>
            </Group>
          </Alert>
        )}
        {children}
      </div>
    </Modal>
  )
}
