import { fileURLToPath } from 'node:url'

/** Where screenshots go. */
export const artefacts = fileURLToPath(new URL('../artefacts', import.meta.url))

/** The folder of this run with what all journeys need; the setup makes it. */
export function stateFolder(): string {
  const folder = process.env.BRAIN_E2E_STATE
  if (!folder) throw new Error('the setup did not run')
  return folder
}
