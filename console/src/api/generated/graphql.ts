/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A member to add, or a new role for one. */
export type AddMemberInput = {
  /** Name or id of the group. */
  group: string;
  /** Uid. */
  principal: string;
  /** Default MEMBER. */
  role?: GroupRole | null | undefined;
};

/** A way in which recall finds things. */
export type Arm =
  /** Along links. */
  | 'GRAPH'
  /** By the names of pages in the question. */
  | 'NAME'
  /** By words. */
  | 'TEXT'
  /** By meaning, where an embedding model is set. */
  | 'VECTOR';

/**
 * The point on both clocks at which a read looks: what had been recorded by then, and
 * what was true then by what had been recorded. Who may know what is always decided
 * by today's memberships and scopes.
 */
export type AsOfInput = {
  /** What Brain knew at this time; now unless given. */
  recorded?: string | null | undefined;
  /** What was true at this time; now unless given. */
  valid?: string | null | undefined;
};

/** What a token may do beyond its principal. */
export type Capability =
  /** Decide and confirm. */
  | 'DECIDE'
  /** Name the asker of a conversation. */
  | 'GATEWAY';

/** What happened to an item. */
export type ChangeKind =
  /** A claim was recorded. */
  | 'ADDED'
  /** A timeline event was recorded. */
  | 'EVENT'
  /** The validity of a claim that was still held ended. */
  | 'EXPIRED'
  /** A link was recorded. */
  | 'LINKED'
  /** Something of a page changed that this reader may know. */
  | 'PAGE'
  /** A claim, link, event or page got another scope; only the last time is told. */
  | 'RESCOPED'
  /** A claim was forgotten. */
  | 'RETIRED'
  /** A claim was replaced by another. */
  | 'SUPERSEDED'
  /** A link was taken back. */
  | 'UNLINKED';

/** Packs to change. */
export type ChangePacksInput = {
  /** What to do. */
  action: PackAction;
  /** Show what would happen and change nothing. */
  dryRun?: boolean | null | undefined;
  /** Text of a pack file (YAML). */
  file?: string | null | undefined;
  /**
   * What becomes of what uses a term that goes or narrows:
   * `{"retype": {"old": "new", "type/old": "type/new"}, "relink": {"old": "new"}}`.
   */
  mapping?: unknown;
  /** Names of built-in packs; to uninstall, of installed ones. */
  names?: Array<string> | null | undefined;
};

/** What a channel is. */
export type ChannelKind =
  /** One person and one agent. */
  | 'DIRECT'
  /** Several, tied to the group that mirrors its members. */
  | 'GROUP';

/** Whether a claim states or judges. */
export type ClaimFamily =
  /** Something that is so. */
  | 'FACT'
  /** Somebody's judgement, which can be graded later. */
  | 'TAKE';

/** Which claims to list. Without `history` only claims that are held and valid now. */
export type ClaimFilter = {
  /** Page (id, slug or name) or channel that they speak of. */
  about?: string | null | undefined;
  /** Uid of the writer. */
  author?: string | null | undefined;
  /** Fact or take. */
  family?: ClaimFamily | null | undefined;
  /** Filed or waiting. */
  filing?: Filing | null | undefined;
  /** Include superseded, retired, resolved and expired ones. */
  history?: boolean | null | undefined;
  /** Page that holds them. */
  holder?: string | null | undefined;
  /** Kinds. */
  kinds?: Array<string> | null | undefined;
  /** Recorded at or after. */
  recordedSince?: string | null | undefined;
  /** Recorded before. */
  recordedUntil?: string | null | undefined;
  /** Scope in text form. */
  scope?: string | null | undefined;
  /** States; naming a past one implies `history`. */
  states?: Array<ClaimState> | null | undefined;
  /** Words that the text must hold. */
  text?: string | null | undefined;
  /** States of verification. */
  trust?: Array<TrustState> | null | undefined;
};

/** Where a claim is in its life. */
export type ClaimState =
  /** A take that is held now. */
  | 'ACTIVE'
  /** A fact that is held now. */
  | 'CURRENT'
  /** A commitment that was kept. */
  | 'DONE'
  /** A take whose outcome is known. */
  | 'RESOLVED'
  /** Forgotten, with a reason. */
  | 'RETIRED'
  /** Replaced by a newer claim. */
  | 'SUPERSEDED';

/** A commitment that was kept. */
export type CompleteCommitmentInput = {
  /** When it was kept; default now. Evidence without a time of its own counts as observed then. */
  at?: string | null | undefined;
  /** The commitment. */
  claim: string;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What shows it, at least one. */
  evidence: Array<EvidenceInput>;
};

/** A link to make. */
export type ConnectInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What it rests on, at least one. */
  evidence: Array<EvidenceInput>;
  /** Page where it starts: id, slug or name. */
  from: string;
  /** Makes a retry safe. */
  idempotencyKey?: string | null | undefined;
  /** Who may know it; default by the conversation, else the writer alone. */
  scope?: string | null | undefined;
  /** Page where it ends: id, slug or name. */
  to: string;
  /** Link type or the name of its inverse. */
  type: string;
  /** Since when it is true. */
  validFrom?: string | null | undefined;
  /** Until when it is true. */
  validUntil?: string | null | undefined;
  /** Strength, 0–1; default 1. */
  weight?: number | null | undefined;
};

/**
 * The conversation in which an agent speaks. It applies to every root field of the
 * operation; two different ones are refused. Nothing is disclosed in it that one of
 * its recipients may not know.
 */
export type ConversationInput = {
  /** Uid of the person who asked; trusted only from a token with the capability GATEWAY. */
  asker?: string | null | undefined;
  /** External id of the channel. */
  channel?: string | null | undefined;
  /** May tighten the channel's mode, never relax it. */
  mode?: DisclosureMode | null | undefined;
  /** Channels that a scheduled turn without asker will post to; always STRICT. */
  targets?: Array<string> | null | undefined;
};

/** Whether an agent must name the conversation it speaks in. */
export type ConversationPolicy =
  /** It need not; set by an admin. */
  | 'OPTIONAL'
  /** It must; the default. */
  | 'REQUIRED';

/** A corrected text for a claim. */
export type CorrectInput = {
  /** The claim. */
  claim: string;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What the correction rests on; default the reason as a person's word. */
  evidence?: Array<EvidenceInput> | null | undefined;
  /** Makes a retry safe. */
  idempotencyKey?: string | null | undefined;
  /** Why. */
  reason: string;
  /** The corrected text. */
  text: string;
};

/** A channel to make. */
export type CreateChannelInput = {
  /** Its id outside, unique. */
  externalId: string;
  /** Name or id of the group that mirrors its members; GROUP only. */
  group?: string | null | undefined;
  /** What it is. */
  kind: ChannelKind;
  /** Default STRICT. */
  mode?: DisclosureMode | null | undefined;
  /** Uids; DIRECT takes one person and one agent. */
  participants: Array<string>;
  /** Title. */
  title?: string | null | undefined;
};

/** A group to make. */
export type CreateGroupInput = {
  /** Unique name. */
  name: string;
};

/** The page to make when nothing has the name given in `about`. */
export type CreatePageHint = {
  /** Further names. */
  aliases?: Array<string> | null | undefined;
  /** Slug; made from the name when left out. */
  slug?: string | null | undefined;
  /** Object type. */
  type: string;
};

/** A page to make. */
export type CreatePageInput = {
  /** Further names. */
  aliases?: Array<string> | null | undefined;
  /** Text as Markdown; what stands between `::: scope group:<name>` and `:::` is a section of that scope. Its links to pages, of the type that their sentence states, and its lines that begin with a date become links and timeline events, as long as they stand there. */
  body?: string | null | undefined;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The date that the page speaks of: YYYY, YYYY-MM or YYYY-MM-DD. */
  effectiveDate?: string | null | undefined;
  /** Who may know it; default world when a person makes it, else the writer alone. */
  scope?: string | null | undefined;
  /** Slug; made from the title when left out. */
  slug?: string | null | undefined;
  /** Subtype. */
  subtype?: string | null | undefined;
  /** Tags. */
  tags?: Array<string> | null | undefined;
  /** Title, at most 300 characters. */
  title: string;
  /** Object type. */
  type: string;
};

/** A principal to make. */
export type CreatePrincipalInput = {
  /** Agents only; default REQUIRED. */
  conversationPolicy?: ConversationPolicy | null | undefined;
  /** Agents only; default STRICT. */
  disclosureMode?: DisclosureMode | null | undefined;
  /** Name to show. */
  displayName: string;
  /** What it is. */
  kind: PrincipalKind;
  /** Uid of the owner; agents only. */
  owner?: string | null | undefined;
  /** Default MEMBER. */
  roles?: Array<Role> | null | undefined;
  /** Unique name: letters, digits, `.`, `_` and `-`. */
  uid: string;
};

/** An access token to make. */
export type CreateTokenInput = {
  /** What it may do besides; admins only. */
  capabilities?: Array<Capability> | null | undefined;
  /** External ids of the channels it is bound to; default any. */
  channels?: Array<string> | null | undefined;
  /** When it ends; default never. */
  expiresAt?: string | null | undefined;
  /** Its purpose. */
  name?: string | null | undefined;
  /** Uid of the principal. */
  principal: string;
};

/** Which versions of claims, links and events a query sees. */
export type Currency =
  /** Every version. */
  | 'ALL'
  /** What is held and valid now. */
  | 'CURRENT';

/** A decision about a finding. Its sides are its claims and links. */
export type DecideFindingInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What is done. */
  decision: FindingDecision;
  /** The finding. */
  finding: string;
  /** SUPERSEDE: the one side that stays. FORGET: the sides that stay; needed where more than one is still held. */
  keep?: Array<string> | null | undefined;
  /** Why, at most 2,000 characters; needed by FORGET and DISMISS. */
  note?: string | null | undefined;
  /** BOTH_STAND: when the sides are true. A side that changes gets a new record, the old one stays in the history. */
  validity?: Array<ValidityInput> | null | undefined;
};

/** A decision about entries of the review queue, all or none. */
export type DecideReviewInput = {
  /** What is done. */
  decision: ReviewDecision;
  /** Ids of the entries, at most 100. */
  items: Array<string>;
  /** Why, at most 2,000 characters; needed to forget a claim. */
  note?: string | null | undefined;
};

/** A decision about a suggestion. */
export type DecideSuggestionInput = {
  /** What is done. */
  decision: SuggestionDecision;
  /** Why, at most 2,000 characters. */
  note?: string | null | undefined;
  /** The suggestion. */
  suggestion: string;
};

/** A page to delete and why. */
export type DeletePageInput = {
  /** The conversation in which the caller speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
  /** Why; kept with the page as long as it can be restored. */
  reason: string;
};

/** Which of the two disclosure modes holds in a group conversation. */
export type DisclosureMode =
  /** Only the asker must be allowed to know. */
  | 'RELAXED'
  /** Everyone in the channel and its group must be allowed to know. */
  | 'STRICT';

/** A link to take back. */
export type DisconnectInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The link. */
  link: string;
  /** Why. */
  reason: string;
  /** Until when it was true, before its own end if it has one: it goes on in a new record with this end. Left out, the link is taken back whole. */
  validUntil?: string | null | undefined;
};

/** A claim and why it is doubted. */
export type DisputeInput = {
  /** The claim. */
  claim: string;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What the doubt rests on. */
  evidence?: Array<EvidenceInput> | null | undefined;
  /** Why. */
  reason: string;
};

/** What to erase. Give exactly one of page and principal. */
export type EraseInput = {
  /** Count, list what is to be reviewed, and change nothing. */
  dryRun?: boolean | null | undefined;
  /** A page by id, slug or name, deleted or not. */
  page?: string | null | undefined;
  /** The uid of a principal. */
  principal?: string | null | undefined;
  /** Why. */
  reason: string;
};

/** One piece of evidence as given. */
export type EvidenceInput = {
  /** What it is. */
  kind: EvidenceKind;
  /** Where in the origin. */
  locator?: string | null | undefined;
  /** A remark, at most 2,000 characters. */
  note?: string | null | undefined;
  /** When it was observed; default now. */
  observedAt?: string | null | undefined;
  /** Id of the page, claim or message. */
  origin?: string | null | undefined;
  /** Web address, http or https. */
  url?: string | null | undefined;
};

/** What a piece of evidence is. */
export type EvidenceKind =
  /** A signed statement of a check. */
  | 'ATTESTATION'
  /** Another claim. */
  | 'CLAIM'
  /** A learned document. */
  | 'DOCUMENT'
  /** A person's word. */
  | 'MANUAL'
  /** A message in a channel. */
  | 'MESSAGE'
  /** A page. */
  | 'PAGE'
  /** A web address. */
  | 'URL';

/** Whether a claim found the page that it speaks of. */
export type Filing =
  /** On its page. */
  | 'FILED'
  /** Waiting under another page, with the wanted name kept. */
  | 'UNFILED';

/** What is done about a finding. */
export type FindingDecision =
  /** All sides stay, each with the validity that is given. */
  | 'BOTH_STAND'
  /** The question is dropped. */
  | 'DISMISS'
  /** The sides that are not kept are forgotten. */
  | 'FORGET'
  /** All sides are so. */
  | 'NOT_A_CONTRADICTION'
  /** One side stays and the others are closed in its favour; they must have its scope. */
  | 'SUPERSEDE';

/** Where a finding is in its life. */
export type FindingState =
  /** Decided without one. */
  | 'DISMISSED'
  /** Waiting for a person. */
  | 'OPEN'
  /** Decided with an action. */
  | 'RESOLVED';

/** What to forget. Give exactly one of claim and page. */
export type ForgetInput = {
  /** The claim. */
  claim?: string | null | undefined;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. It is deleted; what an agent forgets, a person decides about. */
  page?: string | null | undefined;
  /** Why; kept with the history. */
  reason: string;
};

/** What a member may do in a group. */
export type GroupRole =
  /** Read and write what is scoped to it. */
  | 'MEMBER'
  /** Also manage its members and its claims. */
  | 'STEWARD';

/**
 * Records to import, at most 1,000, written in one transaction. A record is
 * `{"kind": "page", …}`, and so with `link`, `claim`, `event` or `statements`, with
 * `preserve` `node` or `edge`; the import reference lists their fields.
 */
export type ImportRecordsInput = {
  /** Check everything and write nothing. */
  dryRun?: boolean | null | undefined;
  /**
   * The records are those of an export and go in as they are, with ids, authors,
   * times and history. Admins only; not bound to the setting `enabled`.
   */
  preserve?: boolean | null | undefined;
  /** The records. */
  records: Array<unknown>;
};

/** How much a claim matters. */
export type Importance =
  /** To be known first. */
  | 'HIGH'
  /** Nice to know. */
  | 'LOW'
  /** The usual. */
  | 'NORMAL';

/** Where a link came from. */
export type LinkOrigin =
  /** Dreaming found it. */
  | 'DREAMING'
  /** A model read it from text. */
  | 'EXTRACTION'
  /** An import brought it. */
  | 'IMPORT'
  /** A person or agent connected it. */
  | 'MANUAL'
  /** The text of a page that was written here names the other page, or states the relation. */
  | 'MENTION';

/** Two pages for one thing. */
export type MergePagesInput = {
  /** The conversation in which the caller speaks. */
  conversation?: ConversationInput | null | undefined;
  /** Say what would change and change nothing. */
  dryRun?: boolean | null | undefined;
  /** The page that goes: id, slug or name. */
  from: string;
  /** The page that stays: id, slug or name. */
  into: string;
};

/** What to do with packs. */
export type PackAction =
  /** Install packs that are not installed, with the built-in packs that they build on. */
  | 'INSTALL'
  /** Take installed packs away, with every term that no other pack declares. */
  | 'UNINSTALL'
  /** Replace installed packs by higher versions. */
  | 'UPGRADE';

/** Which pages to list. */
export type PageFilter = {
  /** List the deleted pages that the caller may restore, instead of those that stand. */
  deleted?: boolean | null | undefined;
  /** Subtype. */
  subtype?: string | null | undefined;
  /** Tag. */
  tag?: string | null | undefined;
  /** Words that title or aliases must hold; of deleted pages, a part of the title. */
  text?: string | null | undefined;
  /** Object type. */
  type?: string | null | undefined;
};

/** A page. */
export type PageRefInput = {
  /** The conversation in which the caller speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
};

/** What acts. */
export type PrincipalKind =
  /** An AI agent. */
  | 'AGENT'
  /** A person. */
  | 'HUMAN'
  /** A program. */
  | 'SERVICE';

/** A claim to remember. */
export type RememberInput = {
  /** Page (id, slug or name) that it speaks of; default the conversation's channel, else the holder's page. */
  about?: string | null | undefined;
  /** How sure a fact is, 0–1, two decimals; default 0.75. */
  confidence?: number | null | undefined;
  /** What surrounds it, at most 2,000 characters. */
  context?: string | null | undefined;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What to make when nothing has that name; without it the claim is kept UNFILED. */
  createPage?: CreatePageHint | null | undefined;
  /** Field of judgement in which a take is scored, from the installed packs. */
  domain?: string | null | undefined;
  /** Until when a commitment is owed or a take can be graded. */
  due?: string | null | undefined;
  /** What it rests on, at least one. */
  evidence: Array<EvidenceInput>;
  /** Default FACT. */
  family?: ClaimFamily | null | undefined;
  /** Page of the one who holds it, `world` or `brain`; default the writer's page. */
  holder?: string | null | undefined;
  /** Makes a retry safe: the same key and content give the same claim. */
  idempotencyKey?: string | null | undefined;
  /** Default NORMAL. */
  importance?: Importance | null | undefined;
  /** Default `fact` or `take`. */
  kind?: string | null | undefined;
  /** Property of the page whose value this is. */
  property?: string | null | undefined;
  /** Who may know it; default by the conversation, else the writer alone. */
  scope?: string | null | undefined;
  /** Claim that this one replaces, within the same scope. */
  supersedes?: string | null | undefined;
  /** One assertion, at most 2,000 characters. */
  text: string;
  /** Since when it is true; default now. */
  validFrom?: string | null | undefined;
  /** Until when it is true. */
  validUntil?: string | null | undefined;
  /** Check everything and write nothing. */
  validateOnly?: boolean | null | undefined;
  /** Value of the property. */
  value?: unknown;
  /** How strongly a take is held, 0–1, two decimals; default 0.6. */
  weight?: number | null | undefined;
};

/** What remember did. */
export type RememberStatus =
  /** The claim was there, in these words or, with an embedding model, in others of the same meaning; the evidence was added to it. */
  | 'DUPLICATE'
  /** A new claim. */
  | 'INSERTED'
  /** A new claim that replaces an older one. */
  | 'SUPERSEDED';

/** A member to remove. */
export type RemoveMemberInput = {
  /** Name or id of the group. */
  group: string;
  /** Uid. */
  principal: string;
};

/** A new name for a group; nothing else changes. */
export type RenameGroupInput = {
  /** Name or id. */
  group: string;
  /** The new name. */
  name: string;
};

/** Another slug for a page. */
export type RenamePageInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
  /** The new slug; it begins with the prefix of the page's type. A taken one gets -2, that of a page narrower than world a random suffix. */
  slug: string;
  /** New title. */
  title?: string | null | undefined;
};

/** An item and its new scope. Give exactly one item. */
export type RescopeInput = {
  /** A claim. */
  claim?: string | null | undefined;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** An event. */
  event?: string | null | undefined;
  /** A link. */
  link?: string | null | undefined;
  /** A page: id, slug or name. */
  page?: string | null | undefined;
  /** Why. */
  reason: string;
  /** The new scope in text form. */
  scope: string;
};

/** How a take turned out. */
export type ResolveTakeInput = {
  /** The take. */
  claim: string;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** What that rests on; it is added to the take's evidence. */
  evidence?: Array<EvidenceInput> | null | undefined;
  /** A remark, at most 2,000 characters. */
  note?: string | null | undefined;
  /** Whether what it foretold came about; not with UNRESOLVABLE. */
  outcome?: boolean | null | undefined;
  /** How well it held. */
  quality: TakeGrade;
  /** Unit of the value. */
  unit?: string | null | undefined;
  /** The value that came out. */
  value?: string | null | undefined;
};

/** Another type for a page. */
export type RetypePageInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
  /** The new subtype; without it the page has none. */
  subtype?: string | null | undefined;
  /** The new type. */
  type: string;
};

/** What is done about an entry of the review queue. */
export type ReviewDecision =
  /** Its pages are archived; refused until there is an archive. */
  | 'ARCHIVE'
  /** A deletion is approved, a claim forgotten. */
  | 'DELETE'
  /** What it concerns stays as it is. */
  | 'KEEP'
  /** Its pages stay and are pinned. */
  | 'PIN';

/** A token to revoke. */
export type RevokeTokenInput = {
  /** Id. */
  token: string;
};

/** What a principal may do in the instance. */
export type Role =
  /** Also manage principals, groups, channels, packs, tokens and settings. */
  | 'ADMIN'
  /** Also decide reviews and read audits. */
  | 'CURATOR'
  /** Read and write within disclosure. */
  | 'MEMBER';

/** A version to which a page returns. */
export type RollbackPageInput = {
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
  /** The version, as this writer counts them. */
  toVersion: number;
};

/** A change of one section. Without an id it adds one. */
export type SectionPatch = {
  /** Place it behind this section; one that is added goes to the end without it. */
  after?: string | null | undefined;
  /** New heading; empty for none. */
  heading?: string | null | undefined;
  /** The section to change. */
  id?: string | null | undefined;
  /** Remove it. */
  remove?: boolean | null | undefined;
  /** New scope; only for a section that is added, or by someone who may rescope it. */
  scope?: string | null | undefined;
  /** New text, without scope directives. */
  text?: string | null | undefined;
};

/** Whether a principal may act. */
export type SetPrincipalActiveInput = {
  /** Whether it may act. */
  active: boolean;
  /** Which. */
  uid: string;
};

/** What is done about a suggestion. */
export type SuggestionDecision =
  /** Its change is carried out. */
  | 'ACCEPT'
  /** It stays away until it rests on twice as much. */
  | 'REJECT';

/** How a take turned out. */
export type TakeGrade =
  /** It was right. */
  | 'CORRECT'
  /** It was wrong. */
  | 'INCORRECT'
  /** It was right in part. */
  | 'PARTIAL'
  /** Nobody can tell. */
  | 'UNRESOLVABLE';

/** How far a claim is verified. */
export type TrustState =
  /** Gated and not verified yet. */
  | 'CANDIDATE'
  /** Not gated: recalled at once. */
  | 'OPEN'
  /** Gated and refuted. */
  | 'REFUTED'
  /** Gated and verified. */
  | 'TRUSTED'
  /** Gated and withdrawn for good. */
  | 'WITHDRAWN';

/** A change of a page. What is left out stays; body, aliases and tags replace only what the writer may know. */
export type UpdatePageInput = {
  /** New aliases. */
  aliases?: Array<string> | null | undefined;
  /** New text with its scope directives, as read; sections that the writer may not know stay where they are. What the text newly states becomes links and events; what it no longer states ends, unless it rests on something else. */
  body?: string | null | undefined;
  /** The conversation in which the writer speaks. */
  conversation?: ConversationInput | null | undefined;
  /** The page: id, slug or name. */
  page: string;
  /** Changes section by section; not together with body. */
  sections?: Array<SectionPatch> | null | undefined;
  /** New tags. */
  tags?: Array<string> | null | undefined;
  /** New title. */
  title?: string | null | undefined;
  /** The version that was read; another one is a CONFLICT. */
  version: number;
};

/** A change of a principal; what is left out stays. */
export type UpdatePrincipalInput = {
  /** Agents only. */
  conversationPolicy?: ConversationPolicy | null | undefined;
  /** Agents only. */
  disclosureMode?: DisclosureMode | null | undefined;
  /** New name to show. */
  displayName?: string | null | undefined;
  /** Uid of the new owner; agents only. */
  owner?: string | null | undefined;
  /** New roles. */
  roles?: Array<Role> | null | undefined;
  /** Which. */
  uid: string;
};

/** Settings to change. */
export type UpdateSettingsInput = {
  /** An object of settings by name, see `Query.settings`; null puts a default back. */
  changes: unknown;
};

/** When a claim or link of a finding is true; what is left out stays. */
export type ValidityInput = {
  /** The claim, or the link. */
  claim: string;
  /** Since when. */
  validFrom?: string | null | undefined;
  /** Until when. */
  validUntil?: string | null | undefined;
};

export type ConsoleChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsoleChangedSubscription = { changed: { id: string } };

export type ConsoleCatchUpQueryVariables = Exact<{
  since: string;
}>;


export type ConsoleCatchUpQuery = { delta: { nodes: Array<{ id: string }> } | null };

export type ConsoleQuickSearchQueryVariables = Exact<{
  text: string;
}>;


export type ConsoleQuickSearchQuery = { pages: { nodes: Array<{ id: string, slug: string, title: string, type: string }> } | null, recall: { hits: Array<{ item:
        | { __typename: 'Claim', id: string, claimText: string }
        | { __typename: 'Page', id: string, slug: string, title: string, type: string }
        | { __typename: 'Passage', id: string, passageText: string, page: { slug: string, title: string } | null }
        | { __typename: 'TimelineEvent' }
       }> } | null };

export type ConsoleSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSessionQuery = { viewer: { roles: Array<Role>, capabilities: Array<Capability>, principal: { uid: string, kind: PrincipalKind, displayName: string, page: { slug: string } | null, groups: Array<{ gid: string, name: string }> }, stewardOf: Array<{ gid: string, name: string }> } | null, vocabulary: { claimKinds: Array<string>, eventTypes: Array<string>, objectTypes: Array<{ name: string, slugPrefix: string, primitive: string, subtypes: Array<string>, pack: string, properties: Array<{ name: string, type: string }> }>, linkTypes: Array<{ name: string, inverse: string | null, from: Array<string>, to: Array<string>, pack: string }> } | null, findings: { totalCount: number | null } | null, suggestions: { totalCount: number | null } | null };

export type ConsoleAuditedQueryVariables = Exact<{
  uid: string;
}>;


export type ConsoleAuditedQuery = { principal: { kind: PrincipalKind, displayName: string, active: boolean, roles: Array<Role>, page: { slug: string } | null } | null };

export type ConsolePrincipalAuditQueryVariables = Exact<{
  uid: string;
  after?: string | null | undefined;
}>;


export type ConsolePrincipalAuditQuery = { claims: { nodes: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
        | { __typename: 'Channel', externalId: string, channelTitle: string | null }
        | { __typename: 'Page', slug: string, title: string, type: string }
       | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleReachQueryVariables = Exact<{
  uid: string;
  after?: string | null | undefined;
}>;


export type ConsoleReachQuery = { claims: { nodes: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
        | { __typename: 'Channel', externalId: string, channelTitle: string | null }
        | { __typename: 'Page', slug: string, title: string, type: string }
       | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleTrailQueryVariables = Exact<{
  actor: string;
  after?: string | null | undefined;
}>;


export type ConsoleTrailQuery = { audit: { nodes: Array<{ id: string, at: string, action: string, item: string | null, detail: unknown }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleEraseMutationVariables = Exact<{
  input: EraseInput;
}>;


export type ConsoleEraseMutation = { erase: { items: number, review: Array<string>, dryRun: boolean } | null };

export type ConsoleClaimsQueryVariables = Exact<{
  filter?: ClaimFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleClaimsQuery = { claims: { totalCount: number | null, nodes: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
        | { __typename: 'Channel', externalId: string, channelTitle: string | null }
        | { __typename: 'Page', slug: string, title: string, type: string }
       | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleSuggestionsQueryVariables = Exact<{
  state?: FindingState | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleSuggestionsQuery = { suggestions: { totalCount: number | null, nodes: Array<{ id: string, kind: string, state: FindingState, text: string, change: unknown, note: string | null, openedAt: string, pages: Array<{ slug: string, title: string, type: string }>, claims: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
          | { __typename: 'Channel', externalId: string, channelTitle: string | null }
          | { __typename: 'Page', slug: string, title: string, type: string }
         | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleDecideSuggestionMutationVariables = Exact<{
  input: DecideSuggestionInput;
}>;


export type ConsoleDecideSuggestionMutation = { decideSuggestion: { revision: string } | null };

export type FindingFullFragment = { id: string, kind: string, state: FindingState, explanation: string, severity: string | null, openedAt: string, decidedAt: string | null, decision: string | null, note: string | null, decidedBy: { displayName: string } | null, earlier: { id: string } | null, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, pages: Array<{ id: string, slug: string, title: string, type: string, deletedAt: string | null }>, deletedPages: Array<{ id: string, title: string, type: string, scope: string }>, links: Array<{ id: string, type: string, from: { slug: string, title: string, type: string }, to: { slug: string, title: string, type: string } }>, claims: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, about:
      | { __typename: 'Channel', externalId: string, channelTitle: string | null }
      | { __typename: 'Page', slug: string, title: string, type: string }
     | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }> };

export type ConsoleFindingsQueryVariables = Exact<{
  state?: FindingState | null | undefined;
  kind?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleFindingsQuery = { findings: { totalCount: number | null, nodes: Array<{ id: string, kind: string, state: FindingState, explanation: string, severity: string | null, openedAt: string, decidedAt: string | null, decision: string | null, note: string | null, decidedBy: { displayName: string } | null, earlier: { id: string } | null, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, pages: Array<{ id: string, slug: string, title: string, type: string, deletedAt: string | null }>, deletedPages: Array<{ id: string, title: string, type: string, scope: string }>, links: Array<{ id: string, type: string, from: { slug: string, title: string, type: string }, to: { slug: string, title: string, type: string } }>, claims: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, about:
          | { __typename: 'Channel', externalId: string, channelTitle: string | null }
          | { __typename: 'Page', slug: string, title: string, type: string }
         | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleReviewsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConsoleReviewsQuery = { reviewQueue: { totalCount: number | null, nodes: Array<{ id: string, kind: string, state: FindingState, explanation: string, severity: string | null, openedAt: string, decidedAt: string | null, decision: string | null, note: string | null, decidedBy: { displayName: string } | null, earlier: { id: string } | null, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, pages: Array<{ id: string, slug: string, title: string, type: string, deletedAt: string | null }>, deletedPages: Array<{ id: string, title: string, type: string, scope: string }>, links: Array<{ id: string, type: string, from: { slug: string, title: string, type: string }, to: { slug: string, title: string, type: string } }>, claims: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, about:
          | { __typename: 'Channel', externalId: string, channelTitle: string | null }
          | { __typename: 'Page', slug: string, title: string, type: string }
         | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleDecideFindingMutationVariables = Exact<{
  input: DecideFindingInput;
}>;


export type ConsoleDecideFindingMutation = { decideFinding: { finding: { id: string, state: FindingState } } | null };

export type ConsoleDecideReviewMutationVariables = Exact<{
  input: DecideReviewInput;
}>;


export type ConsoleDecideReviewMutation = { decideReview: { decided: number } | null };

export type ConsoleSampleQueryVariables = Exact<{
  tag: string;
}>;


export type ConsoleSampleQuery = { pages: { nodes: Array<{ id: string }> } | null };

export type ConsoleLoadSampleMutationVariables = Exact<{
  input: ImportRecordsInput;
}>;


export type ConsoleLoadSampleMutation = { importRecords: { written: number, errors: Array<{ message: string }> } | null };

export type ConsoleRemoveSampleMutationVariables = Exact<{
  input: DeletePageInput;
}>;


export type ConsoleRemoveSampleMutation = { deletePage: { revision: string } | null };

export type GraphAroundQueryVariables = Exact<{
  ref: string;
  first: number;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphAroundQuery = { page:
    | { id: string, slug: string, title: string, type: string, scope: string }
    | Record<PropertyKey, never>
   | null, neighbors: { totalCount: number | null, nodes: Array<{ page: { id: string, slug: string, title: string, type: string, scope: string }, link: { type: string, scope: string, recordedAt: string, from: { slug: string }, to: { slug: string } } }> } | null };

export type GraphAmongQueryVariables = Exact<{
  pages: Array<string> | string;
  first: number;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphAmongQuery = { linksAmong: { nodes: Array<{ type: string, scope: string, recordedAt: string, from: { slug: string }, to: { slug: string } }> } | null };

export type GraphPathsQueryVariables = Exact<{
  from: string;
  to: string;
  first: number;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphPathsQuery = { paths: { nodes: Array<{ steps: Array<{ link: string, forward: boolean, from: { slug: string, title: string, type: string }, to: { slug: string, title: string, type: string } }> }> } | null };

export type GraphObjectsQueryVariables = Exact<{
  type: string;
  first: number;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphObjectsQuery = { objects: { nodes: Array<{ id: string, slug: string, title: string, type: string, scope: string }>, pageInfo: { hasNextPage: boolean } } | null };

export type GraphPagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type GraphPagesQuery = { pages: { nodes: Array<{ id: string, slug: string, title: string, type: string, scope: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GraphLinksQueryVariables = Exact<{
  query: string;
  params?: unknown;
  first: number;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphLinksQuery = { patternQuery: { rows: Array<Array<unknown>>, truncated: boolean } | null };

export type GraphDetailQueryVariables = Exact<{
  ref: string;
  asOf?: AsOfInput | null | undefined;
}>;


export type GraphDetailQuery = { page:
    | { slug: string, title: string, type: string, subtype: string | null, scope: string, updatedAt: string, tags: Array<{ name: string }>, properties: Array<{ name: string, value: unknown }>, claims: { totalCount: number | null, nodes: Array<{ id: string, text: string }> } }
    | Record<PropertyKey, never>
   | null };

export type GraphFindQueryVariables = Exact<{
  text: string;
}>;


export type GraphFindQuery = { pages: { nodes: Array<{ slug: string, title: string, type: string }> } | null };

export type ConsoleHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleHealthQuery = { health: { ok: boolean, store: string, version: string, checks: Array<{ name: string, ok: boolean, detail: string }> } | null, pages: { totalCount: number | null } | null, claims: { totalCount: number | null } | null, findings: { totalCount: number | null } | null, suggestions: { totalCount: number | null } | null };

export type ConsoleHomeQueryVariables = Exact<{
  since: string;
  after?: string | null | undefined;
}>;


export type ConsoleHomeQuery = { delta: { nodes: Array<{ id: string, kind: ChangeKind, at: string, by: { uid: string, displayName: string } | null, claim: { id: string, text: string, scope: string } | null, link: { type: string, scope: string, from: { slug: string, title: string, type: string }, to: { slug: string, title: string, type: string } } | null, event: { summary: string, scope: string, about: { slug: string, title: string, type: string } } | null, page: { slug: string, title: string, type: string, scope: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, findings: { totalCount: number | null, nodes: Array<{ id: string, kind: string, explanation: string, openedAt: string, claims: Array<{ id: string, text: string }> }> } | null, pages: { nodes: Array<{ id: string, slug: string, title: string, type: string, createdAt: string }> } | null, health: { ok: boolean, version: string, store: string, checks: Array<{ name: string, ok: boolean, detail: string }> } | null };

export type ConsoleDisconnectMutationVariables = Exact<{
  input: DisconnectInput;
}>;


export type ConsoleDisconnectMutation = { disconnect: { revision: string } | null };

export type ConsoleObjectsQueryVariables = Exact<{
  filter?: PageFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleObjectsQuery = { pages: { totalCount: number | null, nodes: Array<{ id: string, slug: string, title: string, type: string, subtype: string | null, scope: string, updatedAt: string, deletedAt: string | null, tags: Array<{ name: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleRestorePageMutationVariables = Exact<{
  input: PageRefInput;
}>;


export type ConsoleRestorePageMutation = { restorePage: { page: { slug: string } | null } | null };

export type ConsoleCreatePageMutationVariables = Exact<{
  input: CreatePageInput;
}>;


export type ConsoleCreatePageMutation = { createPage: { page: { slug: string } | null } | null };

export type ConsoleUpdatePageMutationVariables = Exact<{
  input: UpdatePageInput;
}>;


export type ConsoleUpdatePageMutation = { updatePage: { page: { version: number } | null } | null };

export type ConsoleRenamePageMutationVariables = Exact<{
  input: RenamePageInput;
}>;


export type ConsoleRenamePageMutation = { renamePage: { page: { slug: string } | null } | null };

export type ConsoleRetypePageMutationVariables = Exact<{
  input: RetypePageInput;
}>;


export type ConsoleRetypePageMutation = { retypePage: { page: { slug: string } | null } | null };

export type ConsoleMergePagesMutationVariables = Exact<{
  input: MergePagesInput;
}>;


export type ConsoleMergePagesMutation = { mergePages: { changes: Array<string>, dryRun: boolean, page: { slug: string } | null } | null };

export type ConsoleDeletePageMutationVariables = Exact<{
  input: DeletePageInput;
}>;


export type ConsoleDeletePageMutation = { deletePage: { page: { id: string } | null } | null };

export type ConsoleRescopePageMutationVariables = Exact<{
  input: RescopeInput;
}>;


export type ConsoleRescopePageMutation = { rescope: { revision: string } | null };

export type ConsoleConnectMutationVariables = Exact<{
  input: ConnectInput;
}>;


export type ConsoleConnectMutation = { connect: { revision: string } | null };

export type ConsolePageQueryVariables = Exact<{
  ref: string;
  asOf?: AsOfInput | null | undefined;
}>;


export type ConsolePageQuery = { page:
    | { __typename: 'Page', id: string, slug: string, type: string, subtype: string | null, title: string, scope: string, aliases: Array<string>, effectiveDate: string | null, version: number, createdAt: string, updatedAt: string, body: string, backlinkCount: number, tags: Array<{ name: string }>, createdBy: { uid: string, displayName: string } | null, sections: Array<{ id: string, heading: string | null, text: string, scope: string }>, properties: Array<{ name: string, value: unknown, claim: { id: string }, conflicts: Array<{ id: string }> }>, facts: { totalCount: number | null, nodes: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
            | { __typename: 'Channel', externalId: string, channelTitle: string | null }
            | { __typename: 'Page', slug: string, title: string, type: string }
           | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }>, pageInfo: { hasNextPage: boolean } }, takes: { totalCount: number | null, nodes: Array<{ id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
            | { __typename: 'Channel', externalId: string, channelTitle: string | null }
            | { __typename: 'Page', slug: string, title: string, type: string }
           | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> }> }, timeline: { nodes: Array<{ id: string, date: string, until: string | null, summary: string, detail: string | null, type: string | null, scope: string, eventPage: { slug: string, title: string, type: string } | null }>, pageInfo: { hasNextPage: boolean } }, links: { totalCount: number | null, nodes: Array<{ id: string, type: string, scope: string, origin: LinkOrigin, from: { id: string, slug: string, title: string, type: string }, to: { id: string, slug: string, title: string, type: string } }>, pageInfo: { hasNextPage: boolean } }, findings: Array<{ id: string, kind: string, explanation: string }> }
    | { __typename: 'PageCandidates', candidates: Array<{ slug: string, type: string, line: string | null, pageTitle: string }> }
    | { __typename: 'PageNotFound', ref: string, near: Array<{ slug: string, type: string, pageTitle: string }> }
   | null };

export type ConsoleVersionsQueryVariables = Exact<{
  ref: string;
  after?: string | null | undefined;
}>;


export type ConsoleVersionsQuery = { page:
    | { version: number, versions: { nodes: Array<{ number: number, at: string, title: string, diff: string, by: { displayName: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | Record<PropertyKey, never>
   | null };

export type ConsoleRollbackMutationVariables = Exact<{
  input: RollbackPageInput;
}>;


export type ConsoleRollbackMutation = { rollbackPage: { page: { version: number } | null } | null };

export type ConsolePacksQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePacksQuery = { packs: Array<{ name: string, version: string, description: string | null, extends: Array<string>, installedAt: string | null, builtin: boolean, patterns: Array<{ name: string }> }> | null, vocabulary: { claimKinds: Array<string>, eventTypes: Array<string>, objectTypes: Array<{ name: string, primitive: string, subtypes: Array<string>, implements: Array<string>, pack: string, count: number, properties: Array<{ name: string, type: string, required: boolean, unit: string | null }> }>, linkTypes: Array<{ name: string, inverse: string | null, from: Array<string>, to: Array<string>, cardinality: string, singleAtATime: boolean, pack: string }> } | null, pages: { totalCount: number | null } | null };

export type ConsoleChangePacksMutationVariables = Exact<{
  input: ChangePacksInput;
}>;


export type ConsoleChangePacksMutation = { changePacks: { changes: Array<string>, conflicts: Array<string>, applied: boolean } | null };

export type QueryOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type QueryOfferedQuery = { vocabulary: { objectTypes: Array<{ name: string, implements: Array<string> }>, patterns: Array<{ name: string, pack: string, purpose: string, query: string, yields: string }> } | null };

export type QueryRunQueryVariables = Exact<{
  query: string;
  params?: unknown;
  first: number;
  currency?: Currency | null | undefined;
  asOf?: AsOfInput | null | undefined;
}>;


export type QueryRunQuery = { patternQuery: { columns: Array<string>, rows: Array<Array<unknown>>, truncated: boolean, cost: number } | null };

export type QueryRunStoredQueryVariables = Exact<{
  name: string;
  params?: unknown;
  first: number;
  currency?: Currency | null | undefined;
  asOf?: AsOfInput | null | undefined;
}>;


export type QueryRunStoredQuery = { runPattern: { columns: Array<string>, rows: Array<Array<unknown>>, truncated: boolean, cost: number } | null };

export type ConsoleRecallQueryVariables = Exact<{
  query: string;
  history?: boolean | null | undefined;
  conversation?: ConversationInput | null | undefined;
  as?: string | null | undefined;
  other?: string | null | undefined;
  two: boolean;
}>;


export type ConsoleRecallQuery = { first: { tokens: number, withheld: number | null, degraded: Array<string>, omitted: { byBudget: number, byFloor: number }, hits: Array<{ score: number, tokens: number, why: { text: string, arms: Array<{ arm: Arm, rank: number }>, factors: Array<{ name: string, value: number }>, path: Array<{ link: string, forward: boolean, from: { title: string }, to: { title: string } }> }, item:
        | { __typename: 'Claim', id: string, text: string, scope: string, about:
            | { __typename: 'Channel' }
            | { __typename: 'Page', slug: string, title: string, type: string }
           | null }
        | { __typename: 'Page', id: string, slug: string, title: string, type: string, scope: string }
        | { __typename: 'Passage', id: string, text: string, scope: string, page: { slug: string, title: string, type: string } | null }
        | { __typename: 'TimelineEvent', id: string, summary: string, date: string, scope: string, on: { slug: string, title: string, type: string } }
       }> } | null, second?: { tokens: number, withheld: number | null, degraded: Array<string>, omitted: { byBudget: number, byFloor: number }, hits: Array<{ score: number, tokens: number, why: { text: string, arms: Array<{ arm: Arm, rank: number }>, factors: Array<{ name: string, value: number }>, path: Array<{ link: string, forward: boolean, from: { title: string }, to: { title: string } }> }, item:
        | { __typename: 'Claim', id: string, text: string, scope: string, about:
            | { __typename: 'Channel' }
            | { __typename: 'Page', slug: string, title: string, type: string }
           | null }
        | { __typename: 'Page', id: string, slug: string, title: string, type: string, scope: string }
        | { __typename: 'Passage', id: string, text: string, scope: string, page: { slug: string, title: string, type: string } | null }
        | { __typename: 'TimelineEvent', id: string, summary: string, date: string, scope: string, on: { slug: string, title: string, type: string } }
       }> } | null };

export type RecallShownFragment = { tokens: number, withheld: number | null, degraded: Array<string>, omitted: { byBudget: number, byFloor: number }, hits: Array<{ score: number, tokens: number, why: { text: string, arms: Array<{ arm: Arm, rank: number }>, factors: Array<{ name: string, value: number }>, path: Array<{ link: string, forward: boolean, from: { title: string }, to: { title: string } }> }, item:
      | { __typename: 'Claim', id: string, text: string, scope: string, about:
          | { __typename: 'Channel' }
          | { __typename: 'Page', slug: string, title: string, type: string }
         | null }
      | { __typename: 'Page', id: string, slug: string, title: string, type: string, scope: string }
      | { __typename: 'Passage', id: string, text: string, scope: string, page: { slug: string, title: string, type: string } | null }
      | { __typename: 'TimelineEvent', id: string, summary: string, date: string, scope: string, on: { slug: string, title: string, type: string } }
     }> };

export type ConsoleChannelNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleChannelNamesQuery = { channels: { nodes: Array<{ externalId: string, title: string | null }> } | null };

export type ConsoleChannelsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConsoleChannelsQuery = { channels: { totalCount: number | null, nodes: Array<{ id: string, externalId: string, kind: ChannelKind, title: string | null, mode: DisclosureMode, group: { name: string } | null, participants: Array<{ uid: string, displayName: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleChannelChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleChannelChoicesQuery = { principals: { nodes: Array<{ uid: string, displayName: string }> } | null, groups: { nodes: Array<{ name: string }> } | null };

export type ConsoleCreateChannelMutationVariables = Exact<{
  input: CreateChannelInput;
}>;


export type ConsoleCreateChannelMutation = { createChannel: { revision: string } | null };

export type ConsoleGroupsQueryVariables = Exact<{
  after?: string | null | undefined;
  membersAfter?: string | null | undefined;
}>;


export type ConsoleGroupsQuery = { groups: { totalCount: number | null, nodes: Array<{ gid: string, name: string, syncedAt: string | null, members: { totalCount: number | null, nodes: Array<{ role: GroupRole, since: string, principal: { uid: string, displayName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleCreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type ConsoleCreateGroupMutation = { createGroup: { revision: string } | null };

export type ConsoleRenameGroupMutationVariables = Exact<{
  input: RenameGroupInput;
}>;


export type ConsoleRenameGroupMutation = { renameGroup: { revision: string } | null };

export type ConsoleAddMemberMutationVariables = Exact<{
  input: AddMemberInput;
}>;


export type ConsoleAddMemberMutation = { addMember: { revision: string } | null };

export type ConsoleRemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type ConsoleRemoveMemberMutation = { removeMember: { revision: string } | null };

export type ConsoleSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSettingsQuery = { settings: unknown };

export type ConsoleUpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type ConsoleUpdateSettingsMutation = { updateSettings: { settings: unknown } | null };

export type ConsolePrincipalsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConsolePrincipalsQuery = { principals: { totalCount: number | null, nodes: Array<{ uid: string, kind: PrincipalKind, displayName: string, active: boolean, roles: Array<Role>, owner: { uid: string, displayName: string } | null, groups: Array<{ name: string }>, page: { slug: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleCreatePrincipalMutationVariables = Exact<{
  input: CreatePrincipalInput;
}>;


export type ConsoleCreatePrincipalMutation = { createPrincipal: { revision: string } | null };

export type ConsoleUpdatePrincipalMutationVariables = Exact<{
  input: UpdatePrincipalInput;
}>;


export type ConsoleUpdatePrincipalMutation = { updatePrincipal: { revision: string } | null };

export type ConsoleSetActiveMutationVariables = Exact<{
  input: SetPrincipalActiveInput;
}>;


export type ConsoleSetActiveMutation = { setPrincipalActive: { revision: string } | null };

export type ConsoleTokensQueryVariables = Exact<{
  principal?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleTokensQuery = { tokens: { nodes: Array<{ id: string, name: string | null, capabilities: Array<Capability>, channels: Array<string>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ConsoleCreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type ConsoleCreateTokenMutation = { createToken: { id: string, secret: string } | null };

export type ConsoleRevokeTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;


export type ConsoleRevokeTokenMutation = { revokeToken: { revision: string } | null };

export type ConsoleExplainAccessQueryVariables = Exact<{
  item: string;
  principal: string;
}>;


export type ConsoleExplainAccessQuery = { explainAccess: { allowed: boolean, rule: string, memberships: Array<string>, text: string } | null };

export type ConsoleClaimQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleClaimQuery = { claim: { context: string | null, property: string | null, freshness: number, validFrom: string | null, validUntil: string | null, retiredAt: string | null, retiredReason: string | null, settledAt: string | null, quality: TakeGrade | null, outcome: boolean | null, outcomeNote: string | null, id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, settledBy: { displayName: string } | null, evidence: Array<{ id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null }>, questions: Array<{ id: string, kind: string, explanation: string, openedAt: string }>, holderPage: { slug: string, title: string, type: string } | null, supersedes: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, supersedes: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, supersedes: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, author: { displayName: string } | null } | null, author: { displayName: string } | null } | null, author: { displayName: string } | null } | null, supersededBy: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, supersededBy: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, supersededBy: { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, author: { displayName: string } | null } | null, author: { displayName: string } | null } | null, author: { displayName: string } | null } | null, about:
      | { __typename: 'Channel', externalId: string, channelTitle: string | null }
      | { __typename: 'Page', slug: string, title: string, type: string }
     | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> } | null };

export type ChainLinkFragment = { id: string, text: string, state: ClaimState, recordedAt: string, retiredReason: string | null, author: { displayName: string } | null };

export type ConsoleCorrectMutationVariables = Exact<{
  input: CorrectInput;
}>;


export type ConsoleCorrectMutation = { correct: { claim: { id: string } | null } | null };

export type ConsoleForgetMutationVariables = Exact<{
  input: ForgetInput;
}>;


export type ConsoleForgetMutation = { forget: { queued: boolean } | null };

export type ConsoleDisputeMutationVariables = Exact<{
  input: DisputeInput;
}>;


export type ConsoleDisputeMutation = { dispute: { finding: { id: string } } | null };

export type ConsoleResolveMutationVariables = Exact<{
  input: ResolveTakeInput;
}>;


export type ConsoleResolveMutation = { resolveTake: { revision: string } | null };

export type ConsoleCompleteMutationVariables = Exact<{
  input: CompleteCommitmentInput;
}>;


export type ConsoleCompleteMutation = { completeCommitment: { revision: string } | null };

export type ConsoleRescopeClaimMutationVariables = Exact<{
  input: RescopeInput;
}>;


export type ConsoleRescopeClaimMutation = { rescope: { revision: string } | null };

export type EvidenceLineFragment = { id: string, kind: EvidenceKind, observedAt: string | null, recordedAt: string, note: string | null, locator: string | null, url: string | null, origin: string | null, excerpt: string | null };

export type ConsoleRememberMutationVariables = Exact<{
  input: RememberInput;
}>;


export type ConsoleRememberMutation = { remember: { status: RememberStatus, claim: { id: string } | null } | null };

export type ClaimLineFragment = { id: string, text: string, family: ClaimFamily, kind: string, state: ClaimState, expired: boolean, scope: string, importance: Importance, confidence: number | null, weight: number | null, trust: TrustState, wantedName: string | null, recordedAt: string, due: string | null, evidenceChanged: boolean, about:
    | { __typename: 'Channel', externalId: string, channelTitle: string | null }
    | { __typename: 'Page', slug: string, title: string, type: string }
   | null, author: { uid: string, displayName: string, owner: { uid: string } | null } | null, holder: { slug: string } | null, findings: Array<{ id: string }> };

export type ConsoleFindPagesQueryVariables = Exact<{
  text?: string | null | undefined;
  type?: string | null | undefined;
}>;


export type ConsoleFindPagesQuery = { pages: { nodes: Array<{ slug: string, title: string, type: string }> } | null };

export type ConsolePrincipalNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePrincipalNamesQuery = { principals: { nodes: Array<{ uid: string, displayName: string, kind: PrincipalKind, active: boolean }> } | null };

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
export const EvidenceLineFragmentDoc = new TypedDocumentString(`
    fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
    `, {"fragmentName":"EvidenceLine"}) as unknown as TypedDocumentString<EvidenceLineFragment, unknown>;
export const ClaimLineFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"ClaimLine"}) as unknown as TypedDocumentString<ClaimLineFragment, unknown>;
export const FindingFullFragmentDoc = new TypedDocumentString(`
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
    fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
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
}`, {"fragmentName":"FindingFull"}) as unknown as TypedDocumentString<FindingFullFragment, unknown>;
export const RecallShownFragmentDoc = new TypedDocumentString(`
    fragment RecallShown on RecallResult {
  tokens
  withheld
  degraded
  omitted {
    byBudget
    byFloor
  }
  hits {
    score
    tokens
    why {
      text
      arms {
        arm
        rank
      }
      factors {
        name
        value
      }
      path {
        link
        forward
        from {
          title
        }
        to {
          title
        }
      }
    }
    item {
      __typename
      ... on Claim {
        id
        text
        scope
        about {
          __typename
          ... on Page {
            slug
            title
            type
          }
        }
      }
      ... on Passage {
        id
        text
        scope
        page {
          slug
          title
          type
        }
      }
      ... on TimelineEvent {
        id
        summary
        date
        scope
        on: about {
          slug
          title
          type
        }
      }
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
  }
}
    `, {"fragmentName":"RecallShown"}) as unknown as TypedDocumentString<RecallShownFragment, unknown>;
export const ChainLinkFragmentDoc = new TypedDocumentString(`
    fragment ChainLink on Claim {
  id
  text
  state
  recordedAt
  retiredReason
  author {
    displayName
  }
}
    `, {"fragmentName":"ChainLink"}) as unknown as TypedDocumentString<ChainLinkFragment, unknown>;
export const ConsoleChangedDocument = new TypedDocumentString(`
    subscription ConsoleChanged {
  changed {
    id
  }
}
    `) as unknown as TypedDocumentString<ConsoleChangedSubscription, ConsoleChangedSubscriptionVariables>;
export const ConsoleCatchUpDocument = new TypedDocumentString(`
    query ConsoleCatchUp($since: DateTime!) {
  delta(since: $since, first: 1) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleCatchUpQuery, ConsoleCatchUpQueryVariables>;
export const ConsoleQuickSearchDocument = new TypedDocumentString(`
    query ConsoleQuickSearch($text: String!) {
  pages(filter: {text: $text}, first: 6) {
    nodes {
      id
      slug
      title
      type
    }
  }
  recall(query: $text, limit: 8, budgetTokens: 3000) {
    hits {
      item {
        __typename
        ... on Claim {
          id
          claimText: text
        }
        ... on Page {
          id
          slug
          title
          type
        }
        ... on Passage {
          id
          passageText: text
          page {
            slug
            title
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleQuickSearchQuery, ConsoleQuickSearchQueryVariables>;
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
    `) as unknown as TypedDocumentString<ConsoleSessionQuery, ConsoleSessionQueryVariables>;
export const ConsoleAuditedDocument = new TypedDocumentString(`
    query ConsoleAudited($uid: String!) {
  principal(uid: $uid) {
    kind
    displayName
    active
    roles
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleAuditedQuery, ConsoleAuditedQueryVariables>;
export const ConsolePrincipalAuditDocument = new TypedDocumentString(`
    query ConsolePrincipalAudit($uid: String!, $after: String) {
  claims: principalAudit(uid: $uid, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
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
}`) as unknown as TypedDocumentString<ConsolePrincipalAuditQuery, ConsolePrincipalAuditQueryVariables>;
export const ConsoleReachDocument = new TypedDocumentString(`
    query ConsoleReach($uid: String!, $after: String) {
  claims: reach(uid: $uid, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
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
}`) as unknown as TypedDocumentString<ConsoleReachQuery, ConsoleReachQueryVariables>;
export const ConsoleTrailDocument = new TypedDocumentString(`
    query ConsoleTrail($actor: String!, $after: String) {
  audit(actor: $actor, first: 50, after: $after) {
    nodes {
      id
      at
      action
      item
      detail
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleTrailQuery, ConsoleTrailQueryVariables>;
export const ConsoleEraseDocument = new TypedDocumentString(`
    mutation ConsoleErase($input: EraseInput!) {
  erase(input: $input) {
    items
    review
    dryRun
  }
}
    `) as unknown as TypedDocumentString<ConsoleEraseMutation, ConsoleEraseMutationVariables>;
export const ConsoleClaimsDocument = new TypedDocumentString(`
    query ConsoleClaims($filter: ClaimFilter, $after: String) {
  claims(filter: $filter, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
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
}`) as unknown as TypedDocumentString<ConsoleClaimsQuery, ConsoleClaimsQueryVariables>;
export const ConsoleSuggestionsDocument = new TypedDocumentString(`
    query ConsoleSuggestions($state: FindingState, $after: String) {
  suggestions(state: $state, first: 20, after: $after) {
    nodes {
      id
      kind
      state
      text
      change
      note
      openedAt
      pages {
        slug
        title
        type
      }
      claims {
        ...ClaimLine
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
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
}`) as unknown as TypedDocumentString<ConsoleSuggestionsQuery, ConsoleSuggestionsQueryVariables>;
export const ConsoleDecideSuggestionDocument = new TypedDocumentString(`
    mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) {
  decideSuggestion(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleDecideSuggestionMutation, ConsoleDecideSuggestionMutationVariables>;
export const ConsoleFindingsDocument = new TypedDocumentString(`
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
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
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
}`) as unknown as TypedDocumentString<ConsoleFindingsQuery, ConsoleFindingsQueryVariables>;
export const ConsoleReviewsDocument = new TypedDocumentString(`
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
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
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
}`) as unknown as TypedDocumentString<ConsoleReviewsQuery, ConsoleReviewsQueryVariables>;
export const ConsoleDecideFindingDocument = new TypedDocumentString(`
    mutation ConsoleDecideFinding($input: DecideFindingInput!) {
  decideFinding(input: $input) {
    finding {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleDecideFindingMutation, ConsoleDecideFindingMutationVariables>;
export const ConsoleDecideReviewDocument = new TypedDocumentString(`
    mutation ConsoleDecideReview($input: DecideReviewInput!) {
  decideReview(input: $input) {
    decided
  }
}
    `) as unknown as TypedDocumentString<ConsoleDecideReviewMutation, ConsoleDecideReviewMutationVariables>;
export const ConsoleSampleDocument = new TypedDocumentString(`
    query ConsoleSample($tag: String!) {
  pages(filter: {tag: $tag}, first: 50) {
    nodes {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleSampleQuery, ConsoleSampleQueryVariables>;
export const ConsoleLoadSampleDocument = new TypedDocumentString(`
    mutation ConsoleLoadSample($input: ImportRecordsInput!) {
  importRecords(input: $input) {
    written
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleLoadSampleMutation, ConsoleLoadSampleMutationVariables>;
export const ConsoleRemoveSampleDocument = new TypedDocumentString(`
    mutation ConsoleRemoveSample($input: DeletePageInput!) {
  deletePage(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRemoveSampleMutation, ConsoleRemoveSampleMutationVariables>;
export const GraphAroundDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphAroundQuery, GraphAroundQueryVariables>;
export const GraphAmongDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphAmongQuery, GraphAmongQueryVariables>;
export const GraphPathsDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphPathsQuery, GraphPathsQueryVariables>;
export const GraphObjectsDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphObjectsQuery, GraphObjectsQueryVariables>;
export const GraphPagesDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphPagesQuery, GraphPagesQueryVariables>;
export const GraphLinksDocument = new TypedDocumentString(`
    query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
  patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
    rows
    truncated
  }
}
    `) as unknown as TypedDocumentString<GraphLinksQuery, GraphLinksQueryVariables>;
export const GraphDetailDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<GraphDetailQuery, GraphDetailQueryVariables>;
export const GraphFindDocument = new TypedDocumentString(`
    query GraphFind($text: String!) {
  pages(filter: {text: $text}, first: 8) {
    nodes {
      slug
      title
      type
    }
  }
}
    `) as unknown as TypedDocumentString<GraphFindQuery, GraphFindQueryVariables>;
export const ConsoleHealthDocument = new TypedDocumentString(`
    query ConsoleHealth {
  health {
    ok
    store
    version
    checks {
      name
      ok
      detail
    }
  }
  pages(first: 1) {
    totalCount
  }
  claims(first: 1) {
    totalCount
  }
  findings(state: OPEN, first: 1) {
    totalCount
  }
  suggestions(state: OPEN, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ConsoleHealthQuery, ConsoleHealthQueryVariables>;
export const ConsoleHomeDocument = new TypedDocumentString(`
    query ConsoleHome($since: DateTime!, $after: String) {
  delta(since: $since, first: 500, after: $after, newestFirst: true) {
    nodes {
      id
      kind
      at
      by {
        uid
        displayName
      }
      claim {
        id
        text
        scope
      }
      link {
        type
        scope
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
      event {
        summary
        scope
        about {
          slug
          title
          type
        }
      }
      page {
        slug
        title
        type
        scope
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  findings(state: OPEN, first: 5) {
    nodes {
      id
      kind
      explanation
      openedAt
      claims {
        id
        text
      }
    }
    totalCount
  }
  pages(first: 6) {
    nodes {
      id
      slug
      title
      type
      createdAt
    }
  }
  health {
    ok
    version
    store
    checks {
      name
      ok
      detail
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleHomeQuery, ConsoleHomeQueryVariables>;
export const ConsoleDisconnectDocument = new TypedDocumentString(`
    mutation ConsoleDisconnect($input: DisconnectInput!) {
  disconnect(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleDisconnectMutation, ConsoleDisconnectMutationVariables>;
export const ConsoleObjectsDocument = new TypedDocumentString(`
    query ConsoleObjects($filter: PageFilter, $after: String) {
  pages(filter: $filter, first: 50, after: $after) {
    nodes {
      id
      slug
      title
      type
      subtype
      scope
      updatedAt
      deletedAt
      tags {
        name
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleObjectsQuery, ConsoleObjectsQueryVariables>;
export const ConsoleRestorePageDocument = new TypedDocumentString(`
    mutation ConsoleRestorePage($input: PageRefInput!) {
  restorePage(input: $input) {
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleRestorePageMutation, ConsoleRestorePageMutationVariables>;
export const ConsoleCreatePageDocument = new TypedDocumentString(`
    mutation ConsoleCreatePage($input: CreatePageInput!) {
  createPage(input: $input) {
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleCreatePageMutation, ConsoleCreatePageMutationVariables>;
export const ConsoleUpdatePageDocument = new TypedDocumentString(`
    mutation ConsoleUpdatePage($input: UpdatePageInput!) {
  updatePage(input: $input) {
    page {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleUpdatePageMutation, ConsoleUpdatePageMutationVariables>;
export const ConsoleRenamePageDocument = new TypedDocumentString(`
    mutation ConsoleRenamePage($input: RenamePageInput!) {
  renamePage(input: $input) {
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleRenamePageMutation, ConsoleRenamePageMutationVariables>;
export const ConsoleRetypePageDocument = new TypedDocumentString(`
    mutation ConsoleRetypePage($input: RetypePageInput!) {
  retypePage(input: $input) {
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleRetypePageMutation, ConsoleRetypePageMutationVariables>;
export const ConsoleMergePagesDocument = new TypedDocumentString(`
    mutation ConsoleMergePages($input: MergePagesInput!) {
  mergePages(input: $input) {
    changes
    dryRun
    page {
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleMergePagesMutation, ConsoleMergePagesMutationVariables>;
export const ConsoleDeletePageDocument = new TypedDocumentString(`
    mutation ConsoleDeletePage($input: DeletePageInput!) {
  deletePage(input: $input) {
    page {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleDeletePageMutation, ConsoleDeletePageMutationVariables>;
export const ConsoleRescopePageDocument = new TypedDocumentString(`
    mutation ConsoleRescopePage($input: RescopeInput!) {
  rescope(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRescopePageMutation, ConsoleRescopePageMutationVariables>;
export const ConsoleConnectDocument = new TypedDocumentString(`
    mutation ConsoleConnect($input: ConnectInput!) {
  connect(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleConnectMutation, ConsoleConnectMutationVariables>;
export const ConsolePageDocument = new TypedDocumentString(`
    query ConsolePage($ref: String!, $asOf: AsOfInput) {
  page(ref: $ref, asOf: $asOf) {
    __typename
    ... on Page {
      id
      slug
      type
      subtype
      title
      scope
      aliases
      tags {
        name
      }
      effectiveDate
      version
      createdAt
      updatedAt
      createdBy {
        uid
        displayName
      }
      body
      sections {
        id
        heading
        text
        scope
      }
      properties {
        name
        value
        claim {
          id
        }
        conflicts {
          id
        }
      }
      facts: claims(filter: {family: FACT}, first: 30) {
        nodes {
          ...ClaimLine
        }
        pageInfo {
          hasNextPage
        }
        totalCount
      }
      takes: claims(filter: {family: TAKE}, first: 20) {
        nodes {
          ...ClaimLine
        }
        totalCount
      }
      timeline(first: 50) {
        nodes {
          id
          date
          until
          summary
          detail
          type
          scope
          eventPage {
            slug
            title
            type
          }
        }
        pageInfo {
          hasNextPage
        }
      }
      links(first: 100) {
        nodes {
          id
          type
          scope
          origin
          from {
            id
            slug
            title
            type
          }
          to {
            id
            slug
            title
            type
          }
        }
        pageInfo {
          hasNextPage
        }
        totalCount
      }
      findings {
        id
        kind
        explanation
      }
      backlinkCount
    }
    ... on PageCandidates {
      candidates {
        slug
        pageTitle: title
        type
        line
      }
    }
    ... on PageNotFound {
      ref
      near {
        slug
        pageTitle: title
        type
      }
    }
  }
}
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
}`) as unknown as TypedDocumentString<ConsolePageQuery, ConsolePageQueryVariables>;
export const ConsoleVersionsDocument = new TypedDocumentString(`
    query ConsoleVersions($ref: String!, $after: String) {
  page(ref: $ref) {
    ... on Page {
      version
      versions(first: 20, after: $after) {
        nodes {
          number
          at
          by {
            displayName
          }
          title
          diff
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleVersionsQuery, ConsoleVersionsQueryVariables>;
export const ConsoleRollbackDocument = new TypedDocumentString(`
    mutation ConsoleRollback($input: RollbackPageInput!) {
  rollbackPage(input: $input) {
    page {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleRollbackMutation, ConsoleRollbackMutationVariables>;
export const ConsolePacksDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<ConsolePacksQuery, ConsolePacksQueryVariables>;
export const ConsoleChangePacksDocument = new TypedDocumentString(`
    mutation ConsoleChangePacks($input: ChangePacksInput!) {
  changePacks(input: $input) {
    changes
    conflicts
    applied
  }
}
    `) as unknown as TypedDocumentString<ConsoleChangePacksMutation, ConsoleChangePacksMutationVariables>;
export const QueryOfferedDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<QueryOfferedQuery, QueryOfferedQueryVariables>;
export const QueryRunDocument = new TypedDocumentString(`
    query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
  patternQuery(
    query: $query
    params: $params
    first: $first
    currency: $currency
    asOf: $asOf
  ) {
    columns
    rows
    truncated
    cost
  }
}
    `) as unknown as TypedDocumentString<QueryRunQuery, QueryRunQueryVariables>;
export const QueryRunStoredDocument = new TypedDocumentString(`
    query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
  runPattern(
    name: $name
    params: $params
    first: $first
    currency: $currency
    asOf: $asOf
  ) {
    columns
    rows
    truncated
    cost
  }
}
    `) as unknown as TypedDocumentString<QueryRunStoredQuery, QueryRunStoredQueryVariables>;
export const ConsoleRecallDocument = new TypedDocumentString(`
    query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
  first: recall(
    query: $query
    history: $history
    conversation: $conversation
    viewAs: $as
  ) {
    ...RecallShown
  }
  second: recall(
    query: $query
    history: $history
    conversation: $conversation
    viewAs: $other
  ) @include(if: $two) {
    ...RecallShown
  }
}
    fragment RecallShown on RecallResult {
  tokens
  withheld
  degraded
  omitted {
    byBudget
    byFloor
  }
  hits {
    score
    tokens
    why {
      text
      arms {
        arm
        rank
      }
      factors {
        name
        value
      }
      path {
        link
        forward
        from {
          title
        }
        to {
          title
        }
      }
    }
    item {
      __typename
      ... on Claim {
        id
        text
        scope
        about {
          __typename
          ... on Page {
            slug
            title
            type
          }
        }
      }
      ... on Passage {
        id
        text
        scope
        page {
          slug
          title
          type
        }
      }
      ... on TimelineEvent {
        id
        summary
        date
        scope
        on: about {
          slug
          title
          type
        }
      }
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
  }
}`) as unknown as TypedDocumentString<ConsoleRecallQuery, ConsoleRecallQueryVariables>;
export const ConsoleChannelNamesDocument = new TypedDocumentString(`
    query ConsoleChannelNames {
  channels(first: 500) {
    nodes {
      externalId
      title
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleChannelNamesQuery, ConsoleChannelNamesQueryVariables>;
export const ConsoleChannelsDocument = new TypedDocumentString(`
    query ConsoleChannels($after: String) {
  channels(first: 50, after: $after) {
    nodes {
      id
      externalId
      kind
      title
      mode
      group {
        name
      }
      participants {
        uid
        displayName
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleChannelsQuery, ConsoleChannelsQueryVariables>;
export const ConsoleChannelChoicesDocument = new TypedDocumentString(`
    query ConsoleChannelChoices {
  principals(first: 500) {
    nodes {
      uid
      displayName
    }
  }
  groups(first: 500) {
    nodes {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleChannelChoicesQuery, ConsoleChannelChoicesQueryVariables>;
export const ConsoleCreateChannelDocument = new TypedDocumentString(`
    mutation ConsoleCreateChannel($input: CreateChannelInput!) {
  createChannel(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleCreateChannelMutation, ConsoleCreateChannelMutationVariables>;
export const ConsoleGroupsDocument = new TypedDocumentString(`
    query ConsoleGroups($after: String, $membersAfter: String) {
  groups(first: 30, after: $after) {
    nodes {
      gid
      name
      syncedAt
      members(first: 50, after: $membersAfter) {
        nodes {
          role
          since
          principal {
            uid
            displayName
          }
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleGroupsQuery, ConsoleGroupsQueryVariables>;
export const ConsoleCreateGroupDocument = new TypedDocumentString(`
    mutation ConsoleCreateGroup($input: CreateGroupInput!) {
  createGroup(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleCreateGroupMutation, ConsoleCreateGroupMutationVariables>;
export const ConsoleRenameGroupDocument = new TypedDocumentString(`
    mutation ConsoleRenameGroup($input: RenameGroupInput!) {
  renameGroup(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRenameGroupMutation, ConsoleRenameGroupMutationVariables>;
export const ConsoleAddMemberDocument = new TypedDocumentString(`
    mutation ConsoleAddMember($input: AddMemberInput!) {
  addMember(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleAddMemberMutation, ConsoleAddMemberMutationVariables>;
export const ConsoleRemoveMemberDocument = new TypedDocumentString(`
    mutation ConsoleRemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRemoveMemberMutation, ConsoleRemoveMemberMutationVariables>;
export const ConsoleSettingsDocument = new TypedDocumentString(`
    query ConsoleSettings {
  settings
}
    `) as unknown as TypedDocumentString<ConsoleSettingsQuery, ConsoleSettingsQueryVariables>;
export const ConsoleUpdateSettingsDocument = new TypedDocumentString(`
    mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    settings
  }
}
    `) as unknown as TypedDocumentString<ConsoleUpdateSettingsMutation, ConsoleUpdateSettingsMutationVariables>;
export const ConsolePrincipalsDocument = new TypedDocumentString(`
    query ConsolePrincipals($after: String) {
  principals(first: 50, after: $after) {
    nodes {
      uid
      kind
      displayName
      active
      roles
      owner {
        uid
        displayName
      }
      groups {
        name
      }
      page {
        slug
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsolePrincipalsQuery, ConsolePrincipalsQueryVariables>;
export const ConsoleCreatePrincipalDocument = new TypedDocumentString(`
    mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) {
  createPrincipal(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleCreatePrincipalMutation, ConsoleCreatePrincipalMutationVariables>;
export const ConsoleUpdatePrincipalDocument = new TypedDocumentString(`
    mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) {
  updatePrincipal(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleUpdatePrincipalMutation, ConsoleUpdatePrincipalMutationVariables>;
export const ConsoleSetActiveDocument = new TypedDocumentString(`
    mutation ConsoleSetActive($input: SetPrincipalActiveInput!) {
  setPrincipalActive(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleSetActiveMutation, ConsoleSetActiveMutationVariables>;
export const ConsoleTokensDocument = new TypedDocumentString(`
    query ConsoleTokens($principal: String, $after: String) {
  tokens(principal: $principal, first: 50, after: $after) {
    nodes {
      id
      name
      capabilities
      channels
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleTokensQuery, ConsoleTokensQueryVariables>;
export const ConsoleCreateTokenDocument = new TypedDocumentString(`
    mutation ConsoleCreateToken($input: CreateTokenInput!) {
  createToken(input: $input) {
    id
    secret
  }
}
    `) as unknown as TypedDocumentString<ConsoleCreateTokenMutation, ConsoleCreateTokenMutationVariables>;
export const ConsoleRevokeTokenDocument = new TypedDocumentString(`
    mutation ConsoleRevokeToken($input: RevokeTokenInput!) {
  revokeToken(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRevokeTokenMutation, ConsoleRevokeTokenMutationVariables>;
export const ConsoleExplainAccessDocument = new TypedDocumentString(`
    query ConsoleExplainAccess($item: ID!, $principal: String!) {
  explainAccess(item: $item, principal: $principal) {
    allowed
    rule
    memberships
    text
  }
}
    `) as unknown as TypedDocumentString<ConsoleExplainAccessQuery, ConsoleExplainAccessQueryVariables>;
export const ConsoleClaimDocument = new TypedDocumentString(`
    query ConsoleClaim($id: ID!) {
  claim(id: $id) {
    ...ClaimLine
    context
    property
    freshness
    validFrom
    validUntil
    retiredAt
    retiredReason
    settledAt
    settledBy {
      displayName
    }
    quality
    outcome
    outcomeNote
    evidence {
      ...EvidenceLine
    }
    questions: findings {
      id
      kind
      explanation
      openedAt
    }
    holderPage: holder {
      slug
      title
      type
    }
    supersedes {
      ...ChainLink
      supersedes {
        ...ChainLink
        supersedes {
          ...ChainLink
        }
      }
    }
    supersededBy {
      ...ChainLink
      supersededBy {
        ...ChainLink
        supersededBy {
          ...ChainLink
        }
      }
    }
  }
}
    fragment ChainLink on Claim {
  id
  text
  state
  recordedAt
  retiredReason
  author {
    displayName
  }
}
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
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
}`) as unknown as TypedDocumentString<ConsoleClaimQuery, ConsoleClaimQueryVariables>;
export const ConsoleCorrectDocument = new TypedDocumentString(`
    mutation ConsoleCorrect($input: CorrectInput!) {
  correct(input: $input) {
    claim {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleCorrectMutation, ConsoleCorrectMutationVariables>;
export const ConsoleForgetDocument = new TypedDocumentString(`
    mutation ConsoleForget($input: ForgetInput!) {
  forget(input: $input) {
    queued
  }
}
    `) as unknown as TypedDocumentString<ConsoleForgetMutation, ConsoleForgetMutationVariables>;
export const ConsoleDisputeDocument = new TypedDocumentString(`
    mutation ConsoleDispute($input: DisputeInput!) {
  dispute(input: $input) {
    finding {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleDisputeMutation, ConsoleDisputeMutationVariables>;
export const ConsoleResolveDocument = new TypedDocumentString(`
    mutation ConsoleResolve($input: ResolveTakeInput!) {
  resolveTake(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleResolveMutation, ConsoleResolveMutationVariables>;
export const ConsoleCompleteDocument = new TypedDocumentString(`
    mutation ConsoleComplete($input: CompleteCommitmentInput!) {
  completeCommitment(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleCompleteMutation, ConsoleCompleteMutationVariables>;
export const ConsoleRescopeClaimDocument = new TypedDocumentString(`
    mutation ConsoleRescopeClaim($input: RescopeInput!) {
  rescope(input: $input) {
    revision
  }
}
    `) as unknown as TypedDocumentString<ConsoleRescopeClaimMutation, ConsoleRescopeClaimMutationVariables>;
export const ConsoleRememberDocument = new TypedDocumentString(`
    mutation ConsoleRemember($input: RememberInput!) {
  remember(input: $input) {
    status
    claim {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleRememberMutation, ConsoleRememberMutationVariables>;
export const ConsoleFindPagesDocument = new TypedDocumentString(`
    query ConsoleFindPages($text: String, $type: String) {
  pages(filter: {text: $text, type: $type}, first: 12) {
    nodes {
      slug
      title
      type
    }
  }
}
    `) as unknown as TypedDocumentString<ConsoleFindPagesQuery, ConsoleFindPagesQueryVariables>;
export const ConsolePrincipalNamesDocument = new TypedDocumentString(`
    query ConsolePrincipalNames {
  principals(first: 500) {
    nodes {
      uid
      displayName
      kind
      active
    }
  }
}
    `) as unknown as TypedDocumentString<ConsolePrincipalNamesQuery, ConsolePrincipalNamesQueryVariables>;