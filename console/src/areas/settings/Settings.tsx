import { Tabs } from '@mantine/core'
import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../app/NotFound'
import { useMay } from '../../app/session'
import { useMessages } from '../../messages/catalogue'
import { settings as messages } from '../../messages/settings'
import { Head } from '../../ui/layout'
import { Channels } from './Channels'
import { Groups } from './Groups'
import { Instance } from './Instance'
import { Principals } from './Principals'
import { Tokens } from './Tokens'

const panels = { principals: Principals, groups: Groups, channels: Channels, tokens: Tokens, instance: Instance } as const
type Tab = keyof typeof panels

export function Area() {
  const m = useMessages(messages)
  const { admin } = useMay()
  const navigate = useNavigate()
  const { tab } = useParams()
  const shown = (Object.keys(panels) as Tab[]).filter((t) => t !== 'instance' || admin)
  const at = tab === undefined ? 'principals' : shown.find((t) => t === tab)
  if (!at) return <NotFound />
  const Panel = panels[at]
  return (
    <>
      <Head title={m.title} text={m.intro} />
      <Tabs value={at} onChange={(v) => void navigate(`/settings/${v ?? ''}`)}>
        <Tabs.List mb="md">{shown.map((t) => <Tabs.Tab key={t} value={t}>{m.tabs[t]}</Tabs.Tab>)}</Tabs.List>
        {shown.map((t) => <Tabs.Panel key={t} value={t}>{t === at && <Panel />}</Tabs.Panel>)}
      </Tabs>
    </>
  )
}
