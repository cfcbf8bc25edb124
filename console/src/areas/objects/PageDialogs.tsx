import { Alert, Button, List, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '../../api/generated'
import { useChange } from '../../api/hooks'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { claims } from '../../messages/claims'
import { common } from '../../messages/common'
import { objects } from '../../messages/objects'
import { FormDialog } from '../../ui/FormDialog'
import { PagePicker } from '../../ui/PagePicker'
import { Reason } from '../../ui/Reason'
import { ScopeSelect } from '../../ui/ScopeSelect'
import { told } from '../../ui/toast'
import { restorePage } from './Objects'
import { rollback, type PageData } from './operations'

const update = graphql(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`)
const rename = graphql(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`)
const retype = graphql(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`)
const merge = graphql(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`)
const remove = graphql(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`)
const rescope = graphql(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`)
const connect = graphql(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`)

export type PageAction = 'edit' | 'connect' | 'rename' | 'retype' | 'merge' | 'rescope' | 'delete'

/** A field whose text is Markdown. */
const monospace = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } }

interface Props {
  page: PageData
  onClose: () => void
}

/** Asks for what an action on a page needs, and does it. */
export function PageDialog({ action, ...props }: Props & { action: PageAction }) {
  switch (action) {
    case 'edit': return <Edit {...props} />
    case 'connect': return <Connect {...props} />
    case 'rename': return <Rename {...props} />
    case 'retype': return <Retype {...props} />
    case 'merge': return <Merge {...props} />
    case 'rescope': return <Rescope {...props} />
    case 'delete': return <Delete {...props} />
  }
}

function Edit({ page, onClose }: Props) {
  const m = useMessages(objects).edit
  const [before] = useState({ title: page.title, body: page.body })
  const [title, setTitle] = useState(page.title)
  const [body, setBody] = useState(page.body)
  // The version that was read when the dialog opened: a change made elsewhere meanwhile is a conflict, not lost.
  const [version, setVersion] = useState(page.version)
  const change = useChange(update)
  const back = useChange(rollback)
  const c = useMessages(common)
  const conflict = change.error?.code === 'CONFLICT' && page.version !== version
  const titles = useMessages(objects).create
  return (
    <FormDialog title={m.title} action={m.action} size="xl" ready={title.trim() !== '' && (body !== before.body || title !== before.title)} busy={change.isPending} error={conflict ? null : change.error} onClose={onClose}
      onSubmit={() => {
        change.mutate({ input: { page: page.id, version, ...(body === before.body ? {} : { body }), ...(title === before.title ? {} : { title }) } }, {
          onSuccess: () => {
            told(m.told, { label: c.undo, done: c.undone, run: () => back.mutateAsync({ input: { page: page.id, toVersion: version } }) })
            onClose()
          },
        })
      }}>
      <TextInput label={titles.name} required value={title} onChange={(e) => { setTitle(e.currentTarget.value) }} />
      <Textarea label={titles.body} description={m.help} minRows={14} maxRows={24} data-autofocus value={body} onChange={(e) => { setBody(e.currentTarget.value) }} styles={monospace} />
      {conflict && (
        <Alert color="yellow" role="alert">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{m.changed}</Text>
            <Textarea w="100%" readOnly aria-label={m.changed} value={page.body} minRows={4} maxRows={12} styles={monospace} />
            <Button variant="default" onClick={() => { setVersion(page.version); change.reset() }}>{m.mine}</Button>
          </Stack>
        </Alert>
      )}
    </FormDialog>
  )
}

function Connect({ page, onClose }: Props) {
  const m = useMessages(objects).connect
  const { vocabulary } = useSession()
  const [type, setType] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [evidence, setEvidence] = useState('')
  const [scope, setScope] = useState(page.scope)
  const change = useChange(connect)
  const types = vocabulary.linkTypes.flatMap((t) => [...(t.from.length === 0 || t.from.includes(page.type) ? [t.name] : []), ...(t.inverse && (t.to.length === 0 || t.to.includes(page.type)) ? [t.inverse] : [])])
  return (
    <FormDialog title={m.title} action={m.action} ready={type !== null && to !== null && evidence.trim() !== ''} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        if (type && to) change.mutate({ input: { from: page.slug, type, to, scope, evidence: [{ kind: 'MANUAL', note: evidence.trim() }] } }, { onSuccess: () => { told(m.told); onClose() } })
      }}>
      <Select label={m.type} required searchable data={[...new Set(types)]} value={type} onChange={setType} />
      <PagePicker label={m.to} required without={page.slug} value={to} onChange={setTo} />
      <Textarea label={m.evidence} required value={evidence} onChange={(e) => { setEvidence(e.currentTarget.value) }} />
      <ScopeSelect value={scope} onChange={setScope} />
    </FormDialog>
  )
}

function Rename({ page, onClose }: Props) {
  const m = useMessages(objects)
  const c = useMessages(common)
  const navigate = useNavigate()
  const [title, setTitle] = useState(page.title)
  const [slug, setSlug] = useState(page.slug)
  const change = useChange(rename)
  const before = { page: page.id, slug: page.slug, title: page.title }
  return (
    <FormDialog title={m.rename.title} action={m.rename.action} ready={slug.trim() !== '' && title.trim() !== '' && (slug !== page.slug || title !== page.title)} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => {
        change.mutate({ input: { page: page.id, slug: slug.trim(), title: title.trim() } }, {
          onSuccess: (data) => {
            onClose()
            told(m.rename.told, { label: c.undo, done: c.undone, run: () => change.mutateAsync({ input: before }) })
            if (data.renamePage?.page) void navigate(`/objects/${data.renamePage.page.slug}`, { replace: true })
          },
        })
      }}>
      <TextInput label={m.create.name} required data-autofocus value={title} onChange={(e) => { setTitle(e.currentTarget.value) }} />
      <TextInput label={m.rename.slug} description={m.rename.slugHelp} required value={slug} onChange={(e) => { setSlug(e.currentTarget.value) }} />
    </FormDialog>
  )
}

function Retype({ page, onClose }: Props) {
  const m = useMessages(objects).retype
  const { vocabulary } = useSession()
  const [type, setType] = useState<string | null>(page.type)
  const [subtype, setSubtype] = useState<string | null>(page.subtype ?? null)
  const change = useChange(retype)
  const subtypes = vocabulary.objectTypes.find((t) => t.name === type)?.subtypes ?? []
  return (
    <FormDialog title={m.title} action={m.action} ready={type !== null && (type !== page.type || subtype !== (page.subtype ?? null))} busy={change.isPending} error={change.error} onClose={onClose}
      onSubmit={() => { if (type) change.mutate({ input: { page: page.id, type, subtype } }, { onSuccess: () => { told(m.told); onClose() } }) }}>
      <Select label={m.type} searchable allowDeselect={false} data={vocabulary.objectTypes.map((t) => t.name)} value={type} onChange={(v) => { setType(v); setSubtype(null) }} />
      {subtypes.length > 0 && <Select label={m.subtype} clearable data={subtypes} value={subtype} onChange={setSubtype} />}
    </FormDialog>
  )
}

function Merge({ page, onClose }: Props) {
  const m = useMessages(objects).merge
  const navigate = useNavigate()
  const [into, setInto] = useState<string | null>(null)
  const trial = useChange(merge)
  const change = useChange(merge)
  const tried = trial.data?.mergePages && trial.variables.input.into === into ? trial.data.mergePages.changes : undefined
  return (
    <FormDialog title={m.title} action={tried ? m.action : m.try} ready={into !== null} busy={change.isPending || trial.isPending} error={change.error ?? trial.error} onClose={onClose}
      onSubmit={() => {
        if (!into) return
        if (!tried) { trial.mutate({ input: { from: page.id, into, dryRun: true } }); return }
        change.mutate({ input: { from: page.id, into } }, {
          onSuccess: (data) => {
            told(m.told)
            onClose()
            if (data.mergePages?.page) void navigate(`/objects/${data.mergePages.page.slug}`)
          },
        })
      }}>
      <PagePicker label={m.into} type={page.type} without={page.slug} value={into} onChange={setInto} />
      {tried && (
        <div role="status">
          <Text size="xs" fw={600} mb={4}>{m.would}</Text>
          {tried.length === 0 ? <Text size="sm" c="dimmed">{m.nothing}</Text> : <List size="sm">{tried.map((x) => <List.Item key={x}>{x}</List.Item>)}</List>}
        </div>
      )}
    </FormDialog>
  )
}

function Rescope({ page, onClose }: Props) {
  const m = useMessages(claims).rescope
  const [scope, setScope] = useState(page.scope)
  const change = useChange(rescope)
  return (
    <Reason title={m.title} action={m.action} error={change.error} busy={change.isPending} onClose={onClose} ready={scope !== page.scope}
      onDone={(reason) => { change.mutate({ input: { page: page.id, scope, reason } }, { onSuccess: () => { told(m.told); onClose() } }) }}>
      <ScopeSelect value={scope} onChange={setScope} />
    </Reason>
  )
}

function Delete({ page, onClose }: Props) {
  const m = useMessages(objects)
  const c = useMessages(common)
  const navigate = useNavigate()
  const change = useChange(remove)
  const restore = useChange(restorePage)
  return (
    <Reason danger title={m.delete.title} text={m.delete.why} action={m.delete.action} error={change.error} busy={change.isPending} onClose={onClose}
      onDone={(reason) => {
        change.mutate({ input: { page: page.id, reason } }, {
          onSuccess: () => {
            onClose()
            void navigate('/objects')
            told(m.delete.told, { label: c.undo, done: m.restored, run: () => restore.mutateAsync({ input: { page: page.id } }) })
          },
        })
      }} />
  )
}
