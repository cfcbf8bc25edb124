import { graphql } from '../../api/generated'
import type { FindingFullFragment } from '../../api/generated/graphql'

export const findingFull = graphql(`
  fragment FindingFull on Finding {
    id
    kind
    state
    explanation
    severity
    openedAt
    decidedAt
    decision
    note
    decidedBy {
      displayName
    }
    earlier {
      id
    }
    evidence {
      ...EvidenceLine
    }
    pages {
      id
      slug
      title
      type
      deletedAt
    }
    deletedPages {
      id
      title
      type
      scope
    }
    links {
      id
      type
      from {
        slug
        title
        type
      }
      to {
        slug
        title
        type
      }
    }
    claims {
      ...ClaimLine
      evidence {
        ...EvidenceLine
      }
    }
  }
`)

export const findingsQuery = graphql(`
  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {
    findings(state: $state, kind: $kind, first: 15, after: $after) {
      nodes {
        ...FindingFull
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const reviewsQuery = graphql(`
  query ConsoleReviews($after: String) {
    reviewQueue(first: 15, after: $after) {
      nodes {
        ...FindingFull
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const decideFinding = graphql(`mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }`)
export const decideReview = graphql(`mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }`)

export type FindingFull = FindingFullFragment
export type FindingClaim = FindingFull['claims'][number]

/** What names a question to a reader. */
export function labelOf(finding: FindingFull): string {
  return finding.claims[0]?.text ?? finding.deletedPages[0]?.title ?? finding.pages[0]?.title ?? finding.explanation
}
