import { Button, Stack, Text } from '@mantine/core'
import { useMessages } from '../../messages/catalogue'
import { graphMessages } from '../../messages/graph'
import { useFormat } from '../../ui/format'
import { Block } from '../../ui/layout'
import type { GraphPath } from './load'
import type { GraphData } from './model'
import type { GraphState } from './state'

/** The ways between two pages, in words. */
export function Ways({ paths, data, state, loading }: { paths: readonly GraphPath[]; data: GraphData; state: GraphState; loading: boolean }) {
  const m = useMessages(graphMessages)
  const f = useFormat()
  const { from, to } = state.origin
  const title = (slug: string) => data.nodes.get(slug)?.title ?? slug
  return (
    <Block title={m.ways} actions={<Button variant="subtle" color="gray" px={6} onClick={state.endWays}>{m.endWays}</Button>}>
      {!to ? <Text size="sm">{m.waysPick(title(from))}</Text> : (
        <Stack gap="xs" aria-live="polite">
          <Text size="sm">{m.waysBetween(title(from), title(to))}</Text>
          {!loading && paths.length === 0 && <Text size="sm" c="dimmed">{m.noWays}</Text>}
          {paths.map((p, i) => (
            <div key={i}>
              <Text size="xs" c="dimmed">{m.wayLength(f.number(p.steps.length))}</Text>
              <Text size="sm">
                {p.steps[0]?.from.title}
                {p.steps.map((s, j) => <span key={j}> {s.forward ? '—' : '←'} {s.link} {s.forward ? '→' : '—'} {s.to.title}</span>)}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Block>
  )
}
