import { Button, Group, Select, Switch, Table, Text, Textarea, TextInput } from '@mantine/core'
import { IconFileOff, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '../../api/generated'
import { useChange, useRead } from '../../api/hooks'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { FilterText } from '../../ui/FilterText'
import { FormDialog } from '../../ui/FormDialog'
import { Block, FilterBar, Head, Pager } from '../../ui/layout'
import { PageLink, ScopeMark, TagMark, Time, TypeMark } from '../../ui/marks'
import { ScopeSelect } from '../../ui/ScopeSelect'
import layout from '../../ui/layout.module.css'
import { Empty, ErrorCard, Read } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import classes from './objects.module.css'

const listQuery = graphql(`
  query ConsoleObjects($filter: PageFilter, $after: String) {
    pages(filter: $filter, first: 50, after: $after) {
      nodes {
        id
        slug
        title
        type
        subtype
        scope
        updatedAt
        deletedAt
        tags {
          name
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

export const restorePage = graphql(`mutation ConsoleRestorePage($input: PageRefInput!) { restorePage(input: $input) { page { slug } } }`)
const createPage = graphql(`mutation ConsoleCreatePage($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }`)

export function Area() {
  const m = useMessages(objects)
  const { vocabulary } = useSession()
  const { values, set, active, clear, after } = useFilters('text', 'type', 'tag', 'deleted')
  const [creating, create] = useState(false)
  const deleted = values.deleted === 'yes'
  const read = useRead(listQuery, {
    filter: { text: values.text || null, type: values.type || null, tag: values.tag || null, deleted: deleted || null },
    after,
  })
  const restore = useChange(restorePage)
  return (
    <>
      <Head title={m.title} text={m.intro}>
        <Button leftSection={<IconPlus size={14} />} onClick={() => { create(true) }}>{m.create.action}</Button>
      </Head>
      <FilterBar active={active} onClear={clear}>
        <FilterText label={m.filters.text} value={values.text} onFilter={(text) => { set({ text }) }} />
        <Select label={m.filters.type} clearable searchable value={values.type || null} data={vocabulary.objectTypes.map((t) => t.name)} onChange={(v) => { set({ type: v }, true) }} />
        <TextInput key={`tag ${values.tag}`} label={m.filters.tag} defaultValue={values.tag} onBlur={(e) => { if (e.currentTarget.value !== values.tag) set({ tag: e.currentTarget.value }, true) }}
          onKeyDown={(e) => { if (e.key === 'Enter' && !e.nativeEvent.isComposing) set({ tag: e.currentTarget.value }, true) }} />
        <Switch size="xs" mb={6} label={m.filters.deleted} checked={deleted} onChange={(e) => { set({ deleted: e.currentTarget.checked ? 'yes' : null }, true) }} />
      </FilterBar>
      {restore.error && <ErrorCard error={restore.error} />}
      <Read of={read} rows={14}>
        {({ pages }) => pages && (
          <Block flush title={m.title} count={pages.totalCount ?? null}>
            {pages.nodes.length === 0
              ? <Empty icon={IconFileOff} title={m.empty}>{m.emptyHint}</Empty>
              : (
                  <Table.ScrollContainer minWidth={320} type="native">
                    <Table>
                      <Table.Thead>
                        <Table.Tr>
                          <Table.Th>{m.columns.title}</Table.Th>
                          <Table.Th>{m.columns.type}</Table.Th>
                          <Table.Th visibleFrom="md">{m.columns.tags}</Table.Th>
                          <Table.Th visibleFrom="md">{m.columns.scope}</Table.Th>
                          <Table.Th className={classes.last ?? ''}>{deleted ? m.columns.deleted : m.columns.updated}</Table.Th>
                        </Table.Tr>
                      </Table.Thead>
                      <Table.Tbody>
                        {pages.nodes.map((p) => (
                          <Table.Tr key={p.id}>
                            <Table.Td>{deleted ? p.title : <PageLink page={{ slug: p.slug, title: p.title }} />}</Table.Td>
                            <Table.Td><TypeMark type={p.type} /></Table.Td>
                            <Table.Td visibleFrom="md"><Group gap={4}>{p.tags.map((t) => <TagMark key={t.name} name={t.name} />)}</Group></Table.Td>
                            <Table.Td visibleFrom="md"><ScopeMark scope={p.scope} /></Table.Td>
                            <Table.Td className={classes.last ?? ''}>
                              <Group gap="xs" justify="flex-end" wrap="nowrap">
                                <Text size="xs" c="dimmed"><Time at={p.deletedAt ?? p.updatedAt} /></Text>
                                {deleted && (
                                  <Button variant="default" loading={restore.isPending && restore.variables.input.page === p.id}
                                    onClick={() => { restore.mutate({ input: { page: p.id } }, { onSuccess: () => { told(m.restored) } }) }}>{m.restore}</Button>
                                )}
                              </Group>
                            </Table.Td>
                          </Table.Tr>
                        ))}
                      </Table.Tbody>
                    </Table>
                  </Table.ScrollContainer>
                )}
            <div className={layout.foot}><Pager info={pages.pageInfo} /></div>
          </Block>
        )}
      </Read>
      {creating && <Create onClose={() => { create(false) }} />}
    </>
  )
}

function Create({ onClose }: { onClose: () => void }) {
  const m = useMessages(objects)
  const { vocabulary } = useSession()
  const navigate = useNavigate()
  const change = useChange(createPage)
  const [title, setTitle] = useState('')
  const [type, setType] = useState<string | null>('note')
  const [body, setBody] = useState('')
  const [scope, setScope] = useState('world')
  const submit = () => {
    if (!type) return
    change.mutate({ input: { title: title.trim(), type, body, scope } }, {
      onSuccess: (data) => {
        told(m.create.told)
        if (data.createPage?.page) void navigate(`/objects/${data.createPage.page.slug}`)
      },
    })
  }
  return (
    <FormDialog title={m.create.title} action={m.create.action} ready={title.trim() !== '' && type !== null} busy={change.isPending} error={change.error} onClose={onClose} onSubmit={submit}>
      <TextInput label={m.create.name} required data-autofocus value={title} onChange={(e) => { setTitle(e.currentTarget.value) }} />
      <Select label={m.create.type} searchable allowDeselect={false} value={type} data={vocabulary.objectTypes.map((t) => t.name)} onChange={setType} />
      <Textarea label={m.create.body} minRows={5} value={body} onChange={(e) => { setBody(e.currentTarget.value) }} />
      <ScopeSelect value={scope} onChange={setScope} />
    </FormDialog>
  )
}
