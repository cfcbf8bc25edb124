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

/**
 * How often what is shown is read again while somebody looks, in milliseconds. Of what the viewer may no longer know, such as a
 * page that was deleted or a group that was left, no change is told: this is how long it stays on the screen at most.
 */
const longest = 30_000

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
    let connected = false
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: ['live'] })
      }, gathering)
    }
    const looked = () => { if (connected && document.visibilityState === 'visible') refresh() }
    const again = setInterval(looked, longest)
    document.addEventListener('visibilitychange', looked)
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, Math.min(30_000, 1000 * 2 ** retries))),
      on: {
        connected: () => {
          setState('live')
          connected = true
          clearTimeout(late)
          late = setTimeout(() => {
            if (wasLost) refresh()
            else if (firstAnswer) void request(catchUp, { since: firstAnswer.toISOString() }).then((d) => { if (d.delta?.nodes.length) refresh() }, () => undefined)
            wasLost = false
          }, settling)
        },
        closed: () => {
          wasLost = true
          connected = false
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
      clearInterval(again)
      document.removeEventListener('visibilitychange', looked)
      void client.dispose()
    }
  }, [enabled, queries])
  return state
}
