import { useQueryClient } from '@tanstack/react-query'
import { createClient } from 'graphql-ws'
import { useEffect, useState } from 'react'
import { firstAnswer, request } from './client'
import { graphql } from './generated'
import type { ConsoleChangedSubscription } from './generated/graphql'

const changed = graphql(`
  subscription ConsoleChanged {
    changed {
      id
    }
  }
`)

const catchUp = graphql(`
  query ConsoleCatchUp($since: DateTime!) {
    delta(since: $since, first: 1) {
      nodes {
        id
      }
    }
  }
`)

/** When it is asked for what happened between the first reads and the begin of the subscription, in milliseconds. */
const settling = 3000

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
    let late: ReturnType<typeof setTimeout> | undefined
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
          clearTimeout(late)
          late = setTimeout(() => {
            if (wasLost) refresh()
            else if (firstAnswer) void request(catchUp, { since: firstAnswer.toISOString() }).then((d) => { if (d.delta?.nodes.length) refresh() }, () => undefined)
            wasLost = false
          }, settling)
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
      clearTimeout(late)
      void client.dispose()
    }
  }, [enabled, queries])
  return state
}
