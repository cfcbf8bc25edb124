// The work of scripts/lighthouse: node lighthouse.mjs BINARY FOLDER, where the folder has Lighthouse and the sample's code.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

const [binary, folder] = process.argv.slice(2)
const { default: lighthouse } = await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')))
const { seed } = await import(pathToFileURL(join(folder, 'support/seed.js')))
const places = { Home: '/', Objects: '/objects', 'A page': '/objects/companies/northlight', Graph: '/graph?page=companies/northlight' }
const categories = ['performance', 'accessibility', 'best-practices']
const least = 90
const runs = Number(process.env.RUNS ?? 3)

const devFile = join(folder, 'dev.json')
const server = spawn(binary, ['serve', '--dev', '--store', `embedded:${join(folder, 'store')}`, '--listen', '127.0.0.1:0', '--dev-file', devFile, '--log-level', 'error'], { stdio: 'ignore' })
let browser
try {
  while (!existsSync(devFile)) await wait(100)
  const { url, token } = JSON.parse(readFileSync(devFile, 'utf8'))
  await seed(url, token)
  const profile = join(folder, 'profile')
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.BRAIN_CHROMIUM ?? '/usr/bin/chromium', baseURL: url,
    // WebGL without a graphics card; the page itself is painted as without one, not through the emulated one.
    args: ['--no-sandbox', '--remote-debugging-port=0', '--enable-unsafe-swiftshader'],
  })
  const login = await browser.request.post('/console/login', { data: { token }, headers: { 'X-Brain-Console': '1', Origin: url } })
  if (!login.ok()) throw new Error(`cannot log in: HTTP ${login.status()}`)
  while (!existsSync(join(profile, 'DevToolsActivePort'))) await wait(100)
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
  console.log(`| | ${categories.join(' | ')} |\n| --- | --- | --- | --- |`)
  console.error(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} processors`)
  for (const [name, path] of Object.entries(places)) {
    // The best of some runs: what else the machine does only takes away.
    let lhr
    for (let run = 0; run < runs; run++) {
      const one = (await lighthouse(url + path, { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' }, {
        extends: 'lighthouse:default',
        settings: { formFactor: 'desktop', screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false }, throttlingMethod: 'provided' },
      })).lhr
      if (!lhr || (one.categories.performance.score ?? 0) > (lhr.categories.performance.score ?? 0)) lhr = one
    }
    const scores = categories.map((c) => Math.round((lhr.categories[c].score ?? 0) * 100))
    console.log(`| ${name} | ${scores.join(' | ')} |`)
    for (const [i, c] of categories.entries()) {
      if (scores[i] >= least) continue
      process.exitCode = 1
      for (const { id, weight } of lhr.categories[c].auditRefs) {
        const audit = lhr.audits[id]
        if (weight > 0 && audit.score !== null && audit.score < 0.9) console.error(`  ${name}, ${c}: ${audit.title} ${audit.displayValue ?? ''}`, JSON.stringify(audit.details?.items?.slice(0, 2) ?? '').slice(0, 400))
      }
    }
  }
} finally {
  await browser?.close()
  server.kill()
  await new Promise((resolve) => server.once('exit', resolve))
}
