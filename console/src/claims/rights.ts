import type { Session } from '../app/session'
import type { ClaimLine } from './fragments'

/** What can be done with a claim by whoever looks. The server decides; this keeps from offering what it would refuse. */
export type ClaimAction = 'correct' | 'forget' | 'resolve' | 'complete' | 'dispute' | 'rescope'

export function claimActions(claim: ClaimLine, viewer: Session['viewer']): ClaimAction[] {
  const me = viewer.principal
  const past = claim.state === 'SUPERSEDED' || claim.state === 'RETIRED'
  if (past) return []
  const group = /^group:(.*)$/s.exec(claim.scope)?.[1]
  const may = viewer.roles.includes('CURATOR') || claim.author?.uid === me.uid || claim.author?.owner?.uid === me.uid
    || (claim.holder != null && claim.holder.slug === me.page?.slug) || viewer.stewardOf.some((g) => g.name === group)
  if (!may) return ['dispute']
  const actions: ClaimAction[] = ['correct', 'forget', 'rescope']
  if (claim.state === 'CURRENT' && claim.kind === 'commitment') actions.unshift('complete')
  if (claim.state === 'ACTIVE' && me.kind === 'HUMAN') actions.unshift('resolve')
  return actions
}
