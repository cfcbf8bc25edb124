import { graphql } from '../../api/generated'
import type { ConsolePacksQuery } from '../../api/generated/graphql'

export const packsQuery = graphql(`
  query ConsolePacks {
    packs {
      name
      version
      description
      extends
      installedAt
      builtin
      patterns {
        name
      }
    }
    vocabulary {
      objectTypes {
        name
        primitive
        subtypes
        implements
        pack
        count
        properties {
          name
          type
          required
          unit
        }
      }
      linkTypes {
        name
        inverse
        from
        to
        cardinality
        singleAtATime
        pack
      }
      claimKinds
      eventTypes
    }
    pages(first: 1) {
      totalCount
    }
  }
`)

export const changePacks = graphql(`mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }`)

export type Pack = NonNullable<ConsolePacksQuery['packs']>[number]
export type Words = NonNullable<ConsolePacksQuery['vocabulary']>
