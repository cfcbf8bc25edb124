import { Button, Group, Kbd, Modal, NumberInput, Paper, SegmentedControl, Select, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconAffiliate, IconDeviceFloppy, IconDownload, IconPlayerPlay, IconTerminal2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ask, ApiError } from '../../api/client'
import { useRead } from '../../api/hooks'
import type { Currency } from '../../api/generated/graphql'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { queryMessages } from '../../messages/query'
import { shell } from '../../messages/shell'
import { download } from '../../ui/download'
import { useFormat } from '../../ui/format'
import { Block, Head } from '../../ui/layout'
import { Empty, ErrorCard } from '../../ui/states'
import { told } from '../../ui/toast'
import { useFilters } from '../../ui/url'
import { parametersOf, parameterValue } from './complete'
import { Editor, type Mistake } from './Editor'
import { offered, runStored, runText } from './operations'
import classes from './query.module.css'
import { toCsv, toJson, type Result } from './result'
import { ResultGraph, ResultTable, useGraphOf } from './Results'
import { useSaved } from './saved'
import { Stored } from './Stored'
import type { Names } from './vocabulary'

/** The parameters that a stored query has without being told. */
const ownParameters = ['today', 'now']

/** The query editor. What is asked is in the URL; it is run when somebody says so. */
export function Area() {
  const m = useMessages(queryMessages)
  const areaNames = useMessages(shell).areas
  const f = useFormat()
  const { values, set } = useFilters('q', 'pattern', 'p', 'rows', 'versions', 'view')
  const names = useNames()
  const { saved, save, remove } = useSaved()
  const [naming, setNaming] = useState<string | null>(null)
  const [query, setQuery] = useState(values.q)
  // A query of a pack goes by its name as long as nobody changes its text.
  const [pattern, setPattern] = useState(values.pattern)
  const [written, setWritten] = useState(() => parametersIn(values.p))
  const inUrl = useRef(values.q)
  useEffect(() => {
    if (values.q === inUrl.current) return
    inUrl.current = values.q
    setQuery(values.q)
    setPattern(values.pattern)
    setWritten(parametersIn(values.p))
  }, [values.q, values.pattern, values.p])
  const keep = useDebouncedCallback((q: string) => {
    inUrl.current = q
    set({ q, pattern: '' })
  }, 400)
  const rows = Math.min(10_000, Math.max(1, Number(values.rows) || 100))
  const wanted = parametersOf(query)

  // The text comes along: what was just typed may not have reached the state.
  const run = useMutation<Result | null, unknown, string>({
    mutationFn: async (text) => {
      const params = Object.fromEntries(parametersOf(text).filter((n) => written[n]).map((n) => [n, parameterValue(written[n] ?? '')]))
      const common = { params: Object.keys(params).length > 0 ? params : null, first: rows, currency: (values.versions || null) as Currency | null }
      if (pattern && text === query) return (await ask(runStored, { name: pattern, ...common })).runPattern ?? null
      return (await ask(runText, { query: text, ...common })).patternQuery ?? null
    },
  })
  const { mutate, reset } = run
  const result = run.data ?? null
  const graph = useGraphOf(result)
  const start = () => { mutate(query) }
  const write = useCallback((q: string) => {
    if (run.error) reset()
    setQuery(q)
    setPattern('')
    keep(q)
  }, [keep, run.error, reset])
  const error = run.error instanceof ApiError ? run.error : null
  const mistake = useMemo(() => mistakeOf(error), [error])
  return (
    <>
      <Head title={areaNames.query} text={m.purpose} />
      <div className={classes.area}>
        <div className={classes.side}>
          <Paper p={0}>
            <Editor value={query} names={names.names} mistake={mistake} label={m.editor} placeholder={m.placeholder} onChange={write} onRun={mutate} />
            {mistake && (
              <div className={classes.mistake} role="alert">
                <Text size="xs"><b>{m.mistakeAt(f.number(mistake.line), f.number(mistake.column))}</b> {mistake.message}{error?.hint ? `. ${error.hint}` : ''}</Text>
              </div>
            )}
            {wanted.length > 0 && (
              <div className={classes.bar} role="group" aria-label={m.parameters}>
                {wanted.map((name) => (
                  <TextInput
                    key={name} label={m.parameter(name)} placeholder={pattern && ownParameters.includes(name) ? name : m.parameterHint} value={written[name] ?? ''}
                    onChange={(e) => {
                      const next = { ...written, [name]: e.currentTarget.value }
                      setWritten(next)
                      set({ p: JSON.stringify(next) })
                    }}
                    onKeyDown={(e) => { if (e.key === 'Enter' && !e.nativeEvent.isComposing) start() }}
                  />
                ))}
              </div>
            )}
            <div className={classes.bar}>
              <Button leftSection={<IconPlayerPlay size={14} />} loading={run.isPending} disabled={!query.trim()} onClick={start} rightSection={<Kbd size="xs" visibleFrom="sm">{m.runHint}</Kbd>}>{m.run}</Button>
              <NumberInput label={m.rows} w={110} min={1} max={10_000} value={rows} onChange={(n) => { set({ rows: n === 100 ? '' : String(n) }) }} />
              <Select
                label={m.versions} w={170} allowDeselect={false} value={values.versions || 'CURRENT'} onChange={(v) => { set({ versions: v === 'ALL' ? v : '' }) }}
                data={[{ value: 'CURRENT', label: m.current }, { value: 'ALL', label: m.everyVersion }]}
              />
              <Button variant="default" leftSection={<IconDeviceFloppy size={14} />} disabled={!query.trim()} onClick={() => { setNaming('') }}>{m.save}</Button>
              <Text size="xs" c="dimmed" visibleFrom="md">{m.reference}</Text>
            </div>
          </Paper>
          {run.error && !mistake ? <ErrorCard error={run.error} onRetry={start} /> : null}
          {result && (
            <Block
              title={m.result} flush
              actions={(
                <>
                  <Text size="xs" c="dimmed" role="status">{m.found(f.number(result.rows.length))} · {m.cost(f.number(result.cost))}{result.truncated ? ` · ${m.truncated}` : ''}</Text>
                  <SegmentedControl size="xs" value={values.view || 'table'} onChange={(v) => { set({ view: v === 'graph' ? v : '' }) }} data={[{ value: 'table', label: m.table }, { value: 'graph', label: m.graph }]} />
                  <Button variant="default" leftSection={<IconDownload size={14} />} onClick={() => { download(`${m.fileName}.csv`, new Blob(['\ufeff', toCsv(result)], { type: 'text/csv' })) }}>{m.csv}</Button>
                  <Button variant="default" leftSection={<IconDownload size={14} />} onClick={() => { download(`${m.fileName}.json`, new Blob([toJson(result)], { type: 'application/json' })) }}>{m.json}</Button>
                </>
              )}
            >
              {result.rows.length === 0 ? <Empty icon={IconTerminal2} title={m.none} /> : values.view !== 'graph' ? <ResultTable result={result} pages={graph} /> : graph.nodes.size === 0 ? <Empty icon={IconAffiliate} title={m.noGraph} /> : (
                <>
                  <ResultGraph data={graph} />
                  <Group p="xs"><Button variant="default" component={Link} to={`/graph?page=${[...graph.nodes.keys()].slice(0, 8).join(',')}`}>{m.explore}</Button></Group>
                </>
              )}
            </Block>
          )}
          {!result && !run.error && !run.isPending && <Empty icon={IconTerminal2} title={m.nothingYet} />}
        </div>
        <Stored
          patterns={names.patterns} saved={saved} onRemove={remove} onRestore={save}
          onTake={(q, pattern) => {
            reset()
            setQuery(q)
            setPattern(pattern)
            setWritten({})
            inUrl.current = q
            set({ q, pattern, p: '' })
          }}
        />
      </div>
      <Modal opened={naming !== null} onClose={() => { setNaming(null) }} title={m.save}>
        <form
          onSubmit={(e) => {
            e.preventDefault()
            const name = (naming ?? '').trim()
            if (!name) return
            save({ name, query })
            told(m.wasSaved(name))
            setNaming(null)
          }}
        >
          <TextInput label={m.saveAs} data-autofocus value={naming ?? ''} maxLength={80} onChange={(e) => { setNaming(e.currentTarget.value) }} />
          <Button type="submit" mt="sm" disabled={!naming?.trim()}>{m.save}</Button>
        </form>
      </Modal>
    </>
  )
}

/** The names that the editor completes, and the queries of packs. */
function useNames() {
  const { vocabulary } = useSession()
  const more = useRead(offered, {}, { still: true })
  return useMemo(() => {
    const types = new Map<string, string[]>()
    for (const t of more.data?.vocabulary?.objectTypes ?? []) for (const i of t.implements) types.set(i, [...(types.get(i) ?? []), t.name])
    const names: Names = {
      objectTypes: vocabulary.objectTypes,
      interfaces: [...types].map(([name, of]) => ({ name, types: of })),
      linkTypes: vocabulary.linkTypes,
    }
    return { names, patterns: more.data?.vocabulary?.patterns ?? [] }
  }, [vocabulary, more.data])
}

function parametersIn(text: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(text || '{}')
    return Object.fromEntries(Object.entries(found as object).filter((e): e is [string, string] => typeof e[1] === 'string'))
  } catch {
    return {}
  }
}

/** Where in the text an error is, if it says so. */
function mistakeOf(error: ApiError | null): Mistake | null {
  const { line, column } = error?.extensions ?? {}
  return error && typeof line === 'number' && typeof column === 'number' ? { line, column, message: error.message.replace(/^\d+:\d+: /, '') } : null
}
