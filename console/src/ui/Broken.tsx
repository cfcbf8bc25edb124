import { Button } from '@mantine/core'
import { IconBug } from '@tabler/icons-react'
import { useRouteError } from 'react-router'
import { common } from '../messages/common'
import { useMessages } from '../messages/catalogue'
import { Empty } from './states'

/** Stands in for a part of the Console that failed. */
export function Broken() {
  const m = useMessages(common)
  const error = useRouteError()
  return (
    <Empty icon={IconBug} title={m.brokenTitle}>
      <p>{m.brokenText}</p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <Button variant="default" onClick={() => { location.reload() }}>{m.reload}</Button>
    </Empty>
  )
}
