import { ActionIcon, Group, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMessages } from '../../messages/catalogue'
import { common } from '../../messages/common'
import { queryMessages } from '../../messages/query'
import { Block } from '../../ui/layout'
import { told } from '../../ui/toast'
import classes from './query.module.css'
import type { SavedQuery } from './saved'

export interface PackQuery { name: string; pack: string; purpose: string; query: string }

const examples = {
  colleagues: 'MATCH (p:Person)-[w:WORKS_AT]->(c:Company)\nRETURN p.slug, p.title, w.type, c.slug, c.title\nORDER BY c.title, p.title\nLIMIT 50',
  busy: 'MATCH (c:Claim)-[:ABOUT]->(p:Page)\nWITH p, count(*) AS claims\nRETURN p.slug, p.title, claims\nORDER BY claims DESC\nLIMIT 20',
  takes: "MATCH (t:Take)-[:ABOUT]->(p:Page)\nWHERE t.kind IN ['prediction', 'bet'] AND t.settledAt IS NULL\nRETURN p.slug, p.title, t.text, t.weight, t.due\nORDER BY t.due",
  recent: 'MATCH (c:Claim)-[:ABOUT]->(p:Page)\nWHERE c.recordedAt > $since\nRETURN c.recordedAt, c.text, p.slug, p.title\nORDER BY c.recordedAt DESC\nLIMIT 50',
} as const

interface Props {
  patterns: readonly PackQuery[]
  saved: readonly SavedQuery[]
  onTake: (query: string, pattern: string) => void
  onRemove: (name: string) => void
  onRestore: (one: SavedQuery) => void
}

/** Queries to begin with: saved in this browser, of the installed packs, and examples. */
export function Stored({ patterns, saved, onTake, onRemove, onRestore }: Props) {
  const m = useMessages(queryMessages)
  const words = useMessages(common)
  return (
    <div className={classes.side}>
      <Block title={m.saved} count={saved.length}>
        {saved.length === 0 && <Text size="xs" c="dimmed">{m.noSaved}</Text>}
        {saved.map((s) => (
          <Group key={s.name} gap={2} wrap="nowrap">
            <UnstyledButton className={classes.stored ?? ''} onClick={() => { onTake(s.query, '') }}>{s.name}</UnstyledButton>
            <ActionIcon
              size="sm" aria-label={m.remove(s.name)}
              onClick={() => {
                onRemove(s.name)
                told(m.removed(s.name), { label: words.undo, done: words.undone, run: () => { onRestore(s); return Promise.resolve() } })
              }}
            >
              <IconTrash size={14} />
            </ActionIcon>
          </Group>
        ))}
      </Block>
      <Block title={m.examples}>
        {(Object.keys(examples) as (keyof typeof examples)[]).map((name) => (
          <UnstyledButton key={name} className={classes.stored ?? ''} onClick={() => { onTake(examples[name], '') }}>{m.example[name]}</UnstyledButton>
        ))}
      </Block>
      {patterns.length > 0 && (
        <Block title={m.stored} count={patterns.length}>
          <div className={classes.scroll} tabIndex={0} role="group" aria-label={m.stored}>
            {patterns.map((p) => (
              <Tooltip key={`${p.pack}.${p.name}`} label={p.purpose} multiline maw={320} position="left">
                <UnstyledButton className={classes.stored ?? ''} onClick={() => { onTake(p.query, `${p.pack}.${p.name}`) }}>
                  {p.name} <Text component="span" size="xs" c="dimmed">{p.pack}</Text>
                </UnstyledButton>
              </Tooltip>
            ))}
          </div>
        </Block>
      )}
    </div>
  )
}
