import { useMessages } from '../messages/catalogue'
import { shell } from '../messages/shell'
import { Loading } from '../ui/states'

/** The frame before it is known who looks; the page of all routes shows the same before there are scripts. */
export function Outline() {
  const { product } = useMessages(shell)
  return (
    <div className="outline">
      <div className="outline-side"><img src="/favicon.svg" alt="" width="24" height="24" /> {product}</div>
      <div className="outline-top" />
      <div className="outline-content"><Loading /></div>
    </div>
  )
}
