import { Table, Text } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { queryMessages } from '../../messages/query'
import { useFormat } from '../../ui/format'
import { Canvas } from '../graph/Canvas'
import type { GraphData } from '../graph/model'
import type { Scene } from '../graph/scene'
import classes from './query.module.css'
import { graphOf, textOf, type Result } from './result'

/** The graph that a result tells of, by the names in force. */
export function useGraphOf(result: Result | null): GraphData {
  const { vocabulary } = useSession()
  return useMemo(() => graphOf(
    result ?? { columns: [], rows: [] },
    new Map(vocabulary.objectTypes.map((t) => [t.slugPrefix, t.name])),
    new Set(vocabulary.linkTypes.flatMap((t) => [t.name, ...(t.inverse ? [t.inverse] : [])])),
  ), [result, vocabulary])
}

/** The rows; what names a page leads there. */
export function ResultTable({ result, pages }: { result: Result; pages: GraphData }) {
  const m = useMessages(queryMessages)
  return (
    <div className={classes.result} tabIndex={0} role="region" aria-label={m.result}>
      <Table stickyHeader>
        <Table.Thead><Table.Tr>{result.columns.map((c) => <Table.Th key={c}>{c}</Table.Th>)}</Table.Tr></Table.Thead>
        <Table.Tbody>
          {result.rows.map((row, i) => <Table.Tr key={i}>{row.map((value, j) => <Table.Td key={j} className={classes.value ?? ''}><Value of={value} pages={pages} /></Table.Td>)}</Table.Tr>)}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Value({ of, pages }: { of: unknown; pages: GraphData }) {
  const f = useFormat()
  if (of === null || of === undefined) return <span className={classes.null}>–</span>
  if (typeof of === 'number') return f.number(of)
  if (typeof of === 'string' && pages.nodes.has(of)) return <Link to={`/objects/${of}`}>{of}</Link>
  if (Array.isArray(of)) return of.map(textOf).join(', ')
  return textOf(of)
}

/** The pages of a result as a graph. */
export function ResultGraph({ data }: { data: GraphData }) {
  const m = useMessages(queryMessages)
  const f = useFormat()
  const [selected, select] = useState<string | null>(null)
  const scene = useRef<Scene | null>(null)
  const focus = useMemo(() => ({ selected, onWay: new Set<string>() }), [selected])
  const node = selected ? data.nodes.get(selected) : undefined
  return (
    <>
      <div className={classes.stage}>
        <Canvas data={data} focus={focus} scene={scene} label={m.picture(f.number(data.nodes.size), f.number(data.links.size))} onSelect={select} onOpen={select} />
      </div>
      {node && <Text size="sm" px="sm" py={6}><Link to={`/objects/${node.slug}`}>{node.title}</Link></Text>}
    </>
  )
}
