/** What a layout is asked for: places and links as pairs of numbers, links by the index of their pages. */
export interface LayoutOrder {
  run: number
  places: Float32Array
  links: Uint32Array
  /** How long it may take, in milliseconds. */
  time: number
}

/** Places in the order of the question; the last ones are final. */
export interface LayoutAnswer {
  run: number
  places: Float32Array
  last: boolean
}

/** The settings of ForceAtlas2 for so many pages. */
export function settingsFor(count: number) {
  return {
    linLogMode: false,
    outboundAttractionDistribution: false,
    adjustSizes: false,
    edgeWeightInfluence: 0,
    scalingRatio: 10,
    strongGravityMode: count > 1000,
    gravity: count > 1000 ? 0.05 : 1,
    slowDown: 1 + Math.log(Math.max(count, 1)),
    barnesHutOptimize: count > 300,
    barnesHutTheta: count > 1000 ? 1.2 : 0.6,
  }
}

/** The longest that a layout may take, in milliseconds. */
export const layoutTime = 2400

/** Lays out in a worker; a new order replaces the one before it. */
export class Layout {
  #worker: Worker
  #run = 0
  #take: (answer: LayoutAnswer) => void = () => undefined

  constructor() {
    this.#worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = (event: MessageEvent<LayoutAnswer>) => {
      if (event.data.run === this.#run) this.#take(event.data)
    }
  }

  start(places: Float32Array, links: Uint32Array, take: (answer: LayoutAnswer) => void) {
    this.#run++
    this.#take = take
    const order: LayoutOrder = { run: this.#run, places, links, time: layoutTime }
    this.#worker.postMessage(order, [places.buffer, links.buffer])
  }

  end() {
    this.#worker.terminate()
  }
}

/** Turns places so that they are wider than high, as screens are. */
export function lieDown(places: Float32Array) {
  const count = places.length / 2
  let [mx, my] = [0, 0]
  for (let i = 0; i < places.length; i += 2) {
    mx += (places[i] ?? 0) / count
    my += (places[i + 1] ?? 0) / count
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [(places[i] ?? 0) - mx, (places[i + 1] ?? 0) - my]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const angle = -0.5 * Math.atan2(2 * xy, xx - yy)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [(places[i] ?? 0) - mx, (places[i + 1] ?? 0) - my]
    places[i] = mx + x * cos - y * sin
    places[i + 1] = my + x * sin + y * cos
  }
}

/**
 * Places for pages without links: rows below the others, as wide as these. Forces would drive them away on all sides and
 * leave the others a dot in the middle.
 */
export function rows(count: number, others: Float32Array): { x: number; y: number }[] {
  let [left, right, bottom] = [Infinity, -Infinity, Infinity]
  for (let i = 0; i < others.length; i += 2) {
    left = Math.min(left, others[i] ?? 0)
    right = Math.max(right, others[i] ?? 0)
    bottom = Math.min(bottom, others[i + 1] ?? 0)
  }
  if (left > right) [left, right, bottom] = [0, 0, 0]
  const width = right - left || Math.sqrt(count) * 30
  const inRow = Math.max(1, Math.min(count, Math.ceil(Math.sqrt(count * 4))))
  const gap = width / inRow
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % inRow) * gap + gap / 2,
    y: bottom - gap * (1 + Math.floor(i / inRow)),
  }))
}

/**
 * Where a page begins, before any layout: beside a page that it is linked to and that has a place, else on a spiral
 * that leaves every page its own room.
 */
export function firstPlace(index: number, near: { x: number; y: number } | undefined): { x: number; y: number } {
  const angle = index * 2.399963
  if (near) return { x: near.x + 6 * Math.cos(angle), y: near.y + 6 * Math.sin(angle) }
  const radius = 12 * Math.sqrt(index)
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}
