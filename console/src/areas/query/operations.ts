import { graphql } from '../../api/generated'

/** What the editor offers beside the vocabulary that the frame has: interfaces and the stored queries of packs. */
export const offered = graphql(`
  query QueryOffered {
    vocabulary {
      objectTypes {
        name
        implements
      }
      patterns {
        name
        pack
        purpose
        query
        yields
      }
    }
  }
`)

/** Runs the text of a query. */
export const runText = graphql(`
  query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
    patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf) {
      columns
      rows
      truncated
      cost
    }
  }
`)

/** Runs a stored query of a pack. */
export const runStored = graphql(`
  query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
    runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf) {
      columns
      rows
      truncated
      cost
    }
  }
`)
