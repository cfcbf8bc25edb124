import { Alert, Button, Group, Slider, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { useFormat } from '../../ui/format'
import { useParam } from '../../ui/url'
import classes from './objects.module.css'

const day = 86_400_000

/** Chooses the day as of which a page is shown; the right end is today. The day is in the URL. */
export function AsOf({ from, value }: { from: string; value: string | null }) {
  const m = useMessages(objects)
  const f = useFormat()
  const [, set] = useParam('asOf')
  const today = Math.floor(Date.now() / day)
  // At least a month to choose from, so that a young page can be shown before it was made.
  const first = Math.min(Math.floor(Date.parse(from) / day), today - 30)
  const chosen = value ? Math.floor(Date.parse(value) / day) : today
  const [at, setAt] = useState(chosen)
  useEffect(() => { setAt(chosen) }, [chosen])
  const text = (d: number) => (d >= today ? m.asOfNow : f.day(new Date(d * day).toISOString()))
  return (
    <>
      <Group gap="sm" mb="sm" wrap="nowrap">
        <IconHistory size={15} aria-hidden />
        <Text size="xs" c="dimmed">{m.asOf}</Text>
        <Slider className={classes.slider ?? ''} size="xs" min={first} max={today} value={at} label={text} thumbLabel={m.asOfLabel} thumbProps={{ 'aria-valuetext': text(at) }}
          onChange={setAt} onChangeEnd={(d) => { set(d >= today ? null : new Date(d * day).toISOString().slice(0, 10)) }} />
        <Text size="xs" miw={80}>{text(at)}</Text>
      </Group>
      {value && (
        <Alert color="yellow" mb="sm" p="xs">
          <Group justify="space-between"><Text size="xs">{m.asOfNote}</Text><Button variant="default" onClick={() => { set(null) }}>{m.backToNow}</Button></Group>
        </Alert>
      )}
    </>
  )
}
