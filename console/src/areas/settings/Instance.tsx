import { Button, Group, NumberInput, Stack, Switch, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import { useChange, useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { settings as messages } from '../../messages/settings'
import { Block } from '../../ui/layout'
import { ErrorCard, Read } from '../../ui/states'
import { told } from '../../ui/toast'

const settingsQuery = graphql(`query ConsoleSettings { settings }`)
const update = graphql(`mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings } }`)

interface Settings {
  enabled: boolean
  purgeAfterHours: number
  unsyncedAfterHours: number
  halfLifeDays: Record<string, number>
  guidance: string
}

export function Instance() {
  const m = useMessages(messages)
  const read = useRead(settingsQuery, undefined, { still: true })
  return <Read of={read}>{({ settings }) => <Block title={m.tabs.instance}><Form settings={settings as Settings} /></Block>}</Read>
}

function Form({ settings }: { settings: Settings }) {
  const m = useMessages(messages).instance
  const c = useMessages(common)
  const [now, set] = useState(settings)
  const change = useChange(update)
  const number = (value: string | number) => (typeof value === 'number' ? value : 0)
  const changes = Object.fromEntries((['enabled', 'purgeAfterHours', 'unsyncedAfterHours', 'halfLifeDays', 'guidance'] as const).filter((k) => JSON.stringify(now[k]) !== JSON.stringify(settings[k])).map((k) => [k, now[k]]))
  return (
    <form onSubmit={(e) => { e.preventDefault(); change.mutate({ input: { changes } }, { onSuccess: () => { told(m.saved) } }) }}>
      <Stack gap="md" maw={560}>
        <Switch size="sm" label={m.enabled} description={m.enabledHint} checked={now.enabled} onChange={(e) => { set({ ...now, enabled: e.currentTarget.checked }) }} />
        <NumberInput label={m.purge} min={0} value={now.purgeAfterHours} onChange={(v) => { set({ ...now, purgeAfterHours: number(v) }) }} />
        <NumberInput label={m.unsynced} min={0} value={now.unsyncedAfterHours} onChange={(v) => { set({ ...now, unsyncedAfterHours: number(v) }) }} />
        <Textarea label={m.guidance} minRows={4} value={now.guidance} onChange={(e) => { set({ ...now, guidance: e.currentTarget.value }) }} />
        <div role="group" aria-label={m.halfLife}>
          <Text size="xs" fw={500} mb={4}>{m.halfLife}</Text>
          <Group gap="xs">
            {Object.entries(now.halfLifeDays).map(([kind, days]) => <NumberInput key={kind} w={130} label={kind} min={1} value={days} onChange={(v) => { set({ ...now, halfLifeDays: { ...now.halfLifeDays, [kind]: number(v) } }) }} />)}
          </Group>
        </div>
        {change.error && <ErrorCard error={change.error} />}
        <Group><Button type="submit" loading={change.isPending} disabled={Object.keys(changes).length === 0}>{c.save}</Button></Group>
      </Stack>
    </form>
  )
}
