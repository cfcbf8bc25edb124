import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconX } from '@tabler/icons-react'
import { createContext, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { useFormat } from './format'
import classes from './layout.module.css'

/** The head of an area: its name, what it is for, and what can be done there. */
export function Head({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) {
  return (
    <Group justify="space-between" align="flex-start" mb="md" gap="sm">
      <div className={classes.head}>
        <Title order={1}>{title}</Title>
        {text && <Text size="sm" c="dimmed" mt={2} maw={680}>{text}</Text>}
      </div>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  )
}

/** A titled block. */
export function Block({ title, count, actions, children, flush }: { title: ReactNode; count?: number | null | undefined; actions?: ReactNode; children: ReactNode; flush?: boolean }) {
  const f = useFormat()
  return (
    <Paper component="section" p={0} className={classes.block ?? ''}>
      <Group justify="space-between" className={classes.blockHead ?? ''} wrap="nowrap">
        <Title order={2} className={classes.blockTitle ?? ''}>
          {title}
          {count != null && <span className={classes.count}>{f.number(count)}</span>}
        </Title>
        {actions && <Group gap={6} wrap="nowrap">{actions}</Group>}
      </Group>
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </Paper>
  )
}

/** How often the filters of a bar were cleared: what is typed and not yet filtered by goes too. */
export const Cleared = createContext(0)

/** The filters of a list, in one row that wraps. */
export function FilterBar({ children, active, onClear }: { children: ReactNode; active: boolean; onClear: () => void }) {
  const m = useMessages(common)
  const [cleared, count] = useState(0)
  return (
    <Group gap="xs" mb="sm" align="flex-end" role="search" aria-label={m.filter}>
      <Cleared value={cleared}>{children}</Cleared>
      {active && <Button variant="subtle" color="gray" leftSection={<IconX size={13} />} onClick={() => { count(cleared + 1); onClear() }}>{m.clear}</Button>}
    </Group>
  )
}

/** Where a list continues. The cursor is part of the URL. */
export function Pager({ info, total, cursor = 'after' }: { info: { hasNextPage: boolean; endCursor?: string | null }; total?: number | null | undefined; cursor?: string }) {
  const m = useMessages(common)
  const f = useFormat()
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const here = params.get(cursor)
  const depth = (location.state as { depth?: number } | null)?.depth ?? 0
  if (!here && !info.hasNextPage && !total) return null
  const go = (to: string | null, depth: number) => {
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (to) next.set(cursor, to)
      else next.delete(cursor)
      return next
    }, { state: { depth } })
  }
  return (
    <Group justify="space-between" mt="xs" gap="xs">
      <Text size="xs" c="dimmed">{total ? m.total(f.number(total)) : null}</Text>
      <Group gap={6}>
        {here && depth !== 1 && <Button variant="default" leftSection={<IconChevronsLeft size={14} />} onClick={() => { go(null, 0) }}>{m.toStart}</Button>}
        {here && depth > 0 && <Button variant="default" leftSection={<IconChevronLeft size={14} />} onClick={() => void navigate(-1)}>{m.previous}</Button>}
        {info.hasNextPage && <Button variant="default" rightSection={<IconChevronRight size={14} />} onClick={() => { go(info.endCursor ?? null, depth + 1) }}>{m.next}</Button>}
      </Group>
    </Group>
  )
}
