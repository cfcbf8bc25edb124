import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { ClaimList } from '../../claims/ClaimList'
import claimClasses from '../../claims/claims.module.css'
import { Fact } from '../../claims/ClaimDetails'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { useFormat } from '../../ui/format'
import { Block } from '../../ui/layout'
import { Markdown } from '../../ui/Markdown'
import { ScopeMark, TagMark, Time } from '../../ui/marks'
import { useParam } from '../../ui/url'
import classes from './objects.module.css'
import type { PageData } from './operations'

/** The value of a property as text. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'object' && value !== null) {
    const { amount, currency } = value as { amount?: unknown; currency?: unknown }
    if (amount !== undefined && currency !== undefined) return `${valueText(amount)} ${valueText(currency)}`
    return JSON.stringify(value)
  }
  return String(value)
}

export function Overview({ page }: { page: PageData }) {
  const m = useMessages(objects)
  const f = useFormat()
  const [, open] = useParam('claim')
  return (
    <div className={classes.grid}>
      <Stack gap="md" miw={0}>
        {page.properties.length > 0 && (
          <Block title={m.properties}>
            <dl className={classes.properties}>
              {page.properties.map((p) => (
                <div key={p.name}>
                  <dt>{p.name}</dt>
                  <dd>
                    <button type="button" className={classes.value} aria-haspopup="dialog" onClick={() => { open(p.claim.id) }}>{valueText(p.value)}</button>
                    {p.conflicts.length > 0 && <Badge ml={6} color="orange" component="button" onClick={() => { open(p.conflicts[0]?.id ?? null) }}>{m.conflicts(p.conflicts.length)}</Badge>}
                  </dd>
                </div>
              ))}
            </dl>
          </Block>
        )}
        <Block title={page.title}>
          {page.sections.length === 0
            ? <Text size="sm" c="dimmed">{m.noText}</Text>
            : page.sections.map((s) => (
                <section key={s.id} className={s.scope === page.scope ? classes.section : classes.guarded} aria-label={s.heading ?? m.unnamed}>
                  {s.scope !== page.scope && <Text component="div" size="xs" mb={4}>{m.partFor} <ScopeMark scope={s.scope} /></Text>}
                  <Markdown text={s.text} />
                </section>
              ))}
        </Block>
        <Block flush title={m.facts} count={page.facts.totalCount ?? null} actions={<Anchor component={Link} size="xs" to={`/claims?about=${encodeURIComponent(page.slug)}`}>{m.moreClaims}</Anchor>}>
          {page.facts.nodes.length > 0 ? <ClaimList claims={page.facts.nodes} hideAbout /> : <Text size="sm" c="dimmed" p="md">{m.noFacts}</Text>}
        </Block>
        {page.takes.nodes.length > 0 && <Block flush title={m.takes} count={page.takes.totalCount ?? null}><ClaimList claims={page.takes.nodes} hideAbout /></Block>}
      </Stack>
      <Stack gap="md">
        {page.findings.length > 0 && (
          <Block title={m.questions} count={page.findings.length}>
            <Stack gap={6}>
              {page.findings.map((x) => <Anchor key={x.id} component={Link} to={`/contradictions?finding=${x.id}`} size="sm">{x.explanation}</Anchor>)}
            </Stack>
          </Block>
        )}
        <Block title={m.details}>
          <dl className={claimClasses.facts}>
            <Fact name={m.meta.aliases}>{page.aliases.join(', ')}</Fact>
            <Fact name={m.meta.tags}>{page.tags.length > 0 && <Group gap={4}>{page.tags.map((t) => <TagMark key={t.name} name={t.name} />)}</Group>}</Fact>
            <Fact name={m.meta.date}>{page.effectiveDate}</Fact>
            <Fact name={m.meta.created}><Time at={page.createdAt} />{page.createdBy ? `, ${page.createdBy.displayName}` : ''}</Fact>
            <Fact name={m.meta.updated}><Time at={page.updatedAt} /></Fact>
            <Fact name={m.meta.version}>{f.number(page.version)}</Fact>
            <Fact name={m.meta.backlinks}>{f.number(page.backlinkCount)}</Fact>
          </dl>
        </Block>
        {page.links.nodes.length > 0 && (
          <Block title={m.tabs.links} count={page.links.totalCount ?? null}>
            <LinkGroups page={page} limit={8} />
          </Block>
        )}
      </Stack>
    </div>
  )
}

/** The links of a page by their direction and type. */
export function LinkGroups({ page, limit, action }: { page: PageData; limit?: number; action?: (link: PageData['links']['nodes'][number]) => React.ReactNode }) {
  const m = useMessages(objects)
  const shown = limit ? page.links.nodes.slice(0, limit) : page.links.nodes
  const sides = [[m.linksOut, shown.filter((l) => l.from.id === page.id)], [m.linksIn, shown.filter((l) => l.from.id !== page.id)]] as const
  return (
    <>
      {sides.map(([title, links]) => links.length > 0 && (
        <div key={title}>
          <Text size="xs" c="dimmed" mb={2}>{title}</Text>
          <ul className={classes.links}>
            {links.map((l) => {
              const other = l.from.id === page.id ? l.to : l.from
              return (
                <li key={l.id}>
                  <Link to={`/objects/${other.slug}`}>{other.title}</Link>
                  <Text component="span" size="xs" c="dimmed">{l.type}</Text>
                  {l.scope !== page.scope && <ScopeMark scope={l.scope} />}
                  {action?.(l)}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </>
  )
}
