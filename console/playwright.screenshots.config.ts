import journeys from './playwright.config.ts'

/** The pictures of the README, from the sample of the journeys on a server of their own. */
export default { ...journeys, testMatch: 'screenshots.ts', workers: 1 }
