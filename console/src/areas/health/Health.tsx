import { Badge, Group, Paper, Stack, Table, Text } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { graphql } from '../../api/generated'
import { useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { health as messages } from '../../messages/health'
import { useFormat } from '../../ui/format'
import { Block, Head } from '../../ui/layout'
import { Read } from '../../ui/states'
import classes from './health.module.css'

const healthQuery = graphql(`
  query ConsoleHealth {
    health {
      ok
      store
      version
      checks {
        name
        ok
        detail
      }
    }
    pages(first: 1) {
      totalCount
    }
    claims(first: 1) {
      totalCount
    }
    findings(state: OPEN, first: 1) {
      totalCount
    }
    suggestions(state: OPEN, first: 1) {
      totalCount
    }
  }
`)

export function Area() {
  const m = useMessages(messages)
  const f = useFormat()
  const { curator } = useMay()
  const read = useRead(healthQuery)
  return (
    <>
      <Head title={m.title} text={m.intro} />
      <Read of={read} rows={8}>
        {({ health, pages, claims, findings, suggestions }) => health && (
          <Stack gap="md">
            <Paper>
              <Group gap="sm">
                {health.ok ? <IconCircleCheck size={26} color="var(--mantine-color-teal-6)" aria-hidden /> : <IconCircleX size={26} color="var(--mantine-color-red-6)" aria-hidden />}
                <div>
                  <Text fw={600}>{health.ok ? m.ok : m.bad}</Text>
                  <Text size="xs" c="dimmed">{m.version} {health.version}{health.store ? ` · ${m.store} ${health.store}` : ''}</Text>
                </div>
              </Group>
            </Paper>
            <div className={classes.counts}>
              {([[m.pages, pages], [m.claims, claims], [m.questions, findings], [m.suggestions, suggestions]] as const).map(([label, list]) => (
                <Paper key={label}><Text size="xs" c="dimmed">{label}</Text><Text size="xl" fw={620}>{f.number(list?.totalCount ?? 0)}</Text></Paper>
              ))}
            </div>
            {curator
              ? (
                  <Block flush title={m.columns.check} count={health.checks.length}>
                    <Table>
                      <Table.Thead><Table.Tr><Table.Th>{m.columns.check}</Table.Th><Table.Th>{m.columns.state}</Table.Th><Table.Th>{m.columns.found}</Table.Th></Table.Tr></Table.Thead>
                      <Table.Tbody>
                        {health.checks.map((c) => (
                          <Table.Tr key={c.name}>
                            <Table.Td fw={530}>{c.name}</Table.Td>
                            <Table.Td><Badge color={c.ok ? 'teal' : 'red'}>{c.ok ? m.passes : m.fails}</Badge></Table.Td>
                            <Table.Td>{c.detail}</Table.Td>
                          </Table.Tr>
                        ))}
                      </Table.Tbody>
                    </Table>
                  </Block>
                )
              : <Text size="sm" c="dimmed">{m.limited}</Text>}
          </Stack>
        )}
      </Read>
    </>
  )
}
