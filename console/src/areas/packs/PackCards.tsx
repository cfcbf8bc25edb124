import { Badge, Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { packs as messages } from '../../messages/packs'
import { useFormat } from '../../ui/format'
import { ChangePacks, type PackChange } from './ChangePacks'
import type { Pack } from './operations'
import classes from './packs.module.css'

/** Installed and built-in packs, and for admins what can be done with them. */
export function PackCards({ packs }: { packs: Pack[] }) {
  const m = useMessages(messages)
  const f = useFormat()
  const { admin } = useMay()
  const [change, setChange] = useState<PackChange>()
  return (
    <div className={classes.packs}>
      {packs.map((p) => (
        <Paper key={`${p.name} ${p.version}`} component="article" className={classes.pack ?? ''} aria-label={p.name}>
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600} size="sm">{p.name} <Text component="span" size="xs" c="dimmed">{p.version}</Text></Text>
            <Group gap={4}>{p.installedAt ? <Badge color="teal">{m.installed}</Badge> : <Badge color="gray">{m.available}</Badge>}{!p.builtin && <Badge color="blue">{m.own}</Badge>}</Group>
          </Group>
          <Text size="sm" c="dimmed">{p.description}</Text>
          <Group justify="space-between">
            <Text size="xs" c="dimmed">{[p.extends.length > 0 ? m.extends(p.extends.join(', ')) : '', p.patterns.length > 0 ? m.patterns(f.number(p.patterns.length)) : ''].filter(Boolean).join(' · ')}</Text>
            {admin && p.name !== 'general' && (p.installedAt
              ? <Button variant="default" onClick={() => { setChange({ action: 'UNINSTALL', name: p.name }) }}>{m.uninstall}</Button>
              : <Button onClick={() => { setChange({ action: 'INSTALL', name: p.name }) }}>{m.install}</Button>)}
          </Group>
        </Paper>
      ))}
      {change && <ChangePacks of={change} onClose={() => { setChange(undefined) }} />}
    </div>
  )
}
