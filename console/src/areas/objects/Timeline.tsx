import { Badge, Text } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import { Block } from '../../ui/layout'
import { PageLink, ScopeMark } from '../../ui/marks'
import { Empty } from '../../ui/states'
import classes from './objects.module.css'
import type { PageData } from './operations'

/** What happened to the page, latest first. */
export function Timeline({ page }: { page: PageData }) {
  const m = useMessages(objects)
  return (
    <Block flush title={m.timeline} count={page.timeline.nodes.length}>
      {page.timeline.nodes.length === 0
        ? <Empty icon={IconCalendarOff} title={m.noEvents} />
        : (
            <ol className={classes.events}>
              {page.timeline.nodes.map((e) => (
                <li key={e.id}>
                  <span className={classes.date}>{e.until ? `${e.date} – ${e.until}` : e.date}</span>
                  <div>
                    {e.eventPage ? <PageLink page={{ ...e.eventPage, title: e.summary }} /> : e.summary}
                    {e.type && <Badge ml={6} color="gray">{e.type}</Badge>}
                    {e.scope !== page.scope && <> <ScopeMark scope={e.scope} /></>}
                    {e.detail && <Text size="xs" c="dimmed">{e.detail}</Text>}
                  </div>
                </li>
              ))}
            </ol>
          )}
    </Block>
  )
}
