/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a token may do beyond its principal. */
export type Capability =
  /** Decide and confirm. */
  | 'DECIDE'
  /** Name the asker of a conversation. */
  | 'GATEWAY';

/** What acts. */
export type PrincipalKind =
  /** An AI agent. */
  | 'AGENT'
  /** A person. */
  | 'HUMAN'
  /** A program. */
  | 'SERVICE';

/** What a principal may do in the instance. */
export type Role =
  /** Also manage principals, groups, channels, packs, tokens and settings. */
  | 'ADMIN'
  /** Also decide reviews and read audits. */
  | 'CURATOR'
  /** Read and write within disclosure. */
  | 'MEMBER';

export type ConsoleChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsoleChangedSubscription = { changed: { id: string } };

export type ConsoleSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSessionQuery = { viewer: { roles: Array<Role>, capabilities: Array<Capability>, principal: { uid: string, kind: PrincipalKind, displayName: string, page: { slug: string } | null, groups: Array<{ gid: string, name: string }> } } | null, vocabulary: { claimKinds: Array<string>, eventTypes: Array<string>, objectTypes: Array<{ name: string, slugPrefix: string, primitive: string, subtypes: Array<string>, pack: string, properties: Array<{ name: string, type: string }> }>, linkTypes: Array<{ name: string, inverse: string | null, from: Array<string>, to: Array<string>, pack: string }> } | null, findings: { totalCount: number | null } | null, suggestions: { totalCount: number | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const ConsoleChangedDocument = new TypedDocumentString(`
    subscription ConsoleChanged {
  changed {
    id
  }
}
    `) as unknown as TypedDocumentString<ConsoleChangedSubscription, ConsoleChangedSubscriptionVariables>;
export const ConsoleSessionDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<ConsoleSessionQuery, ConsoleSessionQueryVariables>;