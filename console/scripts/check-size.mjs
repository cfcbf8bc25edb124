// Fails when what a browser loads before the first area shows is larger than 500 kB compressed: the page, and the scripts and
// styles that it names, with everything that these import statically.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const limit = 500_000
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
if (/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/i.test(html)) {
  console.error('index.html has inline script or style, which the Content-Security-Policy forbids')
  process.exit(1)
}

const loaded = new Set()
function load(path) {
  if (loaded.has(path)) return
  loaded.add(path)
  if (!path.endsWith('.js')) return
  const text = readFileSync(path, 'utf8')
  for (const [, from] of text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) load(join(dirname(path), from))
}
for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) load(join(dist, path))
// The latin font and the first area come too.
for (const name of readdirSync(join(dist, 'assets'))) {
  if (/^inter-latin-wght|^Home-/.test(name)) load(join(dist, 'assets', name))
}
const sizes = [...loaded].map((path) => [path.slice(dist.length), path.endsWith('.woff2') ? statSync(path).size : gzipSync(readFileSync(path)).length])
sizes.sort((a, b) => b[1] - a[1])
const total = sizes.reduce((sum, [, size]) => sum + size, 0) + gzipSync(html).length
for (const [path, size] of sizes) console.log(`${String(size).padStart(8)}  ${path}`)
console.log(`${String(total).padStart(8)}  first load, at most ${limit}`)
if (total > limit) process.exit(1)
