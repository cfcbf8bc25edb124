import { ActionIcon, Badge, Button, Checkbox, Group, Menu, Select, Table, Text, TextInput } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from '../../api/generated'
import type { ConsolePrincipalsQuery, ConversationPolicy, PrincipalKind, Role } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { settings as messages } from '../../messages/settings'
import { FormDialog } from '../../ui/FormDialog'
import { Block, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { PageLink } from '../../ui/marks'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Roles } from '../../ui/Roles'
import { Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useParam } from '../../ui/url'

const principalsQuery = graphql(`
  query ConsolePrincipals($after: String) {
    principals(first: 50, after: $after) {
      nodes {
        uid
        kind
        displayName
        active
        roles
        owner {
          uid
          displayName
        }
        groups {
          name
        }
        page {
          slug
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
const create = graphql(`mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }`)
const update = graphql(`mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) { updatePrincipal(input: $input) { revision } }`)
const setActive = graphql(`mutation ConsoleSetActive($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }`)

type Principal = NonNullable<ConsolePrincipalsQuery['principals']>['nodes'][number]

export function Principals() {
  const m = useMessages(messages)
  const c = useMessages(common)
  const { admin, curator, uid } = useMay()
  const [after] = useParam('after')
  const read = useRead(principalsQuery, { after })
  const [dialog, open] = useState<{ of?: Principal; what: 'new' | 'edit' | 'active' }>()
  const close = () => { open(undefined) }
  return (
    <Read of={read}>
      {({ principals }) => principals && (
        <Block flush title={m.tabs.principals} count={principals.totalCount ?? null} actions={admin && <Button leftSection={<IconPlus size={14} />} onClick={() => { open({ what: 'new' }) }}>{m.principal.new}</Button>}>
          <Table.ScrollContainer minWidth={680} type="native">
            <Table>
              <Table.Thead><Table.Tr><Table.Th>{m.columns.name}</Table.Th><Table.Th>{m.columns.uid}</Table.Th><Table.Th>{m.columns.kind}</Table.Th><Table.Th>{m.columns.roles}</Table.Th><Table.Th>{m.columns.groups}</Table.Th><Table.Th>{m.columns.owner}</Table.Th><Table.Th>{m.columns.state}</Table.Th><Table.Th aria-label={c.actions} /></Table.Tr></Table.Thead>
              <Table.Tbody>
                {principals.nodes.map((p) => (
                  <Table.Tr key={p.uid}>
                    <Table.Td fw={530}>{p.page ? <PageLink page={{ slug: p.page.slug, title: p.displayName }} /> : p.displayName}</Table.Td>
                    <Table.Td><Text size="xs" ff="monospace">{p.uid}</Text></Table.Td>
                    <Table.Td>{m.kinds[p.kind]}</Table.Td>
                    <Table.Td><Roles of={p.roles} /></Table.Td>
                    <Table.Td><Group gap={4}>{p.groups.map((g) => <Badge key={g.name} color="gray">{g.name}</Badge>)}</Group></Table.Td>
                    <Table.Td>{p.owner?.displayName}</Table.Td>
                    <Table.Td><Badge color={p.active ? 'teal' : 'gray'}>{p.active ? m.active : m.inactive}</Badge></Table.Td>
                    <Table.Td>
                      {(admin || curator || p.uid === uid) && (
                        <Menu position="bottom-end">
                          <Menu.Target><ActionIcon aria-label={`${c.actions}: ${p.displayName}`}><IconDots size={16} /></ActionIcon></Menu.Target>
                          <Menu.Dropdown>
                            <Menu.Item component={Link} to={`/audit?uid=${encodeURIComponent(p.uid)}`}>{m.audit}</Menu.Item>
                            {admin && <Menu.Item component={Link} to={`/settings/tokens?uid=${encodeURIComponent(p.uid)}`}>{m.tabs.tokens}</Menu.Item>}
                            {admin && <Menu.Item onClick={() => { open({ of: p, what: 'edit' }) }}>{m.principal.edit}</Menu.Item>}
                            {admin && p.uid !== uid && <Menu.Item {...(p.active ? { color: 'red' } : {})} onClick={() => { open({ of: p, what: 'active' }) }}>{p.active ? m.principal.deactivate : m.principal.activate}</Menu.Item>}
                          </Menu.Dropdown>
                        </Menu>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <div className={layout.foot}><Pager info={principals.pageInfo} /></div>
          {dialog?.what === 'new' && <Create onClose={close} />}
          {dialog?.what === 'edit' && dialog.of && <Edit principal={dialog.of} onClose={close} />}
          {dialog?.what === 'active' && dialog.of && <SetActive principal={dialog.of} onClose={close} />}
        </Block>
      )}
    </Read>
  )
}

const roleNames = ['CURATOR', 'ADMIN'] as const

/** The roles that go beyond a member's. */
function RoleChoice({ value, onChange }: { value: Role[]; onChange: (roles: Role[]) => void }) {
  const m = useMessages(messages)
  return (
    <Checkbox.Group label={m.principal.roles} value={value} onChange={(v) => { onChange(v) }}>
      <Group mt={4}>{roleNames.map((r) => <Checkbox key={r} size="xs" value={r} label={m.roles[r]} />)}</Group>
    </Checkbox.Group>
  )
}

function Create({ onClose }: { onClose: () => void }) {
  const m = useMessages(messages)
  const [uid, setUid] = useState('')
  const [name, setName] = useState('')
  const [kind, setKind] = useState<PrincipalKind>('HUMAN')
  const [owner, setOwner] = useState<string | null>(null)
  const [roles, setRoles] = useState<Role[]>([])
  const [policy, setPolicy] = useState<ConversationPolicy>('REQUIRED')
  const change = useChange(create)
  const agent = kind === 'AGENT'
  return (
    <FormDialog title={m.principal.new} action={m.principal.create} ready={uid.trim() !== '' && name.trim() !== ''} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        change.mutate({ input: { uid: uid.trim(), displayName: name.trim(), kind, roles: ['MEMBER', ...roles], ...(agent ? { owner, conversationPolicy: policy } : {}) } }, { onSuccess: () => { told(m.principal.told); onClose() } })
      }}>
      <TextInput label={m.columns.uid} required data-autofocus value={uid} onChange={(e) => { setUid(e.currentTarget.value) }} />
      <TextInput label={m.principal.name} required value={name} onChange={(e) => { setName(e.currentTarget.value) }} />
      <Select label={m.columns.kind} allowDeselect={false} value={kind} data={(Object.keys(m.kinds) as PrincipalKind[]).map((k) => ({ value: k, label: m.kinds[k] }))} onChange={(v) => { if (v) setKind(v as PrincipalKind) }} />
      {agent
        ? (
            <>
              <PrincipalSelect label={m.principal.owner} clearable value={owner} onChange={setOwner} />
              <Select label={m.principal.policy} allowDeselect={false} value={policy} data={(Object.keys(m.policies) as ConversationPolicy[]).map((k) => ({ value: k, label: m.policies[k] }))} onChange={(v) => { if (v) setPolicy(v as ConversationPolicy) }} />
            </>
          )
        : <RoleChoice value={roles} onChange={setRoles} />}
    </FormDialog>
  )
}

function Edit({ principal, onClose }: { principal: Principal; onClose: () => void }) {
  const m = useMessages(messages)
  const [name, setName] = useState(principal.displayName)
  const [owner, setOwner] = useState<string | null>(principal.owner?.uid ?? null)
  const before = roleNames.filter((r) => principal.roles.includes(r))
  const [roles, setRoles] = useState<Role[]>(before)
  const change = useChange(update)
  return (
    <FormDialog title={`${m.principal.edit}: ${principal.displayName}`} action={m.principal.edit} ready={name.trim() !== ''} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        change.mutate({
          input: {
            uid: principal.uid,
            ...(name === principal.displayName ? {} : { displayName: name.trim() }),
            ...(owner === (principal.owner?.uid ?? null) ? {} : { owner }),
            ...(roleNames.some((r) => roles.includes(r) !== before.includes(r)) ? { roles: ['MEMBER', ...roles] } : {}),
          },
        }, { onSuccess: () => { told(m.principal.told); onClose() } })
      }}>
      <TextInput label={m.principal.name} required data-autofocus value={name} onChange={(e) => { setName(e.currentTarget.value) }} />
      {principal.kind === 'AGENT' && <PrincipalSelect label={m.principal.owner} value={owner} onChange={setOwner} />}
      {principal.kind !== 'AGENT' && <RoleChoice value={roles} onChange={setRoles} />}
    </FormDialog>
  )
}

function SetActive({ principal, onClose }: { principal: Principal; onClose: () => void }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const change = useChange(setActive)
  const label = principal.active ? m.principal.deactivate : m.principal.activate
  return (
    <FormDialog title={`${label}: ${principal.displayName}`} action={label} ready busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        const { uid, active } = principal
        change.mutate({ input: { uid, active: !active } }, {
          onSuccess: () => {
            told(m.principal.told, { label: c.undo, done: c.undone, run: () => change.mutateAsync({ input: { uid, active } }) })
            onClose()
          },
        })
      }}>
      {principal.active && <Text size="sm">{m.principal.deactivateWhy}</Text>}
    </FormDialog>
  )
}
