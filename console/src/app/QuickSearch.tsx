import { Group, Loader, Modal, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconQuote, IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '../api/generated'
import { useRead } from '../api/hooks'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { shell } from '../messages/shell'
import { TypeMark } from '../ui/marks'
import { useOpened } from '../ui/opened'
import { areasFor } from './areas'
import classes from './quick.module.css'
import { useMay } from './session'

const search = graphql(`
  query ConsoleQuickSearch($text: String!) {
    pages(filter: { text: $text }, first: 6) {
      nodes {
        id
        slug
        title
        type
      }
    }
    recall(query: $text, limit: 8, budgetTokens: 3000) {
      hits {
        item {
          __typename
          ... on Claim {
            id
            claimText: text
          }
          ... on Page {
            id
            slug
            title
            type
          }
          ... on Passage {
            id
            passageText: text
            page {
              slug
              title
            }
          }
        }
      }
    }
  }
`)

interface Choice {
  key: string
  to: string
  group: string
  label: string
  type?: string
  claim?: boolean
}

/** Finds pages, claims and areas as one types; arrows choose, Enter goes there. */
export function QuickSearch({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const shown = useOpened(opened)
  const m = useMessages(shell)
  const c = useMessages(common)
  const list = useId()
  const navigate = useNavigate()
  const { admin, curator } = useMay()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 150)
  const [at, setAt] = useState(0)
  const read = useRead(search, { text: asked }, { enabled: opened && asked.length > 0, still: true })
  const choices = useMemo<Choice[]>(() => {
    const wanted = text.trim().toLowerCase()
    const places = areasFor({ admin, curator }).filter((a) => wanted === '' || m.areas[a.name].toLowerCase().includes(wanted))
      .map((a) => ({ key: a.path, to: a.path, group: m.goTo, label: m.areas[a.name] }))
    if (asked === '' || !read.data) return places
    const pages = new Map<string, Choice>()
    const page = (p: { slug: string; title: string; type: string }) => pages.set(p.slug, { key: p.slug, to: `/objects/${p.slug}`, group: m.pages, label: p.title, type: p.type })
    read.data.pages?.nodes.forEach(page)
    const claims: Choice[] = []
    for (const { item } of read.data.recall?.hits ?? []) {
      if (item.__typename === 'Page') page(item)
      if (item.__typename === 'Claim') claims.push({ key: item.id, to: `/claims/${item.id}`, group: m.claims, label: item.claimText, claim: true })
      if (item.__typename === 'Passage' && item.page) claims.push({ key: item.id, to: `/objects/${item.page.slug}`, group: m.claims, label: `${item.page.title}: ${item.passageText}` })
    }
    return [...[...pages.values()].slice(0, 7), ...claims.slice(0, 7), ...places]
  }, [text, asked, read.data, admin, curator, m])
  useEffect(() => { setAt(0) }, [choices])
  useEffect(() => { if (!opened) setText('') }, [opened])
  const go = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate(choice.to)
  }
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
      e.preventDefault()
      const step = e.key === 'ArrowDown' ? 1 : -1
      setAt((before) => (before + step + choices.length) % Math.max(1, choices.length))
    }
    if (e.key === 'Enter' && !e.nativeEvent.isComposing) go(choices[at])
  }
  return (
    <Modal opened={shown} onClose={onClose} withCloseButton={false} padding={0} size="lg" yOffset="10vh" centered={false} attributes={{ content: { 'aria-label': m.search } }}>
      <TextInput
        variant="unstyled" size="md" autoFocus data-autofocus value={text} onChange={(e) => { setText(e.currentTarget.value) }} onKeyDown={onKeyDown}
        placeholder={m.searchHint} aria-label={m.searchHint} role="combobox" aria-expanded aria-controls={list} aria-activedescendant={choices[at] ? `${list}-${String(at)}` : undefined}
        leftSection={read.isFetching ? <Loader size={14} aria-label={c.loading} /> : <IconSearch size={16} aria-hidden />} className={classes.input ?? ''}
      />
      <div role="listbox" id={list} aria-label={m.search} className={classes.list}>
        {choices.map((choice, i) => (
          <div key={choice.key} role="presentation">
            {choice.group !== choices[i - 1]?.group && <div className={classes.group} role="presentation">{choice.group}</div>}
            <div id={`${list}-${String(i)}`} role="option" aria-selected={i === at} className={classes.option} onMouseMove={() => { setAt(i) }} onClick={() => { go(choice) }}
              ref={(node) => { if (i === at) node?.scrollIntoView({ block: 'nearest' }) }}>
              <Group gap="xs" wrap="nowrap" miw={0} flex={1}>
                {choice.claim && <IconQuote size={14} aria-hidden className={classes.icon} />}
                <Text size="sm" truncate>{choice.label}</Text>
              </Group>
              {choice.type && <TypeMark type={choice.type} />}
            </div>
          </div>
        ))}
        {choices.length === 0 && <Text size="sm" c="dimmed" p="md">{read.isFetching ? c.loading : m.nothingFound}</Text>}
      </div>
    </Modal>
  )
}
