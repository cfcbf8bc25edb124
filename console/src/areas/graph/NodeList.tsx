import { Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../../messages/catalogue'
import { graphMessages } from '../../messages/graph'
import { useFormat } from '../../ui/format'
import { Block } from '../../ui/layout'
import { TypeDot } from '../../ui/marks'
import classes from './graph.module.css'
import { degrees, type GraphData } from './model'

/** The most pages that the list has at once. */
const most = 100

interface Props {
  data: GraphData
  selected: string | null
  onSelect: (slug: string) => void
  onOpen: (slug: string) => void
}

/**
 * The pages of the picture as a list, those with most links first: with the keyboard or a screen reader it does what
 * pointing does in the picture. Arrows go through it, Enter chooses, E expands.
 */
export function NodeList({ data, selected, onSelect, onOpen }: Props) {
  const m = useMessages(graphMessages)
  const f = useFormat()
  const [text, setText] = useState('')
  const count = useMemo(() => degrees(data), [data])
  const found = useMemo(() => {
    const wanted = text.trim().toLocaleLowerCase()
    return [...data.nodes.values()]
      .filter((n) => !wanted || n.title.toLocaleLowerCase().includes(wanted))
      .sort((a, b) => (count.get(b.slug) ?? 0) - (count.get(a.slug) ?? 0) || (a.title < b.title ? -1 : 1))
  }, [data, count, text])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const slug = items[at]?.dataset.slug
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      items[Math.max(0, Math.min(to, items.length - 1))]?.focus()
    } else if (event.key === 'e' && slug) {
      event.preventDefault()
      onOpen(slug)
    }
  }
  return (
    <Block title={m.pages} count={data.nodes.size}>
      <TextInput
        aria-label={m.searchGraph} placeholder={m.searchGraph} leftSection={<IconSearch size={13} />} value={text} mb={6}
        onChange={(e) => { setText(e.currentTarget.value) }}
        onKeyDown={(e) => {
          const first = found[0]
          if (e.key === 'Enter' && !e.nativeEvent.isComposing && first && text.trim()) onSelect(first.slug)
        }}
      />
      <div className={classes.list} role="group" aria-label={m.pages} onKeyDown={move}>
        {found.slice(0, most).map((n) => (
          <UnstyledButton key={n.slug} data-slug={n.slug} className={classes.item ?? ''} aria-pressed={n.slug === selected} onClick={() => { onSelect(n.slug) }}>
            <TypeDot type={n.type} />
            <span className={classes.title}>{n.title}</span>
            <span className={classes.number}>{f.number(count.get(n.slug) ?? 0)}</span>
          </UnstyledButton>
        ))}
        {found.length === 0 && <Text size="xs" c="dimmed">{m.noneFound}</Text>}
        {found.length > most && <Text size="xs" c="dimmed" p={6}>{m.more(f.number(found.length - most))}</Text>}
      </div>
    </Block>
  )
}
