import { useQueryClient } from '@tanstack/react-query'
import { createClient } from 'graphql-ws'
import { useEffect, useState } from 'react'
import { graphql } from './generated'
import type { ConsoleChangedSubscription } from './generated/graphql'

const changed = graphql(`
  subscription ConsoleChanged {
    changed {
      id
    }
  }
`)

/** How long changes are gathered before what is shown is read again, in milliseconds. */
const gathering = 700

/** Whether changes made elsewhere reach this page. */
export type LiveState = 'connecting' | 'live' | 'lost'

/** Follows what changes and has what is shown read again. */
export function useLive(enabled: boolean): LiveState {
  const queries = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasLost = false
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: ['live'] })
      }, gathering)
    }
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 1000 * 2 ** retries))),
      on: {
        connected: () => {
          setState('live')
          if (wasLost) refresh()
        },
        closed: () => {
          wasLost = true
          setState('lost')
        },
      },
    })
    const end = client.subscribe<ConsoleChangedSubscription>(
      { query: changed.toString() },
      { next: refresh, error: () => { setState('lost') }, complete: () => undefined },
    )
    return () => {
      end()
      clearTimeout(timer)
      void client.dispose()
    }
  }, [enabled, queries])
  return state
}
