import { createContext, use } from 'react'
import { graphql } from '../api/generated'
import type { ConsoleSessionQuery } from '../api/generated/graphql'

/** Who looks, the names in force and how much is open: all that the frame needs, in one call. */
export const sessionQuery = graphql(`
  query ConsoleSession {
    viewer {
      principal {
        uid
        kind
        displayName
        page {
          slug
        }
        groups {
          gid
          name
        }
      }
      roles
      capabilities
      stewardOf {
        gid
        name
      }
    }
    vocabulary {
      objectTypes {
        name
        slugPrefix
        primitive
        subtypes
        pack
        properties {
          name
          type
        }
      }
      linkTypes {
        name
        inverse
        from
        to
        pack
      }
      claimKinds
      eventTypes
    }
    findings(state: OPEN, first: 1) {
      totalCount
    }
    suggestions(state: OPEN, first: 1) {
      totalCount
    }
  }
`)

export type Viewer = NonNullable<ConsoleSessionQuery['viewer']>
export type Vocabulary = NonNullable<ConsoleSessionQuery['vocabulary']>

export interface Session {
  viewer: Viewer
  vocabulary: Vocabulary
  openFindings: number
  openSuggestions: number
}

export const SessionContext = createContext<Session | null>(null)

/** Who looks. Only below the frame, which waits for it. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('no session outside of the frame')
  return session
}

/** What the viewer may do by its roles; what depends on an item is decided by the server. */
export function useMay() {
  const { viewer } = useSession()
  const admin = viewer.roles.includes('ADMIN')
  const curator = admin || viewer.roles.includes('CURATOR')
  const human = viewer.principal.kind === 'HUMAN'
  // The role of a curator alone lets change what others wrote.
  const curates = viewer.roles.includes('CURATOR')
  return { admin, curator, curates, human, viewAs: curates && human, uid: viewer.principal.uid }
}
