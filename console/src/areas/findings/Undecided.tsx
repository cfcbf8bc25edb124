import { CloseButton, Group, Paper, Text } from '@mantine/core'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { findings as messages } from '../../messages/findings'
import { useFormat } from '../../ui/format'
import { ErrorCard } from '../../ui/states'
import type { Failure } from './decisions'

/** What of many could not be decided, each with its reason; nothing where all were. */
export function Undecided({ failed, onClose }: { failed: readonly Failure[]; onClose: () => void }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const f = useFormat()
  if (failed.length === 0) return null
  const title = m.undecided(f.number(failed.length))
  return (
    <Paper component="section" mb="md" aria-label={title}>
      <Group justify="space-between"><Text fw={600} size="sm">{title}</Text><CloseButton size="sm" aria-label={c.close} onClick={onClose} /></Group>
      {failed.map((x) => (
        <div key={x.id}>
          <Text size="sm" mt="xs">{x.label}</Text>
          <ErrorCard error={x.error} />
        </div>
      ))}
    </Paper>
  )
}
