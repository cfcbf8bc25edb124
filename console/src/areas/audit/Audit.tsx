import { Badge, Button, Code, Group, Table, Tabs, Text, TextInput } from '@mantine/core'
import { IconEraser, IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import { useRead } from '../../api/hooks'
import { useMay, useSession } from '../../app/session'
import { Access } from '../../claims/Access'
import { ClaimList } from '../../claims/ClaimList'
import { useMessages } from '../../messages/catalogue'
import { audit as messages } from '../../messages/audit'
import { settings } from '../../messages/settings'
import { Block, Head, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { PageLink, Time } from '../../ui/marks'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Roles } from '../../ui/Roles'
import { Empty, Read } from '../../ui/states'
import { useFilters, useFollowing } from '../../ui/url'
import { Erase } from './Erase'

const audited = graphql(`
  query ConsoleAudited($uid: String!) {
    principal(uid: $uid) {
      kind
      displayName
      active
      roles
      page {
        slug
      }
    }
  }
`)

// Each look is entered in the audit, so these are not read again by themselves.
const ownQuery = graphql(`
  query ConsolePrincipalAudit($uid: String!, $after: String) {
    claims: principalAudit(uid: $uid, first: 50, after: $after) {
      nodes {
        ...ClaimLine
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const reachQuery = graphql(`
  query ConsoleReach($uid: String!, $after: String) {
    claims: reach(uid: $uid, first: 50, after: $after) {
      nodes {
        ...ClaimLine
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
const trailQuery = graphql(`
  query ConsoleTrail($actor: String!, $after: String) {
    audit(actor: $actor, first: 50, after: $after) {
      nodes {
        id
        at
        action
        item
        detail
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export function Area() {
  const m = useMessages(messages)
  const { viewer } = useSession()
  const { admin, curator } = useMay()
  const { values, set, after } = useFilters('uid', 'tab', 'item')
  const uid = values.uid || viewer.principal.uid
  const [erasing, erase] = useState(false)
  const tabs = curator ? (['own', 'reach', 'trail', 'explain'] as const) : (['own', 'explain'] as const)
  const tab = tabs.find((t) => t === values.tab) ?? 'own'
  return (
    <>
      <Head title={m.title} text={m.intro}>
        {admin && uid !== viewer.principal.uid && <Button variant="default" c="red" leftSection={<IconEraser size={14} />} onClick={() => { erase(true) }}>{m.erase}</Button>}
      </Head>
      <Group mb="md"><PrincipalSelect w={280} label={m.who} value={uid} onChange={(v) => { set({ uid: v, tab: values.tab }, true) }} /></Group>
      <Who key={uid} uid={uid} />
      <Tabs value={tab} keepMounted={false} onChange={(v) => { set({ tab: v === 'own' ? null : v }, true) }}>
        <Tabs.List mb="md">{tabs.map((t) => <Tabs.Tab key={t} value={t}>{m.tabs[t]}</Tabs.Tab>)}</Tabs.List>
        <Tabs.Panel value="own"><Claims key={uid} query={ownQuery} uid={uid} after={after} hint={m.ownHint} /></Tabs.Panel>
        <Tabs.Panel value="reach"><Claims key={uid} query={reachQuery} uid={uid} after={after} hint={m.reachHint} /></Tabs.Panel>
        <Tabs.Panel value="trail"><Trail key={uid} uid={uid} after={after} /></Tabs.Panel>
        <Tabs.Panel value="explain"><Explain key={uid} uid={uid} item={values.item} setItem={(item) => { set({ item }, true) }} /></Tabs.Panel>
      </Tabs>
      {erasing && <Erase uid={uid} onClose={() => { erase(false) }} />}
    </>
  )
}

/** Whom the audit is about. It is read by its uid: a list of principals may be cut off before it. */
function Who({ uid }: { uid: string }) {
  const s = useMessages(settings)
  const read = useRead(audited, { uid }, { of: uid })
  return (
    <Read of={read} rows={1}>
      {({ principal }) => principal && (
        <Group mb="md" gap="xs">
          <Text fw={600} size="sm">{principal.page ? <PageLink page={{ slug: principal.page.slug, title: principal.displayName }} /> : principal.displayName}</Text>
          <Text size="xs" ff="monospace" c="dimmed">{uid}</Text>
          <Text size="xs">{s.kinds[principal.kind]}</Text>
          <Roles of={principal.roles} />
          {!principal.active && <Badge color="gray">{s.inactive}</Badge>}
        </Group>
      )}
    </Read>
  )
}

function Claims({ query, uid, after, hint }: { query: typeof ownQuery | typeof reachQuery; uid: string; after: string | null; hint: string }) {
  const m = useMessages(messages)
  const read = useRead(query, { uid, after }, { still: true, of: uid })
  return (
    <Read of={read} rows={10}>
      {({ claims }) => claims && (
        <Block flush title={hint}>
          {claims.nodes.length === 0 ? <Empty icon={IconUserSearch} title={m.none} /> : <ClaimList claims={claims.nodes} />}
          <div className={layout.foot}><Pager info={claims.pageInfo} /></div>
        </Block>
      )}
    </Read>
  )
}

function Trail({ uid, after }: { uid: string; after: string | null }) {
  const m = useMessages(messages)
  const read = useRead(trailQuery, { actor: uid, after }, { still: true, of: uid })
  return (
    <Read of={read} rows={10}>
      {({ audit }) => audit && (
        <Block flush title={m.trailHint}>
          {audit.nodes.length === 0
            ? <Empty icon={IconUserSearch} title={m.none} />
            : (
                <Table.ScrollContainer minWidth={560} type="native">
                  <Table>
                    <Table.Thead><Table.Tr><Table.Th>{m.columns.at}</Table.Th><Table.Th>{m.columns.action}</Table.Th><Table.Th>{m.columns.item}</Table.Th><Table.Th>{m.columns.detail}</Table.Th></Table.Tr></Table.Thead>
                    <Table.Tbody>
                      {audit.nodes.map((e) => (
                        <Table.Tr key={e.id}>
                          <Table.Td><Text size="xs"><Time at={e.at} /></Text></Table.Td>
                          <Table.Td>{e.action}</Table.Td>
                          <Table.Td><Text size="xs" ff="monospace">{e.item}</Text></Table.Td>
                          <Table.Td>{e.detail != null && <Code>{JSON.stringify(e.detail)}</Code>}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                </Table.ScrollContainer>
              )}
          <div className={layout.foot}><Pager info={audit.pageInfo} /></div>
        </Block>
      )}
    </Read>
  )
}

function Explain({ uid, item, setItem }: { uid: string; item: string; setItem: (item: string) => void }) {
  const m = useMessages(messages)
  const [text, setText] = useFollowing(item)
  return (
    <Block title={m.tabs.explain}>
      <form onSubmit={(e) => { e.preventDefault(); setItem(text.trim()) }}>
        <Group align="flex-end" gap="xs" mb="md">
          <TextInput flex={1} maw={480} label={m.item} value={text} onChange={(e) => { setText(e.currentTarget.value) }} />
          <Button type="submit" disabled={text.trim() === ''}>{m.explain}</Button>
        </Group>
      </form>
      {item && <Access key={`${item} ${uid}`} item={item} initial={uid} />}
    </Block>
  )
}
