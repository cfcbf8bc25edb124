import { Anchor, Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { IconAffiliate, IconFileUnknown } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { useRead } from '../../api/hooks'
import { Access } from '../../claims/Access'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { shell } from '../../messages/shell'
import { dayIn } from '../../ui/day'
import { Head } from '../../ui/layout'
import { PageLink, ScopeMark, TypeMark } from '../../ui/marks'
import { Empty, Read } from '../../ui/states'
import { useFilters } from '../../ui/url'
import { AsOf } from './AsOf'
import { LinksTab } from './LinksTab'
import { pageQuery, type PageData } from './operations'
import { Overview } from './Overview'
import { PageMenu } from './PageMenu'
import { Timeline } from './Timeline'
import { Versions } from './Versions'

const tabs = ['overview', 'timeline', 'links', 'versions', 'access'] as const
type Tab = (typeof tabs)[number]

/** One page by its slug, id or name. */
export function Area() {
  const m = useMessages(objects)
  const { '*': ref = '' } = useParams()
  const [params] = useSearchParams()
  const at = dayIn(params.get('asOf')) || null
  const moment = at ? new Date(`${at}T23:59:59Z`).toISOString() : null
  const read = useRead(pageQuery, { ref, asOf: moment ? { recorded: moment, valid: moment } : null })
  // While another page comes, the one before is not it; at another day of the same it is good enough.
  const before = read.data?.page
  const other = read.isPlaceholderData && !(before?.__typename === 'Page' && before.slug === ref)
  return (
    <Read of={other ? { data: undefined, error: read.error, refetch: read.refetch } : read} rows={14}>
      {({ page }) => {
        if (page?.__typename === 'Page') return <PageShown key={page.id} page={page} named={ref} asOf={at} />
        const hints = page?.__typename === 'PageCandidates' ? page.candidates : page?.near ?? []
        return (
          <Empty icon={IconFileUnknown} title={page?.__typename === 'PageCandidates' ? m.several(ref) : m.notFound(ref)}>
            {hints.length > 0 && (
              <Stack gap={4} align="center">
                <span>{m.near}</span>
                {hints.map((h) => <PageLink key={h.slug} page={{ slug: h.slug, title: h.pageTitle, type: h.type }} />)}
              </Stack>
            )}
          </Empty>
        )
      }}
    </Read>
  )
}

function PageShown({ page, named, asOf }: { page: PageData; named: string; asOf: string | null }) {
  const m = useMessages(objects)
  const s = useMessages(shell)
  const navigate = useNavigate()
  const { values, set } = useFilters('tab')
  const tab: Tab = tabs.find((t) => t === values.tab) ?? 'overview'
  useEffect(() => { document.title = `${page.title} · ${s.product}` }, [page.title, s])
  // A name, an id or a slug of before leads to the slug of today.
  useEffect(() => {
    if (named !== page.slug) void navigate(`/objects/${page.slug}${location.search}`, { replace: true })
  }, [named, page.slug, navigate])
  return (
    <>
      <Anchor component={Link} to={`/objects?type=${encodeURIComponent(page.type)}`} size="xs"><TypeMark type={page.subtype ? `${page.type} / ${page.subtype}` : page.type} /></Anchor>
      <Head
        title={page.title}
        text={<Group component="span" gap="sm"><ScopeMark scope={page.scope} /><span>{page.slug}</span></Group>}
      >
        <Button variant="default" leftSection={<IconAffiliate size={14} />} component={Link} to={`/graph?page=${encodeURIComponent(page.slug)}`}>{m.explore}</Button>
        <PageMenu page={page} />
      </Head>
      <AsOf from={page.createdAt} value={asOf} />
      <Tabs value={tab} onChange={(v) => { set({ tab: v === 'overview' ? null : v }, true) }} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((t) => (
            <Tabs.Tab key={t} value={t} rightSection={t === 'links' && page.links.totalCount ? <Text component="span" size="xs" c="dimmed">{page.links.totalCount}</Text> : undefined}>{m.tabs[t]}</Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview"><Overview page={page} /></Tabs.Panel>
        <Tabs.Panel value="timeline"><Timeline page={page} /></Tabs.Panel>
        <Tabs.Panel value="links"><LinksTab page={page} /></Tabs.Panel>
        <Tabs.Panel value="versions"><Versions page={page} /></Tabs.Panel>
        <Tabs.Panel value="access"><Access item={page.id} scope={page.scope} /></Tabs.Panel>
      </Tabs>
    </>
  )
}
