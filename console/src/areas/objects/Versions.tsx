import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconHistoryOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useChange, useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { objects } from '../../messages/objects'
import { useFormat } from '../../ui/format'
import { Block, Pager } from '../../ui/layout'
import { Empty, ErrorCard, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useParam } from '../../ui/url'
import classes from './objects.module.css'
import { rollback, versionsQuery, type PageData } from './operations'

/** The lines of a unified diff, without those that say which files and how they end. */
const linesOf = (diff: string) => diff.replace(/\n$/, '').split('\n').filter((line, i) => !(i < 2 && /^(---|\+\+\+) /.test(line)) && !line.startsWith('\\'))

/** Earlier states with what changed; any of them can come back, and that be taken back. */
export function Versions({ page }: { page: PageData }) {
  const m = useMessages(objects)
  const c = useMessages(common)
  const f = useFormat()
  const [after] = useParam('versionsAfter')
  const read = useRead(versionsQuery, { ref: page.slug, after })
  const [to, setTo] = useState<number>()
  const change = useChange(rollback)
  const back = (toVersion: number, was: number) => {
    change.mutate({ input: { page: page.slug, toVersion } }, {
      onSuccess: () => {
        setTo(undefined)
        told(m.versions.told, { label: c.undo, done: c.undone, run: () => change.mutateAsync({ input: { page: page.slug, toVersion: was } }) })
      },
    })
  }
  return (
    <Read of={read}>
      {({ page: read }) => read && 'versions' in read && (
        <Block title={m.tabs.versions}>
          {read.versions.nodes.length === 0 && <Empty icon={IconHistoryOff} title={m.versions.none} />}
          <Stack gap="md">
            {read.versions.nodes.map((v) => (
              <section key={v.number} aria-label={m.versions.of(String(v.number))}>
                <Group justify="space-between" wrap="nowrap">
                  <Group gap="xs">
                    <Text size="sm" fw={560}>{m.versions.of(f.number(v.number))}</Text>
                    {v.number === read.version && <Badge>{m.versions.current}</Badge>}
                    <Text size="xs" c="dimmed">{f.moment(v.at)}{v.by ? ` · ${v.by.displayName}` : ''}</Text>
                  </Group>
                  {v.number !== read.version && <Button variant="default" onClick={() => { setTo(v.number) }}>{m.versions.rollback}</Button>}
                </Group>
                {v.diff === ''
                  ? <Text size="xs" c="dimmed">{m.versions.same}</Text>
                  : <div className={classes.diff} tabIndex={0} role="group" aria-label={m.versions.of(String(v.number))}>{linesOf(v.diff).map((line, i) => <span key={i} data-mark={line.slice(0, 1)}>{line === '' ? ' ' : line}</span>)}</div>}
              </section>
            ))}
          </Stack>
          <Pager info={read.versions.pageInfo} cursor="versionsAfter" />
          {to !== undefined && (
            <Modal opened onClose={() => { setTo(undefined) }} title={m.versions.confirm(String(to))} closeButtonProps={{ 'aria-label': c.close }}>
              <Text size="sm">{m.versions.why}</Text>
              {change.error && <ErrorCard error={change.error} />}
              <Group justify="flex-end" mt="md" gap="xs">
                <Button variant="default" onClick={() => { setTo(undefined) }}>{c.cancel}</Button>
                <Button loading={change.isPending} onClick={() => { back(to, read.version) }}>{m.versions.rollback}</Button>
              </Group>
            </Modal>
          )}
        </Block>
      )}
    </Read>
  )
}
