import journeys from './playwright.config.ts'

/** The journey through four vaults that were imported before. */
export default { ...journeys, testMatch: 'vaults.ts', workers: 1 }
