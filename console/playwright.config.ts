import { defineConfig } from '@playwright/test'

// Debian's Chromium; what it would fetch for itself is off.
const browser = {
  executablePath: process.env.BRAIN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/artefacts/traces',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine fails for reasons of its own; what passes only the second time is listed as flaky.
  retries: 1,
  // Long enough for a machine that is five times slower, with other tests beside.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { launchOptions: browser, locale: 'en-GB', viewport: { width: 1360, height: 860 }, actionTimeout: 60_000, trace: process.env.BRAIN_E2E_TRACE ? 'retain-on-failure' : 'off' },
})
