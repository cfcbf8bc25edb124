import { Anchor } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMessages } from '../messages/catalogue'
import { shell } from '../messages/shell'
import { Empty } from '../ui/states'

export function NotFound() {
  const m = useMessages(shell)
  return (
    <Empty icon={IconMapOff} title={m.notFound}>
      <Anchor component={Link} to="/" size="sm">{m.toHome}</Anchor>
    </Empty>
  )
}
