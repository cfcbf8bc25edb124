import { fileURLToPath } from 'node:url'

/** Where screenshots and what journeys need of each other go. */
export const artefacts = fileURLToPath(new URL('../artefacts', import.meta.url))
