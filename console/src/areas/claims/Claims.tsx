import { Loading } from '../../ui/states'

export function Area() {
  return <Loading />
}
