import { ActionIcon, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArrowsMinimize, IconArrowsMaximize, IconEyeOff, IconFileText, IconFocus2, IconRoute, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRead } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { graphMessages } from '../../messages/graph'
import { useFormat } from '../../ui/format'
import { Block } from '../../ui/layout'
import { ScopeMark, TagMark, Time, TypeMark } from '../../ui/marks'
import { ErrorCard } from '../../ui/states'
import classes from './graph.module.css'
import { asOfDay } from './load'
import { linksOf, type GraphData } from './model'
import { detail } from './operations'
import type { GraphState } from './state'

interface Props {
  slug: string
  data: GraphData
  state: GraphState
  /** How many neighbours it has that are not shown. */
  more: number
  onSelect: (slug: string | null) => void
}

/** The chosen page: what it is, what can be done with it, and its links in sight. */
export function NodePanel({ slug, data, state, more, onSelect }: Props) {
  const m = useMessages(graphMessages)
  const f = useFormat()
  const node = data.nodes.get(slug)
  const read = useRead(detail, { ref: slug, asOf: asOfDay(state.origin.at) })
  const page = read.data?.page && 'slug' in read.data.page && read.data.page.slug === slug ? read.data.page : null
  const links = linksOf(data, slug)
  const isOpen = state.origin.open.includes(slug)
  const { from, to } = state.origin
  const title = node?.title ?? page?.title ?? slug
  const fromTitle = data.nodes.get(from)?.title ?? from
  return (
    <Block title={title} actions={<ActionIcon size="sm" aria-label={m.closePanel} onClick={() => { onSelect(null) }}><IconX size={14} /></ActionIcon>}>
      <Stack gap="sm" role="region" aria-label={m.panel}>
        <Group gap="sm">
          {(node ?? page) && <TypeMark type={node?.type ?? page?.type ?? ''} />}
          {(node?.scope ?? page?.scope) && <ScopeMark scope={node?.scope ?? page?.scope ?? ''} />}
        </Group>
        <Group gap={6}>
          <Button variant={isOpen ? 'default' : 'filled'} leftSection={isOpen ? <IconArrowsMinimize size={14} /> : <IconArrowsMaximize size={14} />} onClick={() => { state.toggleOpen(slug) }}>
            {isOpen ? m.close : m.open}
          </Button>
          <Button variant="default" leftSection={<IconFileText size={14} />} component={Link} to={`/objects/${slug}`}>{m.read}</Button>
          <Button variant="default" leftSection={<IconFocus2 size={14} />} onClick={() => { state.start({ page: slug }) }}>{m.only}</Button>
          <Button variant="default" leftSection={<IconEyeOff size={14} />} onClick={() => { state.takeAway(slug) }}>{m.takeAway}</Button>
          {from && from !== slug && to !== slug
            ? <Button variant="light" leftSection={<IconRoute size={14} />} onClick={() => { state.wayTo(slug) }}>{m.wayTo(fromTitle)}</Button>
            : <Button variant="default" leftSection={<IconRoute size={14} />} onClick={() => { state.wayFrom(slug) }}>{m.wayFrom}</Button>}
        </Group>
        {more > 0 && <Text size="xs" c="dimmed">{m.openMore(f.number(more))}</Text>}
        {read.error && <ErrorCard error={read.error} onRetry={() => void read.refetch()} />}
        {page && (
          <>
            {page.tags.length > 0 && <Group gap={4} aria-label={m.tags} role="group">{page.tags.map((t) => <TagMark key={t.name} name={t.name} />)}</Group>}
            {page.claims.nodes.length > 0 && (
              <Stack gap={2}>
                <Text size="xs" fw={600}>{m.claims(f.number(page.claims.totalCount ?? page.claims.nodes.length))}</Text>
                {page.claims.nodes.map((c) => <Text key={c.id} size="xs" component={Link} to={`/claims/${c.id}`}>{c.text}</Text>)}
              </Stack>
            )}
            <Text size="xs" c="dimmed">{m.changed} <Time at={page.updatedAt} /></Text>
          </>
        )}
        <Stack gap={2}>
          <Text size="xs" fw={600}>{m.linksOf(f.number(links.length))}</Text>
          {links.length === 0 && <Text size="xs" c="dimmed">{m.noLinks}</Text>}
          <div className={classes.links}>
            {links.slice(0, 60).map(({ link, other, out }) => (
              <UnstyledButton key={`${link.from} ${link.type} ${link.to}`} className={classes.item ?? ''} onClick={() => { onSelect(other.slug) }}>
                <Text component="span" size="xs" c="dimmed">{link.type} {out ? m.out : m.in}</Text>
                <span className={classes.title}>{other.title}</span>
              </UnstyledButton>
            ))}
          </div>
        </Stack>
      </Stack>
    </Block>
  )
}
