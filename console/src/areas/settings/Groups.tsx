import { Badge, Button, Drawer, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { GroupRole } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useMay, useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { settings as messages } from '../../messages/settings'
import { FormDialog } from '../../ui/FormDialog'
import { useFormat } from '../../ui/format'
import { Block, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Empty, ErrorCard, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useParam } from '../../ui/url'
import { IconUsersGroup } from '@tabler/icons-react'

const groupsQuery = graphql(`
  query ConsoleGroups($after: String, $membersAfter: String) {
    groups(first: 30, after: $after) {
      nodes {
        gid
        name
        syncedAt
        members(first: 50, after: $membersAfter) {
          nodes {
            role
            since
            principal {
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
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const create = graphql(`mutation ConsoleCreateGroup($input: CreateGroupInput!) { createGroup(input: $input) { revision } }`)
const rename = graphql(`mutation ConsoleRenameGroup($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }`)
const add = graphql(`mutation ConsoleAddMember($input: AddMemberInput!) { addMember(input: $input) { revision } }`)
const remove = graphql(`mutation ConsoleRemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }`)

export function Groups() {
  const m = useMessages(messages)
  const c = useMessages(common)
  const f = useFormat()
  const { admin, uid } = useMay()
  const { viewer } = useSession()
  const [after] = useParam('after')
  const [gid, show] = useParam('group')
  const [membersAfter] = useParam('membersAfter')
  const read = useRead(groupsQuery, { after, membersAfter: gid ? membersAfter : null })
  const [making, make] = useState(false)
  const [naming, setNaming] = useState<{ gid: string; name: string }>()
  const [going, go] = useState<{ group: string; uid: string; name: string; role: GroupRole }>()
  const added = useChange(add)
  const removed = useChange(remove)
  const [who, setWho] = useState<string | null>(null)
  const [role, setRole] = useState<GroupRole>('MEMBER')
  return (
    <Read of={read}>
      {({ groups }) => {
        if (!groups) return null
        const open = groups.nodes.find((g) => g.gid === gid)
        const manages = admin || viewer.stewardOf.some((g) => g.gid === gid)
        return (
          <Block flush title={m.tabs.groups} count={groups.totalCount ?? null} actions={admin && <Button leftSection={<IconPlus size={14} />} onClick={() => { make(true) }}>{m.group.new}</Button>}>
            {groups.nodes.length === 0
              ? <Empty icon={IconUsersGroup} title={m.none} />
              : (
                  <Table>
                    <Table.Thead><Table.Tr><Table.Th>{m.columns.name}</Table.Th><Table.Th>{m.columns.members}</Table.Th><Table.Th aria-label={c.actions} /></Table.Tr></Table.Thead>
                    <Table.Tbody>
                      {groups.nodes.map((g) => (
                        <Table.Tr key={g.gid}>
                          <Table.Td fw={530}>{g.name}</Table.Td>
                          <Table.Td>{f.number(g.members.totalCount ?? g.members.nodes.length)}</Table.Td>
                          <Table.Td>
                            <Group gap="xs" justify="flex-end">
                              <Button variant="default" aria-label={`${m.group.show}: ${g.name}`} onClick={() => { show(g.gid) }}>{m.group.show}</Button>
                              {(admin || viewer.stewardOf.some((x) => x.gid === g.gid)) && <Button variant="default" aria-label={`${m.group.rename}: ${g.name}`} onClick={() => { setNaming(g) }}>{m.group.rename}</Button>}
                            </Group>
                          </Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                )}
            <div className={layout.foot}><Pager info={groups.pageInfo} /></div>
            <Drawer opened={open !== undefined} onClose={() => { show(null) }} position="right" title={open?.name} closeButtonProps={{ 'aria-label': c.close }}>
              {open && (
                <Stack gap="sm">
                  {manages && (
                    <form onSubmit={(e) => { e.preventDefault(); if (who) added.mutate({ input: { group: open.gid, principal: who, role } }, { onSuccess: () => { told(m.group.told); setWho(null) } }) }}>
                      <Group align="flex-end" gap="xs">
                        <PrincipalSelect label={m.group.member} clearable value={who} onChange={setWho} />
                        <Select w={110} label={m.columns.role} allowDeselect={false} value={role} data={(Object.keys(m.groupRoles) as GroupRole[]).map((r) => ({ value: r, label: m.groupRoles[r] }))} onChange={(v) => { if (v) setRole(v as GroupRole) }} />
                        <Button type="submit" disabled={!who} loading={added.isPending}>{m.group.add}</Button>
                      </Group>
                    </form>
                  )}
                  {added.error && <ErrorCard error={added.error} />}
                  <Table>
                    <Table.Tbody>
                      {open.members.nodes.map((x) => (
                        <Table.Tr key={x.principal.uid}>
                          <Table.Td><bdi>{x.principal.displayName}</bdi> {x.role === 'STEWARD' && <Badge color="blue">{m.groupRoles.STEWARD}</Badge>}<Text size="xs" c="dimmed">{c.since(f.day(x.since))}</Text></Table.Td>
                          <Table.Td>{(manages || x.principal.uid === uid) && <Button variant="subtle" color="red" aria-label={m.group.removeTitle(x.principal.displayName, open.name)} onClick={() => { go({ group: open.gid, uid: x.principal.uid, name: x.principal.displayName, role: x.role }) }}>{m.group.remove}</Button>}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                  <Pager info={open.members.pageInfo} cursor="membersAfter" />
                </Stack>
              )}
            </Drawer>
            {making && <Name title={m.group.new} action={m.group.create} onClose={() => { make(false) }} />}
            {naming && <Name title={m.group.rename} action={m.group.rename} of={naming} onClose={() => { setNaming(undefined) }} />}
            {going && (
              <FormDialog title={m.group.removeTitle(going.name, open?.name ?? '')} action={m.group.remove} ready busy={removed.isPending} error={removed.error} onClose={() => { go(undefined) }}
                onSubmit={() => {
                  const { group, uid: principal, role } = going
                  removed.mutate({ input: { group, principal } }, {
                    onSuccess: () => {
                      go(undefined)
                      told(m.group.told, { label: c.undo, done: c.undone, run: () => added.mutateAsync({ input: { group, principal, role } }) })
                    },
                  })
                }}>
                <Text size="sm">{m.group.removeWhy}</Text>
              </FormDialog>
            )}
          </Block>
        )
      }}
    </Read>
  )
}

function Name({ title, action, of, onClose }: { title: string; action: string; of?: { gid: string; name: string }; onClose: () => void }) {
  const m = useMessages(messages)
  const [name, setName] = useState(of?.name ?? '')
  const created = useChange(create)
  const renamed = useChange(rename)
  const done = { onSuccess: () => { told(m.group.told); onClose() } }
  return (
    <FormDialog title={title} action={action} ready={name.trim() !== '' && name !== of?.name} busy={created.isPending || renamed.isPending} error={created.error ?? renamed.error} onClose={onClose}
      onSubmit={() => {
        if (of) renamed.mutate({ input: { group: of.gid, name: name.trim() } }, done)
        else created.mutate({ input: { name: name.trim() } }, done)
      }}>
      <TextInput label={m.columns.name} required data-autofocus value={name} onChange={(e) => { setName(e.currentTarget.value) }} />
    </FormDialog>
  )
}
