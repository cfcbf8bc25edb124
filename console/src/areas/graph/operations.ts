import { graphql } from '../../api/generated'

/** A page and what one link leads to. */
export const around = graphql(`
  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {
    page(ref: $ref, asOf: $asOf) {
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {
      nodes {
        page {
          id
          slug
          title
          type
          scope
        }
        link {
          type
          scope
          recordedAt
          from {
            slug
          }
          to {
            slug
          }
        }
      }
      totalCount
    }
  }
`)

/** The links among pages that are shown. */
export const among = graphql(`
  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {
    linksAmong(pages: $pages, first: $first, asOf: $asOf) {
      nodes {
        type
        scope
        recordedAt
        from {
          slug
        }
        to {
          slug
        }
      }
    }
  }
`)

/** Ways between two pages. */
export const ways = graphql(`
  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {
    paths(from: $from, to: $to, first: $first, asOf: $asOf) {
      nodes {
        steps {
          from {
            slug
            title
            type
          }
          link
          forward
          to {
            slug
            title
            type
          }
        }
      }
    }
  }
`)

/** All pages of a type, to begin with. */
export const ofType = graphql(`
  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {
    objects(type: $type, first: $first, asOf: $asOf) {
      nodes {
        id
        slug
        title
        type
        scope
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`)

/** A part of all pages. */
export const allPages = graphql(`
  query GraphPages($first: Int!, $after: String) {
    pages(first: $first, after: $after) {
      nodes {
        id
        slug
        title
        type
        scope
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

/** A part of all links, as a pattern, whose answer is smaller than a list of links. */
export const allLinks = graphql(`
  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
      rows
      truncated
    }
  }
`)

/** What the panel tells of a page. */
export const detail = graphql(`
  query GraphDetail($ref: String!, $asOf: AsOfInput) {
    page(ref: $ref, asOf: $asOf) {
      ... on Page {
        slug
        title
        type
        subtype
        scope
        updatedAt
        tags {
          name
        }
        properties {
          name
          value
        }
        claims(first: 4) {
          totalCount
          nodes {
            id
            text
          }
        }
      }
    }
  }
`)

/** Pages by words, to begin at. */
export const find = graphql(`
  query GraphFind($text: String!) {
    pages(filter: { text: $text }, first: 8) {
      nodes {
        slug
        title
        type
      }
    }
  }
`)
