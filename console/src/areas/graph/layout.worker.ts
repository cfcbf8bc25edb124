import iterate from 'graphology-layout-forceatlas2/iterate.js'
import { lieDown, settingsFor, type LayoutAnswer, type LayoutOrder } from './layout'

// The matrices of the algorithm: ten numbers a node, three a link.
const perNode = 10
const perLink = 3

/** How often places are told while they are still moving, in milliseconds. */
const telling = 350

let current = 0

/** A layout goes on until its time is up or a newer order comes. */
onmessage = (event: MessageEvent<LayoutOrder>) => {
  const { run, places, links, time } = event.data
  current = run
  const count = places.length / 2
  const nodes = new Float32Array(count * perNode)
  for (let i = 0; i < count; i++) {
    nodes[i * perNode] = places[2 * i] ?? 0
    nodes[i * perNode + 1] = places[2 * i + 1] ?? 0
    nodes[i * perNode + 6] = 1
    nodes[i * perNode + 7] = 1
    nodes[i * perNode + 8] = 1
  }
  const edges = new Float32Array((links.length / 2) * perLink)
  for (let i = 0; i < links.length / 2; i++) {
    for (const [end, node] of [links[2 * i] ?? 0, links[2 * i + 1] ?? 0].entries()) {
      edges[i * perLink + end] = node * perNode
      nodes[node * perNode + 6] = (nodes[node * perNode + 6] ?? 0) + 1
    }
    edges[i * perLink + 2] = 1
  }
  const settings = settingsFor(count)
  const end = performance.now() + time
  const most = count > 1000 ? 400 : 600
  let told = performance.now()
  let done = 0

  const tell = (last: boolean) => {
    const out = new Float32Array(count * 2)
    for (let i = 0; i < count; i++) {
      out[2 * i] = nodes[i * perNode] ?? 0
      out[2 * i + 1] = nodes[i * perNode + 1] ?? 0
    }
    lieDown(out)
    const answer: LayoutAnswer = { run, places: out, last }
    postMessage(answer, { transfer: [out.buffer] })
    told = performance.now()
  }
  // In slices, so that a newer order is heard.
  const step = () => {
    if (current !== run) return
    const slice = performance.now() + 40
    do {
      iterate(settings, nodes, edges)
      done++
    } while (performance.now() < slice && done < most)
    if (done >= most || performance.now() >= end) {
      tell(true)
      return
    }
    if (performance.now() - told > telling) tell(false)
    setTimeout(step, 0)
  }
  step()
}
