import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useMessages } from '../../messages/catalogue'
import { packs as messages } from '../../messages/packs'
import { typeHue } from '../../ui/colour'
import { arrange } from './arrange'
import classes from './packs.module.css'
import type { Words } from './operations'

/** The types on a circle, with a curve for each way in which a link can join two of them. */
export function Diagram({ words }: { words: Words }) {
  const m = useMessages(messages)
  const [at, setAt] = useState<string>()
  const { nodes, curves } = useMemo(() => arrange(words.objectTypes, words.linkTypes), [words])
  const near = at ? curves.filter((c) => c.from === at || c.to === at) : []
  return (
    <div className={classes.diagram}>
      <svg viewBox="-330 -250 660 500" role="img" aria-label={m.diagramLabel} onMouseLeave={() => { setAt(undefined) }}>
        {curves.map((c) => <path key={c.key} d={c.path} className={classes.curve} data-near={at ? String(c.from === at || c.to === at) : undefined} />)}
        {nodes.map((n) => (
          <g key={n.name} transform={`translate(${String(n.x)} ${String(n.y)})`} className={classes.node} data-far={at && at !== n.name && !near.some((c) => c.from === n.name || c.to === n.name) ? true : undefined} onMouseEnter={() => { setAt(n.name) }}>
            <circle r={n.size} fill={`var(--mantine-color-${typeHue(n.name)}-5)`} />
            <text x={n.right ? n.size + 6 : -n.size - 6} y={4} textAnchor={n.right ? 'start' : 'end'}>{n.name}</text>
          </g>
        ))}
      </svg>
      <Text size="xs" c="dimmed" mih={40}>{at ? near.map((c) => `${c.from} –${c.link}→ ${c.to}`).join(' · ') : m.choose}</Text>
    </div>
  )
}
