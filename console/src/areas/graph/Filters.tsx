import { Button, ColorSwatch, Group, Select, Slider, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { graphMessages } from '../../messages/graph'
import { typeHue } from '../../ui/colour'
import { useFormat } from '../../ui/format'
import { Block } from '../../ui/layout'
import classes from './graph.module.css'
import { tally, type GraphData } from './model'
import type { GraphState } from './state'

/** The types in the graph by colour and the types of links, each to be shown or not. */
export function Legend({ data, state }: { data: GraphData; state: GraphState }) {
  const m = useMessages(graphMessages)
  const f = useFormat()
  const types = tally([...data.nodes.values()].map((n) => n.type))
  const links = tally([...data.links.values()].map((l) => l.type))
  return (
    <>
      <Block title={m.types}>
        <div className={classes.legend}>
          {types.map(([type, count]) => (
            <UnstyledButton key={type} className={classes.kind ?? ''} aria-pressed={!state.filter.hiddenTypes.includes(type)} onClick={() => { state.toggleType(type) }}>
              <ColorSwatch component="span" size={10} withShadow={false} color={`var(--mantine-color-${typeHue(type)}-6)`} />
              <span>{type}</span>
              <span className={classes.number}>{f.number(count)}</span>
            </UnstyledButton>
          ))}
        </div>
      </Block>
      {links.length > 0 && (
        <Block title={m.linkTypes}>
          <div className={classes.legend}>
            {links.map(([type, count]) => (
              <UnstyledButton key={type} className={classes.kind ?? ''} aria-pressed={!state.filter.hiddenLinks.includes(type)} onClick={() => { state.toggleLink(type) }}>
                <span>{type}</span>
                <span className={classes.number}>{f.number(count)}</span>
              </UnstyledButton>
            ))}
          </div>
        </Block>
      )}
    </>
  )
}

const day = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
/** How far back the slider goes, in days. */
const span = 3 * 365

/** The day whose truth is shown: a slider, and a field for any day. */
export function AsOf({ state }: { state: GraphState }) {
  const m = useMessages(graphMessages)
  const f = useFormat()
  const { at } = state.origin
  const [today] = useState(() => Math.floor(Date.now() / day) * day)
  const back = at ? Math.round((today - Date.parse(at)) / day) : 0
  const [moving, setMoving] = useState<number | null>(null)
  const set = (value: string) => { state.setDay(value >= iso(today) ? '' : value) }
  const shown = moving ?? Math.min(back, span)
  const name = (daysBack: number) => (daysBack === 0 ? m.asOfNow : f.day(iso(today - daysBack * day)))
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-end">
        <TextInput type="date" label={m.asOf} value={at || iso(today)} max={iso(today)} onChange={(e) => { if (e.currentTarget.value) set(e.currentTarget.value) }} flex={1} />
        {at && <Button variant="subtle" px={6} onClick={() => { state.setDay('') }}>{m.reset}</Button>}
      </Group>
      <Slider
        size="sm" min={-span} max={0} step={1} value={-shown} label={(v) => name(-v)} thumbLabel={m.asOfSlider} my={4}
        onChange={(v) => { setMoving(-v) }}
        onChangeEnd={(v) => {
          setMoving(null)
          set(iso(today + v * day))
        }}
      />
      <Text size="xs" c="dimmed" aria-live="polite">{at && back > span ? f.day(at) : name(shown)}</Text>
    </Stack>
  )
}

/** What is shown of the graph: by scope and by time. */
export function Filters({ data, state }: { data: GraphData; state: GraphState }) {
  const m = useMessages(graphMessages)
  const words = useMessages(common)
  const scopes = [...new Set([...data.nodes.values(), ...data.links.values()].flatMap((x) => (x.scope ? [x.scope] : [])))].sort()
  const scopeName = (scope: string) => {
    const [kind, name = ''] = scope.split(/:(.*)/s)
    return kind === 'world' ? words.scope.world : kind === 'group' ? words.scope.group(name) : words.scope.principal(name)
  }
  return (
    <Block title={m.filters} actions={state.filtered ? <Button variant="subtle" color="gray" px={6} onClick={state.clear}>{words.clear}</Button> : null}>
      <Stack gap="xs">
        <Select
          label={m.scope} placeholder={m.anyScope} clearable value={state.filter.scope || null} onChange={(s) => { state.setScope(s ?? '') }}
          data={[...new Set([...scopes, ...(state.filter.scope ? [state.filter.scope] : [])])].map((s) => ({ value: s, label: scopeName(s) }))}
        />
        <Select
          label={m.recorded} placeholder={m.anyTime} clearable value={state.sinceDays || null} onChange={(s) => { state.setSince(s ?? '') }}
          data={['1', '7', '30', '365'].map((d) => ({ value: d, label: m.lastDays(d) }))}
        />
        <AsOf state={state} />
      </Stack>
    </Block>
  )
}
