import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stateFolder } from './artefacts'
import { seed, type World } from './seed'

/**
 * Fills an empty server with the sample and logs its people in. The server is the one of BRAIN_E2E_URL and BRAIN_E2E_TOKEN,
 * else one that is started here on an embedded store of its own.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.BRAIN_E2E_URL && process.env.BRAIN_E2E_TOKEN
    ? { url: process.env.BRAIN_E2E_URL, token: process.env.BRAIN_E2E_TOKEN, stop: () => Promise.resolve() }
    : await start()
  // The workers inherit the environment.
  process.env.BRAIN_E2E_STATE = mkdtempSync(join(tmpdir(), 'brain-journeys-'))
  const world = await seed(server.url, server.token)
  for (const [who, token] of Object.entries(world.tokens)) await logIn(world, who, token)
  writeFileSync(join(stateFolder(), 'world.json'), JSON.stringify(world))
  return async () => {
    await server.stop()
    rmSync(stateFolder(), { recursive: true, force: true })
  }
}

/** Keeps the session of a principal for the browser. */
async function logIn(world: World, who: string, token: string) {
  const response = await fetch(`${world.url}/console/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: world.url, 'X-Brain-Console': '1' },
    body: JSON.stringify({ token }),
  })
  const [cookie] = response.headers.getSetCookie()
  const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie ?? '') ?? []
  if (!name || !value) throw new Error(`${who} cannot log in: HTTP ${String(response.status)} ${await response.text()}`)
  const state = {
    cookies: [{ name, value, domain: new URL(world.url).hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' }],
    origins: [],
  }
  writeFileSync(join(stateFolder(), `session-${who}.json`), JSON.stringify(state))
}

async function start() {
  const dir = mkdtempSync(join(tmpdir(), 'brain-console-'))
  const file = join(dir, 'dev.json')
  const store = process.env.BRAIN_E2E_STORE ?? `embedded:${join(dir, 'store')}`
  const binary = process.env.BRAIN_BINARY ?? '../bin/brain'
  const server = spawn(binary, ['serve', '--dev', '--store', store, '--listen', '127.0.0.1:0', '--dev-file', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 600; tries++) {
    try {
      const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as { url: string; token: string }
      if ((await fetch(`${url}/readyz`)).ok) return { url, token, stop }
    } catch {
      // Not there yet.
    }
    if (server.exitCode !== null) throw new Error(`${binary} ended with ${String(server.exitCode)}`)
    await wait(100)
  }
  await stop()
  throw new Error(`${binary} did not get ready`)
}
