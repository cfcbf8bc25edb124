import { Alert, Badge, Button, Checkbox, Code, CopyButton, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { Capability, ConsoleTokensQuery } from '../../api/generated/graphql'
import { useChange, useRead } from '../../api/hooks'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { settings as messages } from '../../messages/settings'
import { FormDialog } from '../../ui/FormDialog'
import { useFormat } from '../../ui/format'
import { Block, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { Time } from '../../ui/marks'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Empty, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'

const tokensQuery = graphql(`
  query ConsoleTokens($principal: String, $after: String) {
    tokens(principal: $principal, first: 50, after: $after) {
      nodes {
        id
        name
        capabilities
        channels
        createdAt
        expiresAt
        lastUsedAt
        revokedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const create = graphql(`mutation ConsoleCreateToken($input: CreateTokenInput!) { createToken(input: $input) { id secret } }`)
const revoke = graphql(`mutation ConsoleRevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { revision } }`)

type Token = NonNullable<ConsoleTokensQuery['tokens']>['nodes'][number]

/** Whether a token still opens anything. */
const lives = (t: Token) => !t.revokedAt && !(t.expiresAt && Date.parse(t.expiresAt) <= Date.now())

export function Tokens() {
  const m = useMessages(messages)
  const c = useMessages(common)
  const f = useFormat()
  const { admin, uid } = useMay()
  const { values, set, after } = useFilters('uid')
  const principal = admin && values.uid ? values.uid : uid
  const read = useRead(tokensQuery, { principal, after }, { of: principal })
  const [making, make] = useState(false)
  const [going, go] = useState<Token>()
  const revoked = useChange(revoke)
  return (
    <>
      {admin && <Group mb="sm"><PrincipalSelect w={280} label={m.token.of} value={principal} onChange={(v) => { set({ uid: v }, true) }} /></Group>}
      <Read of={read}>
        {({ tokens }) => tokens && (
          <Block flush title={m.tabs.tokens} actions={<Button leftSection={<IconPlus size={14} />} onClick={() => { make(true) }}>{m.token.new}</Button>}>
            {tokens.nodes.length === 0
              ? <Empty icon={IconKey} title={m.none} />
              : (
                  <Table.ScrollContainer minWidth={520} type="native">
                    <Table>
                      <Table.Thead><Table.Tr><Table.Th>{m.columns.purpose}</Table.Th><Table.Th>{m.columns.made}</Table.Th><Table.Th>{m.columns.used}</Table.Th><Table.Th>{m.columns.expires}</Table.Th><Table.Th>{m.columns.state}</Table.Th><Table.Th aria-label={c.actions} /></Table.Tr></Table.Thead>
                      <Table.Tbody>
                        {tokens.nodes.map((t) => (
                          <Table.Tr key={t.id}>
                            <Table.Td fw={530}>{t.name ?? t.id}<Group gap={4}>{t.capabilities.map((x) => <Badge key={x} color="blue">{m.capabilities[x]}</Badge>)}{t.channels.map((x) => <Badge key={x} color="gray">{x}</Badge>)}</Group></Table.Td>
                            <Table.Td><Text size="xs"><Time at={t.createdAt} /></Text></Table.Td>
                            <Table.Td><Text size="xs">{t.lastUsedAt ? <Time at={t.lastUsedAt} /> : m.never}</Text></Table.Td>
                            <Table.Td><Text size="xs">{t.expiresAt ? f.moment(t.expiresAt) : m.never}</Text></Table.Td>
                            <Table.Td><Badge color={lives(t) ? 'teal' : 'gray'}>{t.revokedAt ? m.revoked : lives(t) ? m.active : m.ended}</Badge></Table.Td>
                            <Table.Td>{lives(t) && <Button variant="subtle" color="red" aria-label={`${m.token.revoke}: ${t.name ?? t.id}`} onClick={() => { go(t) }}>{m.token.revoke}</Button>}</Table.Td>
                          </Table.Tr>
                        ))}
                      </Table.Tbody>
                    </Table>
                  </Table.ScrollContainer>
                )}
            <div className={layout.foot}><Pager info={tokens.pageInfo} /></div>
          </Block>
        )}
      </Read>
      {making && <Create principal={principal} onClose={() => { make(false) }} />}
      {going && (
        <FormDialog title={m.token.revokeTitle} action={m.token.revoke} ready busy={revoked.isPending} error={revoked.error} onClose={() => { go(undefined) }}
          onSubmit={() => { revoked.mutate({ input: { token: going.id } }, { onSuccess: () => { told(m.token.revoked); go(undefined) } }) }}>
          <Text size="sm">{going.name}</Text>
          <Text size="sm">{m.token.revokeWhy}</Text>
        </FormDialog>
      )}
    </>
  )
}

function Create({ principal, onClose }: { principal: string; onClose: () => void }) {
  const m = useMessages(messages)
  const c = useMessages(common)
  const { admin } = useMay()
  const [name, setName] = useState('')
  const [expires, setExpires] = useState('')
  const [capabilities, setCapabilities] = useState<Capability[]>([])
  const change = useChange(create)
  const secret = change.data?.createToken?.secret
  return (
    <FormDialog title={`${m.token.new}: ${principal}`} action={secret ? c.close : m.token.create} ready={secret !== undefined || name.trim() !== ''} busy={change.isPending} error={change.error} saved={secret !== undefined} onClose={onClose}
      onSubmit={() => {
        if (secret) { onClose(); return }
        change.mutate({ input: { principal, name: name.trim(), ...(expires ? { expiresAt: `${expires}T00:00:00Z` } : {}), ...(capabilities.length > 0 ? { capabilities } : {}) } })
      }}>
      {secret
        ? (
            <Alert color="yellow" title={m.token.secret} role="status">
              <Stack gap="xs">
                <Code block>{secret}</Code>
                <CopyButton value={secret}>{({ copied, copy }) => <Button variant="default" onClick={copy}>{copied ? c.copied : c.copy}</Button>}</CopyButton>
              </Stack>
            </Alert>
          )
        : (
            <>
              <TextInput label={m.token.purpose} required data-autofocus value={name} onChange={(e) => { setName(e.currentTarget.value) }} />
              <TextInput type="date" label={m.token.expires} value={expires} onChange={(e) => { setExpires(e.currentTarget.value) }} />
              {admin && (
                <Checkbox.Group label={m.token.capabilities} value={capabilities} onChange={(v) => { setCapabilities(v) }}>
                  <Stack gap={6} mt={4}>{(Object.keys(m.capabilities) as Capability[]).map((x) => <Checkbox key={x} size="xs" value={x} label={m.capabilities[x]} />)}</Stack>
                </Checkbox.Group>
              )}
            </>
          )}
    </FormDialog>
  )
}
