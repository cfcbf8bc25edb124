import { Button, Code, Group } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMessages } from '../messages/catalogue'
import { shell } from '../messages/shell'
import { Empty } from '../ui/states'

/** What stands where there is nothing to look at, with the ways from there. */
export function NotFound() {
  const m = useMessages(shell)
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  return (
    <Empty heading icon={IconMapOff} title={m.notFound}>
      <p><Code>{pathname}</Code></p>
      <p>{m.notFoundHint}</p>
      <Group justify="center" gap="xs">
        {/* The first place of a visit has the key `default`: nothing was looked at before. */}
        {key !== 'default' && <Button variant="default" onClick={() => void navigate(-1)}>{m.back}</Button>}
        <Button component={Link} to="/">{m.toHome}</Button>
      </Group>
    </Empty>
  )
}
