import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconDots, IconEdit, IconEyeCog, IconGavel, IconListSearch, IconMessageQuestion, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession } from '../app/session'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { useParam } from '../ui/url'
import { ClaimDialog } from './ClaimDialogs'
import type { ClaimLine } from './fragments'
import { claimActions, type ClaimAction } from './rights'

const icons = { correct: IconEdit, forget: IconTrash, resolve: IconGavel, complete: IconCheck, dispute: IconMessageQuestion, rescope: IconEyeCog } as const

/** What the viewer can do with a claim. */
export function ClaimMenu({ claim }: { claim: ClaimLine }) {
  const m = useMessages(messages).actions
  const { viewer } = useSession()
  const [, open] = useParam('claim')
  const [action, act] = useState<ClaimAction>()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target><ActionIcon aria-label={`${m.more}: ${claim.text}`}><IconDots size={16} /></ActionIcon></Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconListSearch size={15} />} onClick={() => { open(claim.id) }}>{m.show}</Menu.Item>
          {claimActions(claim, viewer).map((a) => {
            const Sign = icons[a] ?? IconArrowBackUp
            return <Menu.Item key={a} leftSection={<Sign size={15} />} {...(a === 'forget' ? { color: 'red' } : {})} onClick={() => { act(a) }}>{m[a]}</Menu.Item>
          })}
        </Menu.Dropdown>
      </Menu>
      {action && <ClaimDialog claim={claim} action={action} onClose={() => { act(undefined) }} />}
    </>
  )
}
