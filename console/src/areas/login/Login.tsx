import { Alert, Button, Code, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { consoleHeader } from '../../api/client'
import { useMessages } from '../../messages/catalogue'
import { login } from '../../messages/login'
import { shell } from '../../messages/shell'
import { destination } from './destination'
import classes from './login.module.css'

export function Area() {
  const m = useMessages(login)
  const s = useMessages(shell)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => { document.title = `${s.areas.login} · ${s.product}` }, [s])
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
        queries.clear()
        await navigate(destination(params.get('to')), { replace: true })
        return
      }
      setProblem(response.status === 401 ? m.refused : m.failed)
    } catch {
      setProblem(m.failed)
    }
    setBusy(false)
  }
  return (
    <main className={classes.page}>
      <Paper p="xl" w={380} maw="100%" className={classes.card ?? ''}>
        <form onSubmit={(e) => { e.preventDefault(); void enter() }}>
          <Stack gap="md">
            <img src="/favicon.svg" alt="" width={36} height={36} />
            <div>
              <Title order={1}>{m.title}</Title>
              <Text size="sm" c="dimmed" mt={4}>{m.text}</Text>
            </div>
            <PasswordInput label={m.token} value={token} onChange={(e) => { setToken(e.currentTarget.value) }} autoComplete="off" required autoFocus />
            {problem && <Alert color="red" role="alert" p="xs">{problem}</Alert>}
            <Button type="submit" size="sm" loading={busy} disabled={token.trim() === ''}>{m.action}</Button>
            <Text size="xs" c="dimmed">{m.help} <Code>{m.command}</Code></Text>
          </Stack>
        </form>
      </Paper>
    </main>
  )
}
