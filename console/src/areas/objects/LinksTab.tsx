import { ActionIcon, Anchor, Tooltip } from '@mantine/core'
import { IconAffiliate, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from '../../api/generated'
import { useChange } from '../../api/hooks'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { Block } from '../../ui/layout'
import { Reason } from '../../ui/Reason'
import { Empty } from '../../ui/states'
import { told } from '../../ui/toast'
import type { PageData } from './operations'
import { LinkGroups } from './Overview'

const disconnect = graphql(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`)

/** Links both ways. */
export function LinksTab({ page }: { page: PageData }) {
  const m = useMessages(objects)
  const [going, go] = useState<PageData['links']['nodes'][number]>()
  const change = useChange(disconnect)
  return (
    <Block title={m.tabs.links} count={page.links.totalCount ?? null}>
      {page.links.nodes.length === 0
        ? <Empty icon={IconAffiliate} title={m.noLinks} />
        : (
            <LinkGroups page={page} action={(l) => (
              <Tooltip label={m.disconnect.action}>
                <ActionIcon size="sm" aria-label={`${m.disconnect.action}: ${l.from.title} ${l.type} ${l.to.title}`} onClick={() => { go(l) }}><IconUnlink size={14} /></ActionIcon>
              </Tooltip>
            )} />
          )}
      {page.links.pageInfo.hasNextPage && <Anchor component={Link} size="sm" to={`/graph?page=${encodeURIComponent(page.slug)}`}>{m.moreLinks}</Anchor>}
      {going && (
        <Reason danger title={m.disconnect.title} text={`${going.from.title} – ${going.type} – ${going.to.title}`} action={m.disconnect.action} error={change.error} busy={change.isPending} onClose={() => { go(undefined) }}
          onDone={(reason) => { change.mutate({ input: { link: going.id, reason } }, { onSuccess: () => { told(m.disconnect.told); go(undefined) } }) }} />
      )}
    </Block>
  )
}
