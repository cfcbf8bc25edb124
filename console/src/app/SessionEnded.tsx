import { Anchor, Modal, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/client'
import { LoginForm } from '../areas/login/LoginForm'
import { useMessages } from '../messages/catalogue'
import { login } from '../messages/login'
import { sessionQuery } from './session'

/** Asks for a login over what is shown, so that nothing half-written is lost. What is shown is somebody else's then: all is loaded anew. */
export function SessionEnded({ uid }: { uid: string }) {
  const m = useMessages(login)
  const queries = useQueryClient()
  const entered = async () => {
    const { viewer } = await request(sessionQuery)
    if (viewer?.principal.uid === uid) await queries.invalidateQueries()
    else window.location.reload()
  }
  return (
    <Modal opened onClose={() => undefined} withCloseButton={false} closeOnEscape={false} closeOnClickOutside={false} title={m.ended} zIndex={400}>
      <Stack gap="md">
        <Text size="sm">{m.endedText(uid)}</Text>
        <LoginForm onEntered={entered} />
        <Anchor href="/login" size="xs">{m.leave}</Anchor>
      </Stack>
    </Modal>
  )
}
