import { graphql } from '../api/generated'
import type { ClaimLineFragment } from '../api/generated/graphql'

/** What a claim shows in a list, and what decides what may be done with it. */
export const claimLine = graphql(`
  fragment ClaimLine on Claim {
    id
    text
    family
    kind
    state
    expired
    scope
    importance
    confidence
    weight
    trust
    wantedName
    recordedAt
    due
    evidenceChanged
    about {
      __typename
      ... on Page {
        slug
        title
        type
      }
      ... on Channel {
        externalId
        channelTitle: title
      }
    }
    author {
      uid
      displayName
      owner {
        uid
      }
    }
    holder {
      slug
    }
    findings {
      id
    }
  }
`)

export type ClaimLine = ClaimLineFragment
