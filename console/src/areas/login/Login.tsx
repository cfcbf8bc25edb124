import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '../../messages/catalogue'
import { login } from '../../messages/login'
import { shell } from '../../messages/shell'
import { destination } from './destination'
import classes from './login.module.css'
import { LoginForm } from './LoginForm'

export function Area() {
  const m = useMessages(login)
  const s = useMessages(shell)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  useEffect(() => { document.title = `${s.areas.login} · ${s.product}` }, [s])
  return (
    <main className={classes.page}>
      <Paper p="xl" w={380} maw="100%" className={classes.card ?? ''}>
        <Stack gap="md">
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <div>
            <Title order={1}>{m.title}</Title>
            <Text size="sm" c="dimmed" mt={4}>{m.text}</Text>
          </div>
          <LoginForm onEntered={async () => {
            queries.clear()
            await navigate(destination(params.get('to')), { replace: true })
          }} />
        </Stack>
      </Paper>
    </main>
  )
}
