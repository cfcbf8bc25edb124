import Graph from 'graphology'
import { Sigma } from 'sigma'
import { extremityArrow } from 'sigma/rendering'
import type { NodeDisplayData, EdgeDisplayData } from 'sigma/types'
import { firstPlace, Layout, rows } from './layout'
import { degrees, type GraphData } from './model'

interface NodeLook { x: number; y: number; size: number; label: string; color: string; type: string }
interface LinkLook { size: number; label: string; color: string; plain: boolean }

/** The colours of a theme that a canvas needs. */
export interface Palette {
  ground: string
  text: string
  faint: string
  quiet: string
  link: string
  accent: string
  ofType: (type: string) => string
}

/** What stands out: the chosen page with those it is linked to, and ways. */
export interface Focus {
  selected: string | null
  /** Links of the ways that are shown, by name. */
  onWay: ReadonlySet<string>
}

/** From so many links on, they are drawn as plain lines without names. */
const manyLinks = 400
/** Up to so many links, all are named. */
const fewLinks = 16

const motionless = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The picture of a graph in an element: its pages keep their places while others come and go. */
export class Scene {
  readonly graph = new Graph<NodeLook, LinkLook>({ multi: true, type: 'directed' })
  #sigma: Sigma<NodeLook, LinkLook>
  #layout = new Layout()
  #palette: Palette
  #focus: Focus = { selected: null, onWay: new Set() }
  #near = new Set<string>()
  #laidOut = ''
  #fewLinks = true

  constructor(element: HTMLElement, palette: Palette, does: { select: (slug: string | null) => void; open: (slug: string) => void }) {
    this.#palette = palette
    this.#sigma = new Sigma<NodeLook, LinkLook>(this.graph, element, {
      primitives: {
        nodes: { label: { font: { family: getComputedStyle(element).fontFamily, size: 12 } } },
        edges: { extremities: [extremityArrow({ lengthRatio: 4, widthRatio: 3.5 })] },
      },
      settings: {
        allowInvalidContainer: true, itemSizesReference: 'screen', labelDensity: 0.6, labelGridCellSize: 90, labelRenderedSizeThreshold: 5, minCameraRatio: 0.02, maxCameraRatio: 4,
        enableNodeDrag: true, stagePadding: 40, autoRescaleContent: 'labels', antialiasEdges: true,
      },
      nodeReducer: (slug, data) => this.#showNode(slug, data),
      edgeReducer: (key, data, look) => this.#showLink(key, data, look),
    })
    this.#sigma.on('clickNode', ({ node }) => { does.select(node) })
    this.#sigma.on('clickStage', () => { does.select(null) })
    this.#sigma.on('doubleClickNode', ({ node, preventSigmaDefault }) => {
      preventSigmaDefault()
      does.open(node)
    })
  }

  end() {
    this.#layout.end()
    this.#sigma.kill()
  }

  /** Shows a graph. What is new is placed, and the layout goes on from there. */
  show(data: GraphData) {
    const { graph } = this
    const count = degrees(data)
    const many = data.links.size > manyLinks
    const scale = data.nodes.size > 1000 ? 0.45 : data.nodes.size > 200 ? 0.75 : 1
    const size = (slug: string) => scale * (5 + 2.2 * Math.sqrt(Math.min(count.get(slug) ?? 0, 60)))
    for (const slug of graph.nodes()) if (!data.nodes.has(slug)) graph.dropNode(slug)
    for (const key of graph.edges()) if (!data.links.has(key)) graph.dropEdge(key)
    const placed = new Map<string, string>()
    for (const { from, to } of data.links.values()) {
      if (graph.hasNode(from)) placed.set(to, from)
      if (graph.hasNode(to)) placed.set(from, to)
    }
    let index = graph.order
    for (const [slug, node] of data.nodes) {
      const look = { size: size(slug), label: node.title, color: this.#palette.ofType(node.type), type: node.type }
      if (graph.hasNode(slug)) {
        graph.mergeNodeAttributes(slug, look)
        continue
      }
      const near = placed.get(slug)
      graph.addNode(slug, { ...look, ...firstPlace(index++, near ? this.place(near) : undefined) })
    }
    const names = this.#names(data)
    for (const [key, link] of data.links) {
      const look = { size: many ? 0.6 : 1.4, label: names.get(key) ?? '', color: this.#palette.link, plain: many }
      if (graph.hasEdge(key)) graph.mergeEdgeAttributes(key, look)
      else graph.addEdgeWithKey(key, link.from, link.to, look)
    }
    this.#fewLinks = data.links.size <= fewLinks
    this.#sigma.setSetting('renderEdgeLabels', !many)
    this.focus(this.#focus)
    const shape = `${[...data.nodes.keys()].sort().join()}|${String(data.links.size)}`
    if (shape !== this.#laidOut) this.#arrange()
    this.#laidOut = shape
  }

  /** What is written at links: the first of those between two pages names them all. */
  #names(data: GraphData): Map<string, string> {
    const types = new Map<string, { key: string; types: string[] }>()
    for (const [key, { from, to, type }] of data.links) {
      const pair = from < to ? `${from} ${to}` : `${to} ${from}`
      const one = types.get(pair)
      if (one) one.types.push(type)
      else types.set(pair, { key, types: [type] })
    }
    return new Map([...types.values()].map((one) => [one.key, one.types.join(', ')]))
  }

  /** Lays out again, from the places that pages have. */
  #arrange() {
    performance.mark('graph-layout')
    const [slugs, alone]: [string[], string[]] = [[], []]
    this.graph.forEachNode((slug) => { (this.graph.degree(slug) ? slugs : alone).push(slug) })
    const beside = new Map(alone.map((slug, i) => [slug, i]))
    const index = new Map(slugs.map((slug, i) => [slug, i]))
    const places = new Float32Array(slugs.length * 2)
    slugs.forEach((slug, i) => {
      const { x, y } = this.graph.getNodeAttributes(slug)
      places[2 * i] = x
      places[2 * i + 1] = y
    })
    const links = new Uint32Array(this.graph.size * 2)
    let at = 0
    this.graph.forEachEdge((_, __, from, to) => {
      links[at++] = index.get(from) ?? 0
      links[at++] = index.get(to) ?? 0
    })
    this.#layout.start(places, links, ({ places, last }) => {
      const below = rows(alone.length, places)
      this.graph.updateEachNodeAttributes((slug, look) => {
        const i = index.get(slug)
        const to = i === undefined ? below[beside.get(slug) ?? -1] : { x: places[2 * i] ?? 0, y: places[2 * i + 1] ?? 0 }
        return to ? Object.assign(look, to) : look
      }, { attributes: ['x', 'y'] })
      if (last) performance.measure('graph-layout', 'graph-layout')
    })
  }

  /** Changes what stands out. */
  focus(focus: Focus) {
    this.#focus = focus
    const { selected } = focus
    this.#near = new Set(selected && this.graph.hasNode(selected) ? this.graph.neighbors(selected) : [])
    this.#sigma.refresh({ skipIndexation: true, schedule: true })
  }

  paint(palette: Palette) {
    this.#palette = palette
    this.graph.updateEachNodeAttributes((_, look) => ({ ...look, color: palette.ofType(look.type) }), { attributes: ['color'] })
    this.graph.updateEachEdgeAttributes((_, look) => ({ ...look, color: palette.link }), { attributes: ['color'] })
  }

  place(slug: string): { x: number; y: number } | undefined {
    if (!this.graph.hasNode(slug)) return undefined
    const { x, y } = this.graph.getNodeAttributes(slug)
    return { x, y }
  }

  /** Moves the view to a page. */
  goTo(slug: string) {
    const at = this.#sigma.getNodeDisplayData(slug)
    const camera = this.#sigma.getCamera()
    if (at) void camera.animate({ x: at.x, y: at.y, ratio: Math.min(camera.ratio, 0.6) }, { duration: motionless() ? 0 : 350 })
  }

  /** Nearer (below 1), farther (above 1), or all of it. */
  zoom(factor: number | 'all') {
    const camera = this.#sigma.getCamera()
    const duration = motionless() ? 0 : 200
    if (factor === 'all') void camera.reset({ duration })
    else void camera.animate({ ratio: camera.ratio * factor }, { duration })
  }

  /** The picture as it stands, as PNG. */
  async picture(): Promise<Blob | null> {
    const from = this.#sigma.getStageCanvas()
    const canvas = document.createElement('canvas')
    canvas.width = from.width
    canvas.height = from.height
    const context = canvas.getContext('2d')
    if (!context) return null
    context.fillStyle = this.#palette.ground
    context.fillRect(0, 0, canvas.width, canvas.height)
    // What is drawn is there only until the browser shows it.
    this.#sigma.refresh({ schedule: false })
    context.drawImage(from, 0, 0)
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png') })
  }

  #showNode(slug: string, data: NodeDisplayData): Partial<NodeDisplayData> {
    const { selected, onWay } = this.#focus
    const p = this.#palette
    const look: Partial<NodeDisplayData> = { labelColor: p.text, backdropColor: p.ground }
    if (slug === selected) {
      return { ...look, highlighted: true, labelVisibility: 'visible', backdropVisibility: 'visible', backdropBorderColor: p.accent, backdropBorderWidth: 2, backdropShadowBlur: 0, zIndex: 2, size: data.size * 1.2 }
    }
    if (selected && this.#near.has(slug)) return { ...look, labelVisibility: this.#near.size < 40 ? 'visible' : 'auto', zIndex: 1 }
    if (selected && onWay.size === 0) return { ...look, color: p.faint, labelVisibility: 'hidden' }
    return look
  }

  #showLink(key: string, data: EdgeDisplayData, look: LinkLook): Partial<EdgeDisplayData> {
    const { selected, onWay } = this.#focus
    const p = this.#palette
    const head = look.plain ? 'none' : 'arrow'
    const [from, to] = this.graph.extremities(key)
    if (onWay.has(key)) return { head, color: p.accent, size: Math.max(2.5, data.size), zIndex: 2, labelColor: p.text }
    if (selected && (from === selected || to === selected)) return { head, color: p.accent, size: Math.max(1.8, data.size), zIndex: 1, labelColor: p.text }
    return { head, labelColor: p.quiet, ...(selected || !this.#fewLinks ? { labelVisibility: 'hidden' as const } : {}) }
  }
}
