import { Badge, Button, Group, MultiSelect, Select, Table, Text, TextInput } from '@mantine/core'
import { IconMessages, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { ChannelKind, DisclosureMode } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { settings as messages } from '../../messages/settings'
import { FormDialog } from '../../ui/FormDialog'
import { Block, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useParam } from '../../ui/url'

const channelsQuery = graphql(`
  query ConsoleChannels($after: String) {
    channels(first: 50, after: $after) {
      nodes {
        id
        externalId
        kind
        title
        mode
        group {
          name
        }
        participants {
          uid
          displayName
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const choicesQuery = graphql(`
  query ConsoleChannelChoices {
    principals(first: 500) {
      nodes {
        uid
        displayName
      }
    }
    groups(first: 500) {
      nodes {
        name
      }
    }
  }
`)
const create = graphql(`mutation ConsoleCreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { revision } }`)

export function Channels() {
  const m = useMessages(messages)
  const { admin } = useMay()
  const [after] = useParam('after')
  const read = useRead(channelsQuery, { after })
  const [making, make] = useState(false)
  return (
    <Read of={read}>
      {({ channels }) => channels && (
        <Block flush title={m.tabs.channels} count={channels.totalCount ?? null} actions={admin && <Button leftSection={<IconPlus size={14} />} onClick={() => { make(true) }}>{m.channel.new}</Button>}>
          {channels.nodes.length === 0
            ? <Empty icon={IconMessages} title={m.none} />
            : (
                <Table.ScrollContainer minWidth={520} type="native">
                  <Table>
                    <Table.Thead><Table.Tr><Table.Th>{m.columns.name}</Table.Th><Table.Th>{m.columns.kind}</Table.Th><Table.Th>{m.columns.group}</Table.Th><Table.Th>{m.columns.participants}</Table.Th><Table.Th>{m.columns.mode}</Table.Th></Table.Tr></Table.Thead>
                    <Table.Tbody>
                      {channels.nodes.map((x) => (
                        <Table.Tr key={x.id}>
                          <Table.Td fw={530}>{x.title ?? x.externalId}<Text size="xs" c="dimmed" ff="monospace">{x.externalId}</Text></Table.Td>
                          <Table.Td>{m.channelKinds[x.kind]}</Table.Td>
                          <Table.Td>{x.group?.name}</Table.Td>
                          <Table.Td><Group gap={4}>{x.participants.map((p) => <Badge key={p.uid} color="gray">{p.displayName}</Badge>)}</Group></Table.Td>
                          <Table.Td>{m.modes[x.mode]}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                </Table.ScrollContainer>
              )}
          <div className={layout.foot}><Pager info={channels.pageInfo} /></div>
          {making && <Create onClose={() => { make(false) }} />}
        </Block>
      )}
    </Read>
  )
}

function Create({ onClose }: { onClose: () => void }) {
  const m = useMessages(messages)
  const choices = useRead(choicesQuery)
  const [externalId, setExternalId] = useState('')
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<ChannelKind>('DIRECT')
  const [group, setGroup] = useState<string | null>(null)
  const [participants, setParticipants] = useState<string[]>([])
  const [mode, setMode] = useState<DisclosureMode>('STRICT')
  const change = useChange(create)
  return (
    <FormDialog title={m.channel.new} action={m.channel.create} ready={externalId.trim() !== '' && participants.length > 0} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        change.mutate({ input: { externalId: externalId.trim(), kind, participants, mode, ...(title.trim() ? { title: title.trim() } : {}), ...(kind === 'GROUP' && group ? { group } : {}) } }, { onSuccess: () => { told(m.channel.told); onClose() } })
      }}>
      <TextInput label={m.channel.id} required data-autofocus value={externalId} onChange={(e) => { setExternalId(e.currentTarget.value) }} />
      <TextInput label={m.columns.name} value={title} onChange={(e) => { setTitle(e.currentTarget.value) }} />
      <Select label={m.columns.kind} allowDeselect={false} value={kind} data={(Object.keys(m.channelKinds) as ChannelKind[]).map((k) => ({ value: k, label: m.channelKinds[k] }))} onChange={(v) => { if (v) setKind(v as ChannelKind) }} />
      {kind === 'GROUP' && <Select label={m.columns.group} clearable searchable value={group} data={(choices.data?.groups?.nodes ?? []).map((g) => g.name)} onChange={setGroup} />}
      <MultiSelect size="xs" label={m.columns.participants} searchable value={participants} data={(choices.data?.principals?.nodes ?? []).map((p) => ({ value: p.uid, label: p.displayName }))} onChange={setParticipants} />
      <Select label={m.columns.mode} allowDeselect={false} value={mode} data={(Object.keys(m.modes) as DisclosureMode[]).map((k) => ({ value: k, label: m.modes[k] }))} onChange={(v) => { if (v) setMode(v as DisclosureMode) }} />
    </FormDialog>
  )
}
