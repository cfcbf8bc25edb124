import { Anchor, Drawer } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '../messages/catalogue'
import { claims as messages } from '../messages/claims'
import { common } from '../messages/common'
import { useOpened } from '../ui/opened'
import { useParam } from '../ui/url'
import { ClaimDetails } from './ClaimDetails'

/** The claim that the URL names with `claim`, beside whatever is shown. */
export function ClaimDrawer() {
  const m = useMessages(messages)
  const c = useMessages(common)
  const [id, set] = useParam('claim')
  const opened = useOpened(id !== null)
  return (
    <Drawer opened={opened} onClose={() => { set(null) }} position="right" size="30rem" title={m.one} closeButtonProps={{ 'aria-label': c.close }}>
      {id && <ClaimDetails key={id} id={id} />}
      {id && <Anchor component={Link} to={`/claims/${id}`} size="xs" mt="md" display="inline-block">{m.openAll}</Anchor>}
    </Drawer>
  )
}
