import { Alert, Button, Code, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { consoleHeader } from '../../api/client'
import { useMessages } from '../../messages/catalogue'
import { login } from '../../messages/login'

/** Exchanges a token for a session of this browser. */
export function LoginForm({ onEntered }: { onEntered: () => Promise<void> | void }) {
  const m = useMessages(login)
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    setProblem('')
    try {
      const response = await fetch('/console/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...consoleHeader },
        body: JSON.stringify({ token: token.trim() }),
      })
      if (response.ok) {
        await onEntered()
        return
      }
      setProblem(response.status === 401 ? m.refused : m.failed)
    } catch {
      setProblem(m.failed)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(e) => { e.preventDefault(); void enter() }}>
      <Stack gap="md">
        <PasswordInput label={m.token} value={token} onChange={(e) => { setToken(e.currentTarget.value) }} autoComplete="off" required autoFocus data-autofocus />
        {problem && <Alert color="red" role="alert" p="xs">{problem}</Alert>}
        <Button type="submit" size="sm" loading={busy} disabled={token.trim() === ''}>{m.action}</Button>
        <Text size="xs" c="dimmed">{m.help} <Code>{m.command}</Code></Text>
      </Stack>
    </form>
  )
}
