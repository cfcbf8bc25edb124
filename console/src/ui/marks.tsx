import { Badge, Tooltip } from '@mantine/core'
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
    <span className={classes.scope} data-kind={kind}>
      <Sign size={13} stroke={1.7} aria-hidden />
      <span>{label}</span>
    </span>
  )
}

/** The colour of a type. Lists have hundreds of marks, so they are plain elements. */
export function TypeDot({ type }: { type: string }) {
  return <span className={classes.dot} style={{ background: `var(--mantine-color-${typeHue(type)}-5)` }} />
}

/** The type of a page, by colour and name. */
export function TypeMark({ type }: { type: string }) {
  return (
    <span className={classes.type}>
      <TypeDot type={type} />
      <span>{type}</span>
    </span>
  )
}

/** A way to a page. */
export function PageLink({ page }: { page: { slug: string; title: string; type?: string } }) {
  return (
    <Link to={`/objects/${page.slug}`} className={classes.page}>
      {page.type && <TypeDot type={page.type} />}
      {page.title}
    </Link>
  )
}

/** A moment, as seen from now; the whole of it when pointed at. */
export function Time({ at }: { at: string }) {
  const f = useFormat()
  return <time dateTime={at} title={f.moment(at)} className={classes.time}>{f.ago(at)}</time>
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
