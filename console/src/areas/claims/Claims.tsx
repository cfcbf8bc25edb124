import { Button, MultiSelect, Select, Switch } from '@mantine/core'
import { IconPlus, IconQuoteOff } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql } from '../../api/generated'
import type { ClaimFamily, ClaimState } from '../../api/generated/graphql'
import { useRead } from '../../api/hooks'
import { useSession } from '../../app/session'
import { ClaimList } from '../../claims/ClaimList'
import { RememberDialog } from '../../claims/RememberDialog'
import { useMessages } from '../../messages/catalogue'
import { claims } from '../../messages/claims'
import { FilterText } from '../../ui/FilterText'
import { Block, FilterBar, Head, Pager } from '../../ui/layout'
import layout from '../../ui/layout.module.css'
import { PagePicker } from '../../ui/PagePicker'
import { PrincipalSelect } from '../../ui/PrincipalSelect'
import { Empty, Read } from '../../ui/states'
import { useFilters } from '../../ui/url'

const listQuery = graphql(`
  query ConsoleClaims($filter: ClaimFilter, $after: String) {
    claims(filter: $filter, first: 50, after: $after) {
      nodes {
        ...ClaimLine
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export function Area() {
  const m = useMessages(claims)
  const { vocabulary } = useSession()
  const { values, set, active, clear, after } = useFilters('text', 'state', 'family', 'kind', 'about', 'holder', 'author', 'history')
  const [writing, write] = useState(false)
  const states = values.state.split(',').filter((s) => Object.hasOwn(m.state, s)) as ClaimState[]
  const family = Object.hasOwn(m.family, values.family) ? (values.family as ClaimFamily) : null
  const read = useRead(listQuery, {
    filter: {
      text: values.text || null,
      states: states.length > 0 ? states : null,
      family,
      kinds: values.kind ? [values.kind] : null,
      about: values.about || null,
      holder: values.holder || null,
      author: values.author || null,
      history: values.history === 'yes' || null,
    },
    after,
  })
  return (
    <>
      <Head title={m.title} text={m.intro}>
        <Button leftSection={<IconPlus size={14} />} onClick={() => { write(true) }}>{m.remember.action}</Button>
      </Head>
      <FilterBar active={active} onClear={clear}>
        <FilterText w={150} label={m.fields.text} value={values.text} onFilter={(text) => { set({ text }) }} />
        <MultiSelect size="xs" w={150} label={m.fields.state} clearable value={states} data={(Object.keys(m.state) as ClaimState[]).map((s) => ({ value: s, label: m.state[s] }))} onChange={(v) => { set({ state: v.join(',') }, true) }} />
        <Select w={96} label={m.fields.family} clearable value={family} data={(Object.keys(m.family) as ClaimFamily[]).map((s) => ({ value: s, label: m.family[s] }))} onChange={(v) => { set({ family: v }, true) }} />
        <Select w={120} label={m.fields.kind} clearable searchable value={values.kind || null} data={vocabulary.claimKinds} onChange={(v) => { set({ kind: v }, true) }} />
        <PagePicker w={150} label={m.fields.about} value={values.about || null} onChange={(v) => { set({ about: v }, true) }} />
        <PagePicker w={150} label={m.fields.holder} value={values.holder || null} onChange={(v) => { set({ holder: v }, true) }} />
        <PrincipalSelect w={150} label={m.fields.author} clearable value={values.author || null} onChange={(v) => { set({ author: v }, true) }} />
        <Switch size="xs" mb={6} label={m.fields.history} checked={values.history === 'yes'} onChange={(e) => { set({ history: e.currentTarget.checked ? 'yes' : null }, true) }} />
      </FilterBar>
      <Read of={read} rows={14}>
        {({ claims }) => claims && (
          <Block flush title={m.title} count={claims.totalCount ?? null}>
            {claims.nodes.length === 0 ? <Empty icon={IconQuoteOff} title={m.empty}>{m.emptyHint}</Empty> : <ClaimList claims={claims.nodes} />}
            <div className={layout.foot}><Pager info={claims.pageInfo} /></div>
          </Block>
        )}
      </Read>
      {writing && <RememberDialog onClose={() => { write(false) }} />}
    </>
  )
}
