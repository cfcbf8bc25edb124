import { Badge, ColorSwatch, Group, Text, Tooltip } from '@mantine/core'
import { IconLock, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMessages } from '../messages/catalogue'
import { common } from '../messages/common'
import { typeHue } from './colour'
import { useFormat } from './format'
import classes from './marks.module.css'

/** Who may know an item. */
export function ScopeMark({ scope }: { scope: string }) {
  const m = useMessages(common).scope
  const [kind, name = ''] = scope.split(/:(.*)/s)
  const [Sign, label] = kind === 'world' ? [IconWorld, m.world] : kind === 'group' ? [IconUsersGroup, m.group(name)] : [IconLock, m.principal(name)]
  return (
    <Group component="span" gap={4} wrap="nowrap" className={classes.scope} data-kind={kind}>
      <Sign size={13} stroke={1.7} aria-hidden />
      <span>{label}</span>
    </Group>
  )
}

/** The type of a page, by colour and name. */
export function TypeMark({ type }: { type: string }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" className={classes.type}>
      <ColorSwatch component="span" size={8} withShadow={false} color={`var(--mantine-color-${typeHue(type)}-5)`} />
      <span>{type}</span>
    </Group>
  )
}

/** A way to a page. */
export function PageLink({ page }: { page: { slug: string; title: string; type?: string } }) {
  return (
    <Link to={`/objects/${page.slug}`} className={classes.page}>
      {page.type && <ColorSwatch component="span" size={8} withShadow={false} color={`var(--mantine-color-${typeHue(page.type)}-5)`} />}
      {page.title}
    </Link>
  )
}

/** A moment, as seen from now; the whole of it when pointed at. */
export function Time({ at }: { at: string }) {
  const f = useFormat()
  return (
    <Tooltip label={f.moment(at)}>
      <Text component="time" dateTime={at} inherit className={classes.time}>{f.ago(at)}</Text>
    </Tooltip>
  )
}

/** A share between nothing and all, as a bar with its number. */
export function Share({ value, label }: { value: number; label: string }) {
  const f = useFormat()
  return (
    <Tooltip label={`${label}: ${f.percent(value)}`}>
      <span className={classes.share} role="img" aria-label={`${label}: ${f.percent(value)}`}>
        <span style={{ width: `${String(Math.round(value * 100))}%` }} />
      </span>
    </Tooltip>
  )
}

/** A tag that leads to the objects that have it. */
export function TagMark({ name }: { name: string }) {
  return <Badge component={Link} to={`/objects?tag=${encodeURIComponent(name)}`} color="gray" className={classes.tag ?? ''}>{name}</Badge>
}
