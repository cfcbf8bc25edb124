import { useParams } from 'react-router'
import { ClaimDetails } from '../../claims/ClaimDetails'
import { useMessages } from '../../messages/catalogue'
import { claims } from '../../messages/claims'
import { Block } from '../../ui/layout'

/** One claim on a page of its own. */
export function Area() {
  const m = useMessages(claims)
  const { id = '' } = useParams()
  return <Block title={m.one}><ClaimDetails key={id} id={id} /></Block>
}
