import { Button } from '@mantine/core'
import { IconBug } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '../api/client'
import { common } from '../messages/common'
import { useMessages } from '../messages/catalogue'
import { Empty, ErrorCard } from './states'

/** How often it is tried whether the server answers again, in milliseconds. */
const between = 2000

/** How long after it reloaded by itself a part that is broken again waits for its reader, in milliseconds. */
const once = 60_000

/** Stands in for a part of the Console that failed. One that could not be loaded comes when the server answers again. */
export function Broken() {
  const m = useMessages(common)
  const error = useRouteError()
  const away = error instanceof ApiError && error.code === 'UNREACHABLE'
  useEffect(() => {
    if (!away || Date.now() - Number(sessionStorage.getItem('brain.reloaded')) < once) return
    const timer = setInterval(() => {
      void fetch('/healthz', { cache: 'no-store' }).then((answer) => {
        if (!answer.ok) return
        sessionStorage.setItem('brain.reloaded', String(Date.now()))
        location.reload()
      }, () => undefined)
    }, between)
    return () => { clearInterval(timer) }
  }, [away])
  return (
    <Empty heading icon={IconBug} title={m.brokenTitle}>
      <p>{m.brokenText}</p>
      <ErrorCard error={error} />
      <Button variant="default" onClick={() => { location.reload() }}>{m.reload}</Button>
    </Empty>
  )
}
