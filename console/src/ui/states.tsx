import { Button, Code, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../api/client'
import { common } from '../messages/common'
import { useMessages } from '../messages/catalogue'

/** The outline of what is coming. */
export function Loading({ rows = 6 }: { rows?: number }) {
  const m = useMessages(common)
  return (
    <Stack gap="xs" aria-busy="true" aria-label={m.loading} role="status">
      <Skeleton height={22} width="30%" mb={6} />
      {Array.from({ length: rows }, (_, i) => <Skeleton key={i} height={14} width={`${String(94 - ((i * 17) % 40))}%`} />)}
    </Stack>
  )
}

/** That there is nothing, and what to do about it. It is the heading of the whole place where nothing else is. */
export function Empty({ icon: Sign, title, heading, children }: { icon: Icon; title: string; heading?: boolean; children?: ReactNode }) {
  return (
    <Stack align="center" gap={6} py={48} px="md" ta="center">
      <Sign size={30} stroke={1.3} color="var(--console-faint)" aria-hidden />
      <Text fw={560} size={heading ? 'lg' : 'sm'} component={heading ? 'h1' : 'p'} m={0}>{title}</Text>
      {children && <Text component="div" size="sm" c="dimmed" maw={420}>{children}</Text>}
    </Stack>
  )
}

/** The message of an error in the reader's language where the Console itself found it. */
export function useErrorText() {
  const m = useMessages(common).error
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
    if (error.code === 'UNREACHABLE') return m.unreachable
    if (error.code === 'UNAUTHENTICATED') return m.unauthenticated
    if (error.code === 'BAD_CURSOR') return m.staleCursor
    return error.message
  }
}

/** What went wrong, with its code, what to do and the id to ask about. */
export function ErrorCard({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const m = useMessages(common)
  const text = useErrorText()
  const api = error instanceof ApiError ? error : undefined
  return (
    <Paper role="alert" my="xs">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <IconAlertTriangle size={18} color="var(--mantine-color-red-6)" aria-hidden />
        <Stack gap={4} flex={1} miw={0}>
          <Text fw={600} size="sm">{m.error.title}</Text>
          <Text size="sm">{text(error)}</Text>
          {api?.hint && <Text size="sm" c="dimmed">{api.hint}</Text>}
          {api && (
            <Group gap="md" mt={2}>
              <Text size="xs" c="dimmed">{m.error.code} <Code>{api.code}</Code></Text>
              {api.field && <Text size="xs" c="dimmed">{m.error.field} <Code>{api.field}</Code></Text>}
              {api.requestId && <Text size="xs" c="dimmed">{m.error.requestId} <Code>{api.requestId}</Code></Text>}
            </Group>
          )}
        </Stack>
        {onRetry && (api?.code === 'BAD_CURSOR' ? <ToStart /> : <Button variant="default" onClick={onRetry}>{m.retry}</Button>)}
      </Group>
    </Paper>
  )
}

/** The way from a part of a list that is no longer there, such as one of an old address, to its beginning. */
function ToStart() {
  const m = useMessages(common)
  const [, setParams] = useSearchParams()
  const go = () => { setParams((before) => new URLSearchParams([...before].filter(([key]) => !/^after$|After$/.test(key))), { replace: true }) }
  return <Button variant="default" onClick={go}>{m.toStart}</Button>
}

interface Reading<R> {
  data: R | undefined
  error: unknown
  refetch: () => unknown
}

/** What was read, or the state that stands in for it. An error that comes while something is shown stands above it. */
export function Read<R>({ of, rows, children }: { of: Reading<R>; rows?: number; children: (data: R) => ReactNode }) {
  if (of.data === undefined) return of.error ? <ErrorCard error={of.error} onRetry={() => void of.refetch()} /> : <Loading {...(rows ? { rows } : {})} />
  return (
    <>
      {of.error ? <ErrorCard error={of.error} onRetry={() => void of.refetch()} /> : null}
      {children(of.data)}
    </>
  )
}
