import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowMerge, IconCategory, IconDots, IconEdit, IconEyeCog, IconLink, IconPencil, IconQuote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../app/session'
import { RememberDialog } from '../../claims/RememberDialog'
import { useMessages } from '../../messages/catalogue'
import { objects } from '../../messages/objects'
import type { PageData } from './operations'
import { PageDialog, type PageAction } from './PageDialogs'

const icons = { edit: IconPencil, remember: IconQuote, connect: IconLink, rename: IconEdit, retype: IconCategory, merge: IconArrowMerge, rescope: IconEyeCog, delete: IconTrash } as const
type Action = keyof typeof icons

/** What the viewer can do with a page: everybody adds to it, its maker and curators reshape it. */
export function PageMenu({ page }: { page: PageData }) {
  const m = useMessages(objects).actions
  const { uid, curates } = useMay()
  const [action, act] = useState<Action>()
  const reshape = curates || page.createdBy?.uid === uid
  const more: Action[] = ['connect', ...(reshape ? (['rename', 'retype', 'merge', 'rescope', 'delete'] as const) : [])]
  const close = () => { act(undefined) }
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={14} />} onClick={() => { act('edit') }}>{m.edit}</Button>
      <Button leftSection={<IconQuote size={14} />} onClick={() => { act('remember') }}>{m.remember}</Button>
      <Menu position="bottom-end">
        <Menu.Target><ActionIcon variant="default" size={30} aria-label={m.more}><IconDots size={16} /></ActionIcon></Menu.Target>
        <Menu.Dropdown>
          {more.map((a) => {
            const Sign = icons[a]
            return <Menu.Item key={a} leftSection={<Sign size={15} />} {...(a === 'delete' ? { color: 'red' } : {})} onClick={() => { act(a) }}>{m[a]}</Menu.Item>
          })}
        </Menu.Dropdown>
      </Menu>
      {action === 'remember' && <RememberDialog about={page.slug} scope={page.scope} onClose={close} />}
      {action && action !== 'remember' && <PageDialog action={action satisfies PageAction} page={page} onClose={close} />}
    </>
  )
}
