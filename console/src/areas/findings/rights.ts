import type { Session } from '../../app/session'
import { claimActions } from '../../claims/rights'
import type { FindingFull } from './operations'

/** Whether the viewer may decide a question: by the right to change each side. The server decides. */
export function mayDecide(finding: FindingFull, viewer: Session['viewer']): boolean {
  if (finding.state !== 'OPEN') return false
  if (viewer.roles.includes('CURATOR')) return true
  return finding.claims.length > 0 && finding.links.length === 0 && finding.claims.every((c) => claimActions(c, viewer).includes('correct'))
}
