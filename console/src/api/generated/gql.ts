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
    "\n  query ConsoleCatchUp($since: DateTime!) {\n    delta(since: $since, first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n": typeof types.ConsoleCatchUpDocument,
    "\n  query ConsoleQuickSearch($text: String!) {\n    pages(filter: { text: $text }, first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n      }\n    }\n    recall(query: $text, limit: 8, budgetTokens: 3000) {\n      hits {\n        item {\n          __typename\n          ... on Claim {\n            id\n            claimText: text\n          }\n          ... on Page {\n            id\n            slug\n            title\n            type\n          }\n          ... on Passage {\n            id\n            passageText: text\n            page {\n              slug\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.ConsoleQuickSearchDocument,
    "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n      stewardOf {\n        gid\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.ConsoleSessionDocument,
    "\n  query ConsoleAudited($uid: String!) {\n    principal(uid: $uid) {\n      kind\n      displayName\n      active\n      roles\n      page {\n        slug\n      }\n    }\n  }\n": typeof types.ConsoleAuditedDocument,
    "\n  query ConsolePrincipalAudit($uid: String!, $after: String) {\n    claims: principalAudit(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsolePrincipalAuditDocument,
    "\n  query ConsoleReach($uid: String!, $after: String) {\n    claims: reach(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleReachDocument,
    "\n  query ConsoleTrail($actor: String!, $after: String) {\n    audit(actor: $actor, first: 50, after: $after) {\n      nodes {\n        id\n        at\n        action\n        item\n        detail\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleTrailDocument,
    "mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }": typeof types.ConsoleEraseDocument,
    "\n  query ConsoleClaims($filter: ClaimFilter, $after: String) {\n    claims(filter: $filter, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleClaimsDocument,
    "\n  query ConsoleSuggestions($state: FindingState, $after: String) {\n    suggestions(state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        kind\n        state\n        text\n        change\n        note\n        openedAt\n        pages {\n          slug\n          title\n          type\n        }\n        claims {\n          ...ClaimLine\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleSuggestionsDocument,
    "mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }": typeof types.ConsoleDecideSuggestionDocument,
    "\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    deletedPages {\n      id\n      title\n      type\n      scope\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n": typeof types.FindingFullFragmentDoc,
    "\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleFindingsDocument,
    "\n  query ConsoleReviews($after: String) {\n    reviewQueue(first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleReviewsDocument,
    "mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }": typeof types.ConsoleDecideFindingDocument,
    "mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }": typeof types.ConsoleDecideReviewDocument,
    "\n  query ConsoleSample($tag: String!) {\n    pages(filter: { tag: $tag }, first: 50) {\n      nodes {\n        id\n      }\n    }\n  }\n": typeof types.ConsoleSampleDocument,
    "mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }": typeof types.ConsoleLoadSampleDocument,
    "mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }": typeof types.ConsoleRemoveSampleDocument,
    "\n  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        id\n        slug\n        title\n        type\n        scope\n      }\n    }\n    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {\n      nodes {\n        page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n        link {\n          type\n          scope\n          recordedAt\n          from {\n            slug\n          }\n          to {\n            slug\n          }\n        }\n      }\n      totalCount\n    }\n  }\n": typeof types.GraphAroundDocument,
    "\n  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {\n    linksAmong(pages: $pages, first: $first, asOf: $asOf) {\n      nodes {\n        type\n        scope\n        recordedAt\n        from {\n          slug\n        }\n        to {\n          slug\n        }\n      }\n    }\n  }\n": typeof types.GraphAmongDocument,
    "\n  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {\n    paths(from: $from, to: $to, first: $first, asOf: $asOf) {\n      nodes {\n        steps {\n          from {\n            slug\n            title\n            type\n          }\n          link\n          forward\n          to {\n            slug\n            title\n            type\n          }\n        }\n      }\n    }\n  }\n": typeof types.GraphPathsDocument,
    "\n  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {\n    objects(type: $type, first: $first, asOf: $asOf) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": typeof types.GraphObjectsDocument,
    "\n  query GraphPages($first: Int!, $after: String) {\n    pages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.GraphPagesDocument,
    "\n  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {\n      rows\n      truncated\n    }\n  }\n": typeof types.GraphLinksDocument,
    "\n  query GraphDetail($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        tags {\n          name\n        }\n        properties {\n          name\n          value\n        }\n        claims(first: 4) {\n          totalCount\n          nodes {\n            id\n            text\n          }\n        }\n      }\n    }\n  }\n": typeof types.GraphDetailDocument,
    "\n  query GraphFind($text: String!) {\n    pages(filter: { text: $text }, first: 8) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n": typeof types.GraphFindDocument,
    "\n  query ConsoleHealth {\n    health {\n      ok\n      store\n      version\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n    pages(first: 1) {\n      totalCount\n    }\n    claims(first: 1) {\n      totalCount\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.ConsoleHealthDocument,
    "\n  query ConsoleHome($since: DateTime!, $after: String) {\n    delta(since: $since, first: 500, after: $after, newestFirst: true) {\n      nodes {\n        id\n        kind\n        at\n        by {\n          uid\n          displayName\n        }\n        claim {\n          id\n          text\n          scope\n        }\n        link {\n          type\n          scope\n          from {\n            slug\n            title\n            type\n          }\n          to {\n            slug\n            title\n            type\n          }\n        }\n        event {\n          summary\n          scope\n          about {\n            slug\n            title\n            type\n          }\n        }\n        page {\n          slug\n          title\n          type\n          scope\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    findings(state: OPEN, first: 5) {\n      nodes {\n        id\n        kind\n        explanation\n        openedAt\n        claims {\n          id\n          text\n        }\n      }\n      totalCount\n    }\n    pages(first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n        createdAt\n      }\n    }\n    health {\n      ok\n      version\n      store\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n  }\n": typeof types.ConsoleHomeDocument,
    "mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }": typeof types.ConsoleDisconnectDocument,
    "\n  query ConsoleObjects($filter: PageFilter, $after: String) {\n    pages(filter: $filter, first: 50, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        deletedAt\n        tags {\n          name\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleObjectsDocument,
    "mutation ConsoleRestorePage($input: PageRefInput!) { restorePage(input: $input) { page { slug } } }": typeof types.ConsoleRestorePageDocument,
    "mutation ConsoleCreatePage($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }": typeof types.ConsoleCreatePageDocument,
    "mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }": typeof types.ConsoleUpdatePageDocument,
    "mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }": typeof types.ConsoleRenamePageDocument,
    "mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }": typeof types.ConsoleRetypePageDocument,
    "mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }": typeof types.ConsoleMergePagesDocument,
    "mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }": typeof types.ConsoleDeletePageDocument,
    "mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }": typeof types.ConsoleRescopePageDocument,
    "mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }": typeof types.ConsoleConnectDocument,
    "\n  query ConsolePage($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      __typename\n      ... on Page {\n        id\n        slug\n        type\n        subtype\n        title\n        scope\n        aliases\n        tags {\n          name\n        }\n        effectiveDate\n        version\n        createdAt\n        updatedAt\n        createdBy {\n          uid\n          displayName\n        }\n        body\n        sections {\n          id\n          heading\n          text\n          scope\n        }\n        properties {\n          name\n          value\n          claim {\n            id\n          }\n          conflicts {\n            id\n          }\n        }\n        facts: claims(filter: { family: FACT }, first: 30) {\n          nodes {\n            ...ClaimLine\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        takes: claims(filter: { family: TAKE }, first: 20) {\n          nodes {\n            ...ClaimLine\n          }\n          totalCount\n        }\n        timeline(first: 50) {\n          nodes {\n            id\n            date\n            until\n            summary\n            detail\n            type\n            scope\n            eventPage {\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n        links(first: 100) {\n          nodes {\n            id\n            type\n            scope\n            origin\n            from {\n              id\n              slug\n              title\n              type\n            }\n            to {\n              id\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        findings {\n          id\n          kind\n          explanation\n        }\n        backlinkCount\n      }\n      ... on PageCandidates {\n        candidates {\n          slug\n          pageTitle: title\n          type\n          line\n        }\n      }\n      ... on PageNotFound {\n        ref\n        near {\n          slug\n          pageTitle: title\n          type\n        }\n      }\n    }\n  }\n": typeof types.ConsolePageDocument,
    "\n  query ConsoleVersions($ref: String!, $after: String) {\n    page(ref: $ref) {\n      ... on Page {\n        version\n        versions(first: 20, after: $after) {\n          nodes {\n            number\n            at\n            by {\n              displayName\n            }\n            title\n            diff\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": typeof types.ConsoleVersionsDocument,
    "mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }": typeof types.ConsoleRollbackDocument,
    "\n  query ConsolePacks {\n    packs {\n      name\n      version\n      description\n      extends\n      installedAt\n      builtin\n      patterns {\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        primitive\n        subtypes\n        implements\n        pack\n        count\n        properties {\n          name\n          type\n          required\n          unit\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        cardinality\n        singleAtATime\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    pages(first: 1) {\n      totalCount\n    }\n  }\n": typeof types.ConsolePacksDocument,
    "mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }": typeof types.ConsoleChangePacksDocument,
    "\n  query QueryOffered {\n    vocabulary {\n      objectTypes {\n        name\n        implements\n      }\n      patterns {\n        name\n        pack\n        purpose\n        query\n        yields\n      }\n    }\n  }\n": typeof types.QueryOfferedDocument,
    "\n  query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n": typeof types.QueryRunDocument,
    "\n  query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n": typeof types.QueryRunStoredDocument,
    "\n  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {\n    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {\n      ...RecallShown\n    }\n    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {\n      ...RecallShown\n    }\n  }\n": typeof types.ConsoleRecallDocument,
    "\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n": typeof types.RecallShownFragmentDoc,
    "\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n": typeof types.ConsoleChannelNamesDocument,
    "\n  query ConsoleChannels($after: String) {\n    channels(first: 50, after: $after) {\n      nodes {\n        id\n        externalId\n        kind\n        title\n        mode\n        group {\n          name\n        }\n        participants {\n          uid\n          displayName\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleChannelsDocument,
    "\n  query ConsoleChannelChoices {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n      }\n    }\n    groups(first: 500) {\n      nodes {\n        name\n      }\n    }\n  }\n": typeof types.ConsoleChannelChoicesDocument,
    "mutation ConsoleCreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { revision } }": typeof types.ConsoleCreateChannelDocument,
    "\n  query ConsoleGroups($after: String, $membersAfter: String) {\n    groups(first: 30, after: $after) {\n      nodes {\n        gid\n        name\n        syncedAt\n        members(first: 50, after: $membersAfter) {\n          nodes {\n            role\n            since\n            principal {\n              uid\n              displayName\n            }\n          }\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleGroupsDocument,
    "mutation ConsoleCreateGroup($input: CreateGroupInput!) { createGroup(input: $input) { revision } }": typeof types.ConsoleCreateGroupDocument,
    "mutation ConsoleRenameGroup($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }": typeof types.ConsoleRenameGroupDocument,
    "mutation ConsoleAddMember($input: AddMemberInput!) { addMember(input: $input) { revision } }": typeof types.ConsoleAddMemberDocument,
    "mutation ConsoleRemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }": typeof types.ConsoleRemoveMemberDocument,
    "query ConsoleSettings { settings }": typeof types.ConsoleSettingsDocument,
    "mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings } }": typeof types.ConsoleUpdateSettingsDocument,
    "\n  query ConsolePrincipals($after: String) {\n    principals(first: 50, after: $after) {\n      nodes {\n        uid\n        kind\n        displayName\n        active\n        roles\n        owner {\n          uid\n          displayName\n        }\n        groups {\n          name\n        }\n        page {\n          slug\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsolePrincipalsDocument,
    "mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }": typeof types.ConsoleCreatePrincipalDocument,
    "mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) { updatePrincipal(input: $input) { revision } }": typeof types.ConsoleUpdatePrincipalDocument,
    "mutation ConsoleSetActive($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }": typeof types.ConsoleSetActiveDocument,
    "\n  query ConsoleTokens($principal: String, $after: String) {\n    tokens(principal: $principal, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        capabilities\n        channels\n        createdAt\n        expiresAt\n        lastUsedAt\n        revokedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ConsoleTokensDocument,
    "mutation ConsoleCreateToken($input: CreateTokenInput!) { createToken(input: $input) { id secret } }": typeof types.ConsoleCreateTokenDocument,
    "mutation ConsoleRevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { revision } }": typeof types.ConsoleRevokeTokenDocument,
    "\n  query ConsoleExplainAccess($item: ID!, $principal: String!) {\n    explainAccess(item: $item, principal: $principal) {\n      allowed\n      rule\n      memberships\n      text\n    }\n  }\n": typeof types.ConsoleExplainAccessDocument,
    "\n  query ConsoleClaim($id: ID!) {\n    claim(id: $id) {\n      ...ClaimLine\n      context\n      property\n      freshness\n      validFrom\n      validUntil\n      retiredAt\n      retiredReason\n      settledAt\n      settledBy {\n        displayName\n      }\n      quality\n      outcome\n      outcomeNote\n      evidence {\n        ...EvidenceLine\n      }\n      questions: findings {\n        id\n        kind\n        explanation\n        openedAt\n      }\n      holderPage: holder {\n        slug\n        title\n        type\n      }\n      supersedes {\n        ...ChainLink\n        supersedes {\n          ...ChainLink\n          supersedes {\n            ...ChainLink\n          }\n        }\n      }\n      supersededBy {\n        ...ChainLink\n        supersededBy {\n          ...ChainLink\n          supersededBy {\n            ...ChainLink\n          }\n        }\n      }\n    }\n  }\n": typeof types.ConsoleClaimDocument,
    "\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n": typeof types.ChainLinkFragmentDoc,
    "mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }": typeof types.ConsoleCorrectDocument,
    "mutation ConsoleForget($input: ForgetInput!) { forget(input: $input) { queued } }": typeof types.ConsoleForgetDocument,
    "mutation ConsoleDispute($input: DisputeInput!) { dispute(input: $input) { finding { id } } }": typeof types.ConsoleDisputeDocument,
    "mutation ConsoleResolve($input: ResolveTakeInput!) { resolveTake(input: $input) { revision } }": typeof types.ConsoleResolveDocument,
    "mutation ConsoleComplete($input: CompleteCommitmentInput!) { completeCommitment(input: $input) { revision } }": typeof types.ConsoleCompleteDocument,
    "mutation ConsoleRescopeClaim($input: RescopeInput!) { rescope(input: $input) { revision } }": typeof types.ConsoleRescopeClaimDocument,
    "\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n": typeof types.EvidenceLineFragmentDoc,
    "mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }": typeof types.ConsoleRememberDocument,
    "\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n": typeof types.ClaimLineFragmentDoc,
    "\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n": typeof types.ConsoleFindPagesDocument,
    "\n  query ConsolePrincipalNames {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n        kind\n        active\n      }\n    }\n  }\n": typeof types.ConsolePrincipalNamesDocument,
};
const documents: Documents = {
    "\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n": types.ConsoleChangedDocument,
    "\n  query ConsoleCatchUp($since: DateTime!) {\n    delta(since: $since, first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n": types.ConsoleCatchUpDocument,
    "\n  query ConsoleQuickSearch($text: String!) {\n    pages(filter: { text: $text }, first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n      }\n    }\n    recall(query: $text, limit: 8, budgetTokens: 3000) {\n      hits {\n        item {\n          __typename\n          ... on Claim {\n            id\n            claimText: text\n          }\n          ... on Page {\n            id\n            slug\n            title\n            type\n          }\n          ... on Passage {\n            id\n            passageText: text\n            page {\n              slug\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n": types.ConsoleQuickSearchDocument,
    "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n      stewardOf {\n        gid\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": types.ConsoleSessionDocument,
    "\n  query ConsoleAudited($uid: String!) {\n    principal(uid: $uid) {\n      kind\n      displayName\n      active\n      roles\n      page {\n        slug\n      }\n    }\n  }\n": types.ConsoleAuditedDocument,
    "\n  query ConsolePrincipalAudit($uid: String!, $after: String) {\n    claims: principalAudit(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsolePrincipalAuditDocument,
    "\n  query ConsoleReach($uid: String!, $after: String) {\n    claims: reach(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleReachDocument,
    "\n  query ConsoleTrail($actor: String!, $after: String) {\n    audit(actor: $actor, first: 50, after: $after) {\n      nodes {\n        id\n        at\n        action\n        item\n        detail\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleTrailDocument,
    "mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }": types.ConsoleEraseDocument,
    "\n  query ConsoleClaims($filter: ClaimFilter, $after: String) {\n    claims(filter: $filter, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleClaimsDocument,
    "\n  query ConsoleSuggestions($state: FindingState, $after: String) {\n    suggestions(state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        kind\n        state\n        text\n        change\n        note\n        openedAt\n        pages {\n          slug\n          title\n          type\n        }\n        claims {\n          ...ClaimLine\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleSuggestionsDocument,
    "mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }": types.ConsoleDecideSuggestionDocument,
    "\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    deletedPages {\n      id\n      title\n      type\n      scope\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n": types.FindingFullFragmentDoc,
    "\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleFindingsDocument,
    "\n  query ConsoleReviews($after: String) {\n    reviewQueue(first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleReviewsDocument,
    "mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }": types.ConsoleDecideFindingDocument,
    "mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }": types.ConsoleDecideReviewDocument,
    "\n  query ConsoleSample($tag: String!) {\n    pages(filter: { tag: $tag }, first: 50) {\n      nodes {\n        id\n      }\n    }\n  }\n": types.ConsoleSampleDocument,
    "mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }": types.ConsoleLoadSampleDocument,
    "mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }": types.ConsoleRemoveSampleDocument,
    "\n  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        id\n        slug\n        title\n        type\n        scope\n      }\n    }\n    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {\n      nodes {\n        page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n        link {\n          type\n          scope\n          recordedAt\n          from {\n            slug\n          }\n          to {\n            slug\n          }\n        }\n      }\n      totalCount\n    }\n  }\n": types.GraphAroundDocument,
    "\n  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {\n    linksAmong(pages: $pages, first: $first, asOf: $asOf) {\n      nodes {\n        type\n        scope\n        recordedAt\n        from {\n          slug\n        }\n        to {\n          slug\n        }\n      }\n    }\n  }\n": types.GraphAmongDocument,
    "\n  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {\n    paths(from: $from, to: $to, first: $first, asOf: $asOf) {\n      nodes {\n        steps {\n          from {\n            slug\n            title\n            type\n          }\n          link\n          forward\n          to {\n            slug\n            title\n            type\n          }\n        }\n      }\n    }\n  }\n": types.GraphPathsDocument,
    "\n  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {\n    objects(type: $type, first: $first, asOf: $asOf) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n": types.GraphObjectsDocument,
    "\n  query GraphPages($first: Int!, $after: String) {\n    pages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.GraphPagesDocument,
    "\n  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {\n      rows\n      truncated\n    }\n  }\n": types.GraphLinksDocument,
    "\n  query GraphDetail($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        tags {\n          name\n        }\n        properties {\n          name\n          value\n        }\n        claims(first: 4) {\n          totalCount\n          nodes {\n            id\n            text\n          }\n        }\n      }\n    }\n  }\n": types.GraphDetailDocument,
    "\n  query GraphFind($text: String!) {\n    pages(filter: { text: $text }, first: 8) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n": types.GraphFindDocument,
    "\n  query ConsoleHealth {\n    health {\n      ok\n      store\n      version\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n    pages(first: 1) {\n      totalCount\n    }\n    claims(first: 1) {\n      totalCount\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n": types.ConsoleHealthDocument,
    "\n  query ConsoleHome($since: DateTime!, $after: String) {\n    delta(since: $since, first: 500, after: $after, newestFirst: true) {\n      nodes {\n        id\n        kind\n        at\n        by {\n          uid\n          displayName\n        }\n        claim {\n          id\n          text\n          scope\n        }\n        link {\n          type\n          scope\n          from {\n            slug\n            title\n            type\n          }\n          to {\n            slug\n            title\n            type\n          }\n        }\n        event {\n          summary\n          scope\n          about {\n            slug\n            title\n            type\n          }\n        }\n        page {\n          slug\n          title\n          type\n          scope\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    findings(state: OPEN, first: 5) {\n      nodes {\n        id\n        kind\n        explanation\n        openedAt\n        claims {\n          id\n          text\n        }\n      }\n      totalCount\n    }\n    pages(first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n        createdAt\n      }\n    }\n    health {\n      ok\n      version\n      store\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n  }\n": types.ConsoleHomeDocument,
    "mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }": types.ConsoleDisconnectDocument,
    "\n  query ConsoleObjects($filter: PageFilter, $after: String) {\n    pages(filter: $filter, first: 50, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        deletedAt\n        tags {\n          name\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleObjectsDocument,
    "mutation ConsoleRestorePage($input: PageRefInput!) { restorePage(input: $input) { page { slug } } }": types.ConsoleRestorePageDocument,
    "mutation ConsoleCreatePage($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }": types.ConsoleCreatePageDocument,
    "mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }": types.ConsoleUpdatePageDocument,
    "mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }": types.ConsoleRenamePageDocument,
    "mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }": types.ConsoleRetypePageDocument,
    "mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }": types.ConsoleMergePagesDocument,
    "mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }": types.ConsoleDeletePageDocument,
    "mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }": types.ConsoleRescopePageDocument,
    "mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }": types.ConsoleConnectDocument,
    "\n  query ConsolePage($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      __typename\n      ... on Page {\n        id\n        slug\n        type\n        subtype\n        title\n        scope\n        aliases\n        tags {\n          name\n        }\n        effectiveDate\n        version\n        createdAt\n        updatedAt\n        createdBy {\n          uid\n          displayName\n        }\n        body\n        sections {\n          id\n          heading\n          text\n          scope\n        }\n        properties {\n          name\n          value\n          claim {\n            id\n          }\n          conflicts {\n            id\n          }\n        }\n        facts: claims(filter: { family: FACT }, first: 30) {\n          nodes {\n            ...ClaimLine\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        takes: claims(filter: { family: TAKE }, first: 20) {\n          nodes {\n            ...ClaimLine\n          }\n          totalCount\n        }\n        timeline(first: 50) {\n          nodes {\n            id\n            date\n            until\n            summary\n            detail\n            type\n            scope\n            eventPage {\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n        links(first: 100) {\n          nodes {\n            id\n            type\n            scope\n            origin\n            from {\n              id\n              slug\n              title\n              type\n            }\n            to {\n              id\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        findings {\n          id\n          kind\n          explanation\n        }\n        backlinkCount\n      }\n      ... on PageCandidates {\n        candidates {\n          slug\n          pageTitle: title\n          type\n          line\n        }\n      }\n      ... on PageNotFound {\n        ref\n        near {\n          slug\n          pageTitle: title\n          type\n        }\n      }\n    }\n  }\n": types.ConsolePageDocument,
    "\n  query ConsoleVersions($ref: String!, $after: String) {\n    page(ref: $ref) {\n      ... on Page {\n        version\n        versions(first: 20, after: $after) {\n          nodes {\n            number\n            at\n            by {\n              displayName\n            }\n            title\n            diff\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": types.ConsoleVersionsDocument,
    "mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }": types.ConsoleRollbackDocument,
    "\n  query ConsolePacks {\n    packs {\n      name\n      version\n      description\n      extends\n      installedAt\n      builtin\n      patterns {\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        primitive\n        subtypes\n        implements\n        pack\n        count\n        properties {\n          name\n          type\n          required\n          unit\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        cardinality\n        singleAtATime\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    pages(first: 1) {\n      totalCount\n    }\n  }\n": types.ConsolePacksDocument,
    "mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }": types.ConsoleChangePacksDocument,
    "\n  query QueryOffered {\n    vocabulary {\n      objectTypes {\n        name\n        implements\n      }\n      patterns {\n        name\n        pack\n        purpose\n        query\n        yields\n      }\n    }\n  }\n": types.QueryOfferedDocument,
    "\n  query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n": types.QueryRunDocument,
    "\n  query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n": types.QueryRunStoredDocument,
    "\n  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {\n    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {\n      ...RecallShown\n    }\n    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {\n      ...RecallShown\n    }\n  }\n": types.ConsoleRecallDocument,
    "\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n": types.RecallShownFragmentDoc,
    "\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n": types.ConsoleChannelNamesDocument,
    "\n  query ConsoleChannels($after: String) {\n    channels(first: 50, after: $after) {\n      nodes {\n        id\n        externalId\n        kind\n        title\n        mode\n        group {\n          name\n        }\n        participants {\n          uid\n          displayName\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleChannelsDocument,
    "\n  query ConsoleChannelChoices {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n      }\n    }\n    groups(first: 500) {\n      nodes {\n        name\n      }\n    }\n  }\n": types.ConsoleChannelChoicesDocument,
    "mutation ConsoleCreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { revision } }": types.ConsoleCreateChannelDocument,
    "\n  query ConsoleGroups($after: String, $membersAfter: String) {\n    groups(first: 30, after: $after) {\n      nodes {\n        gid\n        name\n        syncedAt\n        members(first: 50, after: $membersAfter) {\n          nodes {\n            role\n            since\n            principal {\n              uid\n              displayName\n            }\n          }\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleGroupsDocument,
    "mutation ConsoleCreateGroup($input: CreateGroupInput!) { createGroup(input: $input) { revision } }": types.ConsoleCreateGroupDocument,
    "mutation ConsoleRenameGroup($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }": types.ConsoleRenameGroupDocument,
    "mutation ConsoleAddMember($input: AddMemberInput!) { addMember(input: $input) { revision } }": types.ConsoleAddMemberDocument,
    "mutation ConsoleRemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }": types.ConsoleRemoveMemberDocument,
    "query ConsoleSettings { settings }": types.ConsoleSettingsDocument,
    "mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings } }": types.ConsoleUpdateSettingsDocument,
    "\n  query ConsolePrincipals($after: String) {\n    principals(first: 50, after: $after) {\n      nodes {\n        uid\n        kind\n        displayName\n        active\n        roles\n        owner {\n          uid\n          displayName\n        }\n        groups {\n          name\n        }\n        page {\n          slug\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsolePrincipalsDocument,
    "mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }": types.ConsoleCreatePrincipalDocument,
    "mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) { updatePrincipal(input: $input) { revision } }": types.ConsoleUpdatePrincipalDocument,
    "mutation ConsoleSetActive($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }": types.ConsoleSetActiveDocument,
    "\n  query ConsoleTokens($principal: String, $after: String) {\n    tokens(principal: $principal, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        capabilities\n        channels\n        createdAt\n        expiresAt\n        lastUsedAt\n        revokedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ConsoleTokensDocument,
    "mutation ConsoleCreateToken($input: CreateTokenInput!) { createToken(input: $input) { id secret } }": types.ConsoleCreateTokenDocument,
    "mutation ConsoleRevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { revision } }": types.ConsoleRevokeTokenDocument,
    "\n  query ConsoleExplainAccess($item: ID!, $principal: String!) {\n    explainAccess(item: $item, principal: $principal) {\n      allowed\n      rule\n      memberships\n      text\n    }\n  }\n": types.ConsoleExplainAccessDocument,
    "\n  query ConsoleClaim($id: ID!) {\n    claim(id: $id) {\n      ...ClaimLine\n      context\n      property\n      freshness\n      validFrom\n      validUntil\n      retiredAt\n      retiredReason\n      settledAt\n      settledBy {\n        displayName\n      }\n      quality\n      outcome\n      outcomeNote\n      evidence {\n        ...EvidenceLine\n      }\n      questions: findings {\n        id\n        kind\n        explanation\n        openedAt\n      }\n      holderPage: holder {\n        slug\n        title\n        type\n      }\n      supersedes {\n        ...ChainLink\n        supersedes {\n          ...ChainLink\n          supersedes {\n            ...ChainLink\n          }\n        }\n      }\n      supersededBy {\n        ...ChainLink\n        supersededBy {\n          ...ChainLink\n          supersededBy {\n            ...ChainLink\n          }\n        }\n      }\n    }\n  }\n": types.ConsoleClaimDocument,
    "\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n": types.ChainLinkFragmentDoc,
    "mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }": types.ConsoleCorrectDocument,
    "mutation ConsoleForget($input: ForgetInput!) { forget(input: $input) { queued } }": types.ConsoleForgetDocument,
    "mutation ConsoleDispute($input: DisputeInput!) { dispute(input: $input) { finding { id } } }": types.ConsoleDisputeDocument,
    "mutation ConsoleResolve($input: ResolveTakeInput!) { resolveTake(input: $input) { revision } }": types.ConsoleResolveDocument,
    "mutation ConsoleComplete($input: CompleteCommitmentInput!) { completeCommitment(input: $input) { revision } }": types.ConsoleCompleteDocument,
    "mutation ConsoleRescopeClaim($input: RescopeInput!) { rescope(input: $input) { revision } }": types.ConsoleRescopeClaimDocument,
    "\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n": types.EvidenceLineFragmentDoc,
    "mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }": types.ConsoleRememberDocument,
    "\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n": types.ClaimLineFragmentDoc,
    "\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n": types.ConsoleFindPagesDocument,
    "\n  query ConsolePrincipalNames {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n        kind\n        active\n      }\n    }\n  }\n": types.ConsolePrincipalNamesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n"): typeof import('./graphql').ConsoleChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleCatchUp($since: DateTime!) {\n    delta(since: $since, first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleCatchUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleQuickSearch($text: String!) {\n    pages(filter: { text: $text }, first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n      }\n    }\n    recall(query: $text, limit: 8, budgetTokens: 3000) {\n      hits {\n        item {\n          __typename\n          ... on Claim {\n            id\n            claimText: text\n          }\n          ... on Page {\n            id\n            slug\n            title\n            type\n          }\n          ... on Passage {\n            id\n            passageText: text\n            page {\n              slug\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleQuickSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n      stewardOf {\n        gid\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').ConsoleSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleAudited($uid: String!) {\n    principal(uid: $uid) {\n      kind\n      displayName\n      active\n      roles\n      page {\n        slug\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleAuditedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsolePrincipalAudit($uid: String!, $after: String) {\n    claims: principalAudit(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsolePrincipalAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleReach($uid: String!, $after: String) {\n    claims: reach(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleReachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleTrail($actor: String!, $after: String) {\n    audit(actor: $actor, first: 50, after: $after) {\n      nodes {\n        id\n        at\n        action\n        item\n        detail\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleTrailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }"): typeof import('./graphql').ConsoleEraseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleClaims($filter: ClaimFilter, $after: String) {\n    claims(filter: $filter, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleClaimsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleSuggestions($state: FindingState, $after: String) {\n    suggestions(state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        kind\n        state\n        text\n        change\n        note\n        openedAt\n        pages {\n          slug\n          title\n          type\n        }\n        claims {\n          ...ClaimLine\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }"): typeof import('./graphql').ConsoleDecideSuggestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    deletedPages {\n      id\n      title\n      type\n      scope\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n"): typeof import('./graphql').FindingFullFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleFindingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleReviews($after: String) {\n    reviewQueue(first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }"): typeof import('./graphql').ConsoleDecideFindingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }"): typeof import('./graphql').ConsoleDecideReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleSample($tag: String!) {\n    pages(filter: { tag: $tag }, first: 50) {\n      nodes {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleSampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }"): typeof import('./graphql').ConsoleLoadSampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }"): typeof import('./graphql').ConsoleRemoveSampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        id\n        slug\n        title\n        type\n        scope\n      }\n    }\n    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {\n      nodes {\n        page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n        link {\n          type\n          scope\n          recordedAt\n          from {\n            slug\n          }\n          to {\n            slug\n          }\n        }\n      }\n      totalCount\n    }\n  }\n"): typeof import('./graphql').GraphAroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {\n    linksAmong(pages: $pages, first: $first, asOf: $asOf) {\n      nodes {\n        type\n        scope\n        recordedAt\n        from {\n          slug\n        }\n        to {\n          slug\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').GraphAmongDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {\n    paths(from: $from, to: $to, first: $first, asOf: $asOf) {\n      nodes {\n        steps {\n          from {\n            slug\n            title\n            type\n          }\n          link\n          forward\n          to {\n            slug\n            title\n            type\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').GraphPathsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {\n    objects(type: $type, first: $first, asOf: $asOf) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n"): typeof import('./graphql').GraphObjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphPages($first: Int!, $after: String) {\n    pages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').GraphPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {\n      rows\n      truncated\n    }\n  }\n"): typeof import('./graphql').GraphLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphDetail($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        tags {\n          name\n        }\n        properties {\n          name\n          value\n        }\n        claims(first: 4) {\n          totalCount\n          nodes {\n            id\n            text\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').GraphDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GraphFind($text: String!) {\n    pages(filter: { text: $text }, first: 8) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n"): typeof import('./graphql').GraphFindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleHealth {\n    health {\n      ok\n      store\n      version\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n    pages(first: 1) {\n      totalCount\n    }\n    claims(first: 1) {\n      totalCount\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').ConsoleHealthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleHome($since: DateTime!, $after: String) {\n    delta(since: $since, first: 500, after: $after, newestFirst: true) {\n      nodes {\n        id\n        kind\n        at\n        by {\n          uid\n          displayName\n        }\n        claim {\n          id\n          text\n          scope\n        }\n        link {\n          type\n          scope\n          from {\n            slug\n            title\n            type\n          }\n          to {\n            slug\n            title\n            type\n          }\n        }\n        event {\n          summary\n          scope\n          about {\n            slug\n            title\n            type\n          }\n        }\n        page {\n          slug\n          title\n          type\n          scope\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    findings(state: OPEN, first: 5) {\n      nodes {\n        id\n        kind\n        explanation\n        openedAt\n        claims {\n          id\n          text\n        }\n      }\n      totalCount\n    }\n    pages(first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n        createdAt\n      }\n    }\n    health {\n      ok\n      version\n      store\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleHomeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }"): typeof import('./graphql').ConsoleDisconnectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleObjects($filter: PageFilter, $after: String) {\n    pages(filter: $filter, first: 50, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        deletedAt\n        tags {\n          name\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleObjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRestorePage($input: PageRefInput!) { restorePage(input: $input) { page { slug } } }"): typeof import('./graphql').ConsoleRestorePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCreatePage($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }"): typeof import('./graphql').ConsoleCreatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }"): typeof import('./graphql').ConsoleUpdatePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }"): typeof import('./graphql').ConsoleRenamePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }"): typeof import('./graphql').ConsoleRetypePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }"): typeof import('./graphql').ConsoleMergePagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }"): typeof import('./graphql').ConsoleDeletePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }"): typeof import('./graphql').ConsoleRescopePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }"): typeof import('./graphql').ConsoleConnectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsolePage($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      __typename\n      ... on Page {\n        id\n        slug\n        type\n        subtype\n        title\n        scope\n        aliases\n        tags {\n          name\n        }\n        effectiveDate\n        version\n        createdAt\n        updatedAt\n        createdBy {\n          uid\n          displayName\n        }\n        body\n        sections {\n          id\n          heading\n          text\n          scope\n        }\n        properties {\n          name\n          value\n          claim {\n            id\n          }\n          conflicts {\n            id\n          }\n        }\n        facts: claims(filter: { family: FACT }, first: 30) {\n          nodes {\n            ...ClaimLine\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        takes: claims(filter: { family: TAKE }, first: 20) {\n          nodes {\n            ...ClaimLine\n          }\n          totalCount\n        }\n        timeline(first: 50) {\n          nodes {\n            id\n            date\n            until\n            summary\n            detail\n            type\n            scope\n            eventPage {\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n        links(first: 100) {\n          nodes {\n            id\n            type\n            scope\n            origin\n            from {\n              id\n              slug\n              title\n              type\n            }\n            to {\n              id\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        findings {\n          id\n          kind\n          explanation\n        }\n        backlinkCount\n      }\n      ... on PageCandidates {\n        candidates {\n          slug\n          pageTitle: title\n          type\n          line\n        }\n      }\n      ... on PageNotFound {\n        ref\n        near {\n          slug\n          pageTitle: title\n          type\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ConsolePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleVersions($ref: String!, $after: String) {\n    page(ref: $ref) {\n      ... on Page {\n        version\n        versions(first: 20, after: $after) {\n          nodes {\n            number\n            at\n            by {\n              displayName\n            }\n            title\n            diff\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }"): typeof import('./graphql').ConsoleRollbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsolePacks {\n    packs {\n      name\n      version\n      description\n      extends\n      installedAt\n      builtin\n      patterns {\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        primitive\n        subtypes\n        implements\n        pack\n        count\n        properties {\n          name\n          type\n          required\n          unit\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        cardinality\n        singleAtATime\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    pages(first: 1) {\n      totalCount\n    }\n  }\n"): typeof import('./graphql').ConsolePacksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }"): typeof import('./graphql').ConsoleChangePacksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryOffered {\n    vocabulary {\n      objectTypes {\n        name\n        implements\n      }\n      patterns {\n        name\n        pack\n        purpose\n        query\n        yields\n      }\n    }\n  }\n"): typeof import('./graphql').QueryOfferedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n"): typeof import('./graphql').QueryRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n"): typeof import('./graphql').QueryRunStoredDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {\n    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {\n      ...RecallShown\n    }\n    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {\n      ...RecallShown\n    }\n  }\n"): typeof import('./graphql').ConsoleRecallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').RecallShownFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleChannelNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleChannels($after: String) {\n    channels(first: 50, after: $after) {\n      nodes {\n        id\n        externalId\n        kind\n        title\n        mode\n        group {\n          name\n        }\n        participants {\n          uid\n          displayName\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleChannelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleChannelChoices {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n      }\n    }\n    groups(first: 500) {\n      nodes {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleChannelChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { revision } }"): typeof import('./graphql').ConsoleCreateChannelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleGroups($after: String, $membersAfter: String) {\n    groups(first: 30, after: $after) {\n      nodes {\n        gid\n        name\n        syncedAt\n        members(first: 50, after: $membersAfter) {\n          nodes {\n            role\n            since\n            principal {\n              uid\n              displayName\n            }\n          }\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleGroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCreateGroup($input: CreateGroupInput!) { createGroup(input: $input) { revision } }"): typeof import('./graphql').ConsoleCreateGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRenameGroup($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }"): typeof import('./graphql').ConsoleRenameGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleAddMember($input: AddMemberInput!) { addMember(input: $input) { revision } }"): typeof import('./graphql').ConsoleAddMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }"): typeof import('./graphql').ConsoleRemoveMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConsoleSettings { settings }"): typeof import('./graphql').ConsoleSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings } }"): typeof import('./graphql').ConsoleUpdateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsolePrincipals($after: String) {\n    principals(first: 50, after: $after) {\n      nodes {\n        uid\n        kind\n        displayName\n        active\n        roles\n        owner {\n          uid\n          displayName\n        }\n        groups {\n          name\n        }\n        page {\n          slug\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsolePrincipalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }"): typeof import('./graphql').ConsoleCreatePrincipalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) { updatePrincipal(input: $input) { revision } }"): typeof import('./graphql').ConsoleUpdatePrincipalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleSetActive($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }"): typeof import('./graphql').ConsoleSetActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleTokens($principal: String, $after: String) {\n    tokens(principal: $principal, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        capabilities\n        channels\n        createdAt\n        expiresAt\n        lastUsedAt\n        revokedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCreateToken($input: CreateTokenInput!) { createToken(input: $input) { id secret } }"): typeof import('./graphql').ConsoleCreateTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { revision } }"): typeof import('./graphql').ConsoleRevokeTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleExplainAccess($item: ID!, $principal: String!) {\n    explainAccess(item: $item, principal: $principal) {\n      allowed\n      rule\n      memberships\n      text\n    }\n  }\n"): typeof import('./graphql').ConsoleExplainAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleClaim($id: ID!) {\n    claim(id: $id) {\n      ...ClaimLine\n      context\n      property\n      freshness\n      validFrom\n      validUntil\n      retiredAt\n      retiredReason\n      settledAt\n      settledBy {\n        displayName\n      }\n      quality\n      outcome\n      outcomeNote\n      evidence {\n        ...EvidenceLine\n      }\n      questions: findings {\n        id\n        kind\n        explanation\n        openedAt\n      }\n      holderPage: holder {\n        slug\n        title\n        type\n      }\n      supersedes {\n        ...ChainLink\n        supersedes {\n          ...ChainLink\n          supersedes {\n            ...ChainLink\n          }\n        }\n      }\n      supersededBy {\n        ...ChainLink\n        supersededBy {\n          ...ChainLink\n          supersededBy {\n            ...ChainLink\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleClaimDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n"): typeof import('./graphql').ChainLinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }"): typeof import('./graphql').ConsoleCorrectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleForget($input: ForgetInput!) { forget(input: $input) { queued } }"): typeof import('./graphql').ConsoleForgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleDispute($input: DisputeInput!) { dispute(input: $input) { finding { id } } }"): typeof import('./graphql').ConsoleDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleResolve($input: ResolveTakeInput!) { resolveTake(input: $input) { revision } }"): typeof import('./graphql').ConsoleResolveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleComplete($input: CompleteCommitmentInput!) { completeCommitment(input: $input) { revision } }"): typeof import('./graphql').ConsoleCompleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRescopeClaim($input: RescopeInput!) { rescope(input: $input) { revision } }"): typeof import('./graphql').ConsoleRescopeClaimDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n"): typeof import('./graphql').EvidenceLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }"): typeof import('./graphql').ConsoleRememberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n"): typeof import('./graphql').ClaimLineFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n"): typeof import('./graphql').ConsoleFindPagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsolePrincipalNames {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n        kind\n        active\n      }\n    }\n  }\n"): typeof import('./graphql').ConsolePrincipalNamesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
