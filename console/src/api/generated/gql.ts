/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n": typeof types.ConsoleChangedDocument,
    "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.ConsoleSessionDocument,
};
const documents: Documents = {
    "\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n": types.ConsoleChangedDocument,
    "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": types.ConsoleSessionDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n"): typeof import('./graphql').ConsoleChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').ConsoleSessionDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
