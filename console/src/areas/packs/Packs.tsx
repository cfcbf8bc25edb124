import { Button, Group, List, Table, Tabs, Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { packs as messages } from '../../messages/packs'
import { useFormat } from '../../ui/format'
import { Block, Head } from '../../ui/layout'
import { TypeMark } from '../../ui/marks'
import { Read } from '../../ui/states'
import { useFilters } from '../../ui/url'
import { ChangePacks } from './ChangePacks'
import { Diagram } from './Diagram'
import { packsQuery, type Words } from './operations'
import { PackCards } from './PackCards'

const tabs = ['packs', 'diagram', 'types', 'links', 'kinds'] as const

export function Area() {
  const m = useMessages(messages)
  const { admin } = useMay()
  const { values, set } = useFilters('tab')
  const tab = tabs.find((t) => t === values.tab) ?? 'packs'
  const read = useRead(packsQuery)
  const [fromFile, open] = useState(false)
  return (
    <>
      <Head title={m.title} text={m.intro}>
        {admin && <Button variant="default" leftSection={<IconFileImport size={14} />} onClick={() => { open(true) }}>{m.fromFile}</Button>}
      </Head>
      <Tabs value={tab} keepMounted={false} onChange={(v) => { set({ tab: v === 'packs' ? null : v }, true) }}>
        <Tabs.List mb="md">{tabs.map((t) => <Tabs.Tab key={t} value={t}>{m.tabs[t]}</Tabs.Tab>)}</Tabs.List>
        <Read of={read} rows={10}>
          {({ packs, vocabulary }) => packs && vocabulary && (
            <>
              <Tabs.Panel value="packs"><PackCards packs={packs} /></Tabs.Panel>
              <Tabs.Panel value="diagram"><Block title={m.tabs.diagram}><Diagram words={vocabulary} /></Block></Tabs.Panel>
              <Tabs.Panel value="types"><Types words={vocabulary} /></Tabs.Panel>
              <Tabs.Panel value="links"><Links words={vocabulary} /></Tabs.Panel>
              <Tabs.Panel value="kinds">
                <Group align="flex-start" gap="md" grow>
                  <Block title={m.columns.kind} count={vocabulary.claimKinds.length}><List size="sm">{vocabulary.claimKinds.map((k) => <List.Item key={k}><Text component={Link} inherit to={`/claims?kind=${encodeURIComponent(k)}`}>{k}</Text></List.Item>)}</List></Block>
                  <Block title={m.columns.event} count={vocabulary.eventTypes.length}><List size="sm">{vocabulary.eventTypes.map((k) => <List.Item key={k}>{k}</List.Item>)}</List></Block>
                </Group>
              </Tabs.Panel>
            </>
          )}
        </Read>
      </Tabs>
      {fromFile && <ChangePacks of={{ action: 'INSTALL' }} onClose={() => { open(false) }} />}
    </>
  )
}

function Types({ words }: { words: Words }) {
  const m = useMessages(messages)
  const f = useFormat()
  return (
    <Block flush title={m.tabs.types} count={words.objectTypes.length}>
      <Table.ScrollContainer minWidth={640} type="native">
        <Table>
          <Table.Thead><Table.Tr><Table.Th>{m.columns.type}</Table.Th><Table.Th>{m.columns.pages}</Table.Th><Table.Th>{m.columns.properties}</Table.Th><Table.Th>{m.columns.subtypes}</Table.Th><Table.Th>{m.columns.pack}</Table.Th></Table.Tr></Table.Thead>
          <Table.Tbody>
            {words.objectTypes.map((t) => (
              <Table.Tr key={t.name}>
                <Table.Td><Link to={`/objects?type=${encodeURIComponent(t.name)}`}><TypeMark type={t.name} /></Link></Table.Td>
                <Table.Td>{f.number(t.count)}</Table.Td>
                <Table.Td><Text size="xs">{t.properties.map((p) => `${p.name}: ${p.type}${p.unit ? ` (${p.unit})` : ''}${p.required ? `, ${m.required}` : ''}`).join(' · ')}</Text></Table.Td>
                <Table.Td><Text size="xs">{t.subtypes.join(', ')}</Text></Table.Td>
                <Table.Td><Text size="xs" c="dimmed">{t.pack}</Text></Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Block>
  )
}

function Links({ words }: { words: Words }) {
  const m = useMessages(messages)
  return (
    <Block flush title={m.tabs.links} count={words.linkTypes.length}>
      <Table.ScrollContainer minWidth={640} type="native">
        <Table>
          <Table.Thead><Table.Tr><Table.Th>{m.columns.link}</Table.Th><Table.Th>{m.columns.inverse}</Table.Th><Table.Th>{m.columns.from}</Table.Th><Table.Th>{m.columns.to}</Table.Th><Table.Th>{m.columns.cardinality}</Table.Th><Table.Th>{m.columns.pack}</Table.Th></Table.Tr></Table.Thead>
          <Table.Tbody>
            {words.linkTypes.map((t) => (
              <Table.Tr key={t.name}>
                <Table.Td fw={530}>{t.name}</Table.Td>
                <Table.Td>{t.inverse}</Table.Td>
                <Table.Td><Text size="xs">{t.from.join(', ') || m.any}</Text></Table.Td>
                <Table.Td><Text size="xs">{t.to.join(', ') || m.any}</Text></Table.Td>
                <Table.Td><Text size="xs">{t.singleAtATime ? m.single : t.cardinality}</Text></Table.Td>
                <Table.Td><Text size="xs" c="dimmed">{t.pack}</Text></Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Block>
  )
}
