import Graph from 'graphology'
import { DEFAULT_STYLES, Sigma } from 'sigma'
import { extremityArrow } from 'sigma/rendering'
import { Drawn } from './drawn'
import { firstPlace, Layout, rows } from './layout'
import { degrees, type GraphData } from './model'
import { NameLayer, type Name } from './nameLayer'
import { shortName } from './names'

type Names = 'auto' | 'visible' | 'hidden'
interface NodeLook {
  x: number
  y: number
  label: string
  type: string
  /** The size by its links, before anything stands out. */
  extent: number
  size: number
  color: string
  names: Names
  back: 'visible' | 'hidden'
  zIndex: number
  text: string
  ground: string
  accent: string
}
interface LinkLook { label: string; plain: boolean; head: string; size: number; color: string; names: Names; zIndex: number; text: string }

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
/** From so many links on, they are left out while the picture moves. */
const mostLinks = 4000
/** From so many pages on, their names are left out while the picture moves. */
const manyPages = 500
/** In such a graph, the most important pages, so many, are named though pages crowd around them. */
const landmarks = 20
/** How long the picture is still before its names come back, in milliseconds. */
const still = 120
/** Pages that are drawn smaller than this, in pixels, are named only when they stand out. */
const leastNamed = 5

/** Up to so many links, all are named. */
const fewLinks = 16

/** The looks of what was not dressed yet. */
const undressed = { size: 1, color: '#888888', names: 'auto', back: 'hidden', zIndex: 0, text: '#888888', ground: '#888888', accent: '#888888' } as const

/** What a scene tells of. */
export interface Does {
  select: (slug: string | null) => void
  open: (slug: string) => void
  /** The first picture has been drawn and is in the page. */
  shown: () => void
  /** The browser took away what the picture is drawn with, or gave it back. */
  lost: (lost: boolean) => void
}

const motionless = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The picture of a graph in an element: its pages keep their places while others come and go. It is drawn outside of the page
 * at first and put there once drawn: a browser that shows a canvas waits for its drawing, for long without a graphics card.
 */
export class Scene {
  readonly graph = new Graph<NodeLook, LinkLook>({ multi: true, type: 'directed' })
  #sigma: Sigma<NodeLook, LinkLook>
  #layout: Layout
  #awaiting: Drawn | undefined
  #names: NameLayer
  /** All pages, those whose names matter most first. */
  #named: string[] = []
  #hovered: string | null = null
  #settling: ReturnType<typeof setTimeout> | undefined
  #palette: Palette
  #focus: Focus = { selected: null, onWay: new Set() }
  #laidOut = ''
  #fewLinks = true

  /** Throws where the browser has no WebGL 2; what is in the element then is of no use. */
  constructor(element: HTMLElement, palette: Palette, does: Does) {
    this.#palette = palette
    this.#sigma = new Sigma<NodeLook, LinkLook>(this.graph, element, {
      primitives: {
        edges: { extremities: [extremityArrow({ lengthRatio: 4, widthRatio: 3.5 })] },
      },
      settings: {
        allowInvalidContainer: true, itemSizesReference: 'screen', renderLabels: false, edgeLabelAnchors: 'allNodes', minCameraRatio: 0.02, maxCameraRatio: 4,
        enableNodeDrag: true, stagePadding: 40, antialiasEdges: true,
      },
      styles: {
        nodes: {
          ...DEFAULT_STYLES.nodes,
          zIndex: { attribute: 'zIndex' },
          backdropVisibility: { whenState: 'isHovered', then: 'visible', else: { attribute: 'back' } },
          backdropColor: { attribute: 'ground' },
          backdropBorderColor: { attribute: 'accent' },
          backdropBorderWidth: 2,
          backdropShadowBlur: 0,
        },
        edges: {
          ...DEFAULT_STYLES.edges,
          head: { attribute: 'head' },
          zIndex: { attribute: 'zIndex' },
          labelColor: { attribute: 'text' },
          labelVisibility: { attribute: 'names' },
        },
      },
    })
    this.#names = new NameLayer(getComputedStyle(element).fontFamily)
    this.#sigma.on('clickNode', ({ node }) => { does.select(node) })
    this.#sigma.on('clickStage', ({ event }) => { does.select(this.#names.at(event.x, event.y) ?? null) })
    this.#sigma.on('doubleClickStage', ({ event, preventSigmaDefault }) => {
      const named = this.#names.at(event.x, event.y)
      if (!named) return
      preventSigmaDefault()
      does.open(named)
    })
    this.#sigma.on('enterNode', ({ node }) => { this.#hovered = node })
    this.#sigma.on('leaveNode', () => { this.#hovered = null })
    this.#sigma.on('afterRender', () => { this.#name() })
    this.#sigma.on('nodeDrag', () => { this.#move() })
    this.#sigma.getCamera().on('updated', () => { this.#move() })
    this.#sigma.on('doubleClickNode', ({ node, preventSigmaDefault }) => {
      preventSigmaDefault()
      does.open(node)
    })
    this.#sigma.on('webglContextLost', () => { does.lost(true) })
    this.#layout = new Layout()
    const canvas = this.#sigma.getStageCanvas()
    const above = canvas.nextSibling
    canvas.remove()
    this.#sigma.on('webglContextRestored', () => {
      if (canvas.isConnected) does.lost(false)
    })
    // A frame that follows before the one before it is drawn would be waited for as well.
    const drawn = () => {
      this.#awaiting?.end()
      if (this.graph.order === 0) return
      this.#awaiting = new Drawn(this.#sigma.getWebGLContext(), () => {
        this.#sigma.off('afterRender', drawn)
        this.#awaiting = undefined
        element.insertBefore(canvas, above)
        element.insertBefore(this.#names.canvas, above)
        does.shown()
      })
    }
    this.#sigma.on('afterRender', drawn)
  }

  end() {
    clearTimeout(this.#settling)
    this.#awaiting?.end()
    this.#layout.end()
    this.#sigma.kill()
  }

  /** Shows a graph. What is new is placed, and the layout goes on from there. */
  show(data: GraphData) {
    const { graph } = this
    const count = degrees(data)
    const many = data.links.size > manyLinks
    const scale = data.nodes.size > 3000 ? 0.3 : data.nodes.size > 1000 ? 0.45 : data.nodes.size > 200 ? 0.75 : 1
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
      const look = { extent: size(slug), label: shortName(node.title), type: node.type }
      if (graph.hasNode(slug)) {
        graph.mergeNodeAttributes(slug, look)
        continue
      }
      const near = placed.get(slug)
      graph.addNode(slug, { ...undressed, ...look, ...firstPlace(index++, near ? this.place(near) : undefined) })
    }
    const names = this.#linkNames(data)
    for (const [key, link] of data.links) {
      const look = { label: names.get(key) ?? '', plain: many, head: many ? 'none' : 'arrow' }
      // The library draws only the letters of a name that a link had when it was added.
      if (graph.hasEdge(key) && graph.getEdgeAttribute(key, 'label') !== look.label) graph.dropEdge(key)
      if (graph.hasEdge(key)) graph.mergeEdgeAttributes(key, look)
      else graph.addEdgeWithKey(key, link.from, link.to, { ...undressed, ...look })
    }
    this.#fewLinks = data.links.size <= fewLinks
    // Where pictures are drawn without a graphics card, so many links would make moving it jerk.
    const most = data.links.size > mostLinks
    this.#sigma.setSettings({ autoRescaleContent: data.nodes.size > 1 ? 'nodes' : 'positions', renderEdgeLabels: !many, hideEdgesOnMove: most, antialiasEdges: !most })
    this.#dress()
    const shape = `${[...data.nodes.keys()].sort().join()}|${String(data.links.size)}`
    if (shape !== this.#laidOut) this.#arrange()
    this.#laidOut = shape
  }

  /** What is written at links: the first of those between two pages names them all. */
  #linkNames(data: GraphData): Map<string, string> {
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
    if (this.graph.order === 0) return
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
      // Places that change while the first picture is drawn would only put it off.
      if (this.#awaiting && !last) return
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
    this.#dress()
  }

  paint(palette: Palette) {
    this.#palette = palette
    this.#dress()
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
    this.#write()
    context.drawImage(this.#names.canvas, 0, 0)
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png') })
  }

  /** The picture moves: names of many pages are left out until it is still. */
  #move() {
    if (this.graph.order < manyPages) return
    clearTimeout(this.#settling)
    const settle = () => {
      // Who holds the picture may move it on, and frames may take longer than the wait.
      const held = this.#sigma.getMouseCaptor().isMouseDown
      this.#settling = held ? setTimeout(settle, still) : undefined
      if (!held) this.#write()
    }
    this.#settling = setTimeout(settle, still)
    this.#names.clear()
  }

  /** Writes the names after a frame, unless the picture moves and they are left out. */
  #name() {
    if (this.#settling === undefined) this.#write()
  }

  #write() {
    const { graph } = this
    const within = this.#sigma.getDimensions()
    const names: Name[] = []
    const chosen = [this.#hovered, this.#focus.selected].filter((slug) => slug !== null).filter((slug) => graph.hasNode(slug))
    for (const key of new Set([...chosen, ...this.#named])) {
      const look = graph.getNodeAttributes(key)
      const stands = chosen.includes(key)
      const radius = this.#sigma.scaleSize(look.size)
      const { x, y } = this.#sigma.graphToViewport(look)
      if (x < -radius || y < -radius || x > within.width + radius || y > within.height + radius) continue
      const above = stands || look.names === 'visible' || (graph.order >= manyPages && names.length < landmarks)
      const named = above || (look.names === 'auto' && radius >= leastNamed)
      names.push({ key, x, y, radius, above, text: named ? look.label : '', color: look.text, chosen: stands })
    }
    this.#names.write(names, within, this.#palette)
  }

  /** Gives pages and links their looks, by what stands out. The library reads looks once, so moving the picture costs nothing. */
  #dress() {
    const p = this.#palette
    const { selected, onWay } = this.#focus
    const { graph } = this
    const chosen = selected && graph.hasNode(selected) ? selected : null
    const near = new Set(chosen ? graph.neighbors(chosen) : [])
    graph.updateEachNodeAttributes((slug, look) => Object.assign(look, {
      text: p.text, ground: p.ground, accent: p.accent,
      size: slug === chosen ? look.extent * 1.2 : look.extent,
      color: chosen && slug !== chosen && !near.has(slug) && onWay.size === 0 ? p.faint : p.ofType(look.type),
      names: slug === chosen || (near.has(slug) && near.size < 40) ? 'visible' : chosen && !near.has(slug) && onWay.size === 0 ? 'hidden' : 'auto',
      back: slug === chosen ? 'visible' : 'hidden',
      zIndex: slug === chosen ? 2 : near.has(slug) ? 1 : 0,
    }), { attributes: ['size', 'color', 'zIndex'] })
    graph.updateEachEdgeAttributes((key, look, from, to) => {
      const marked = onWay.has(key) || (chosen !== null && (from === chosen || to === chosen))
      return Object.assign(look, {
        text: marked ? p.text : p.quiet,
        size: onWay.has(key) ? 2.5 : marked ? 1.8 : look.plain ? 0.6 : 1.4,
        color: marked ? p.accent : p.link,
        names: marked || (!chosen && this.#fewLinks) ? 'auto' : 'hidden',
        zIndex: marked ? 1 : 0,
      })
    }, { attributes: ['size', 'color', 'zIndex'] })
    const weight = new Map(graph.mapNodes((slug, look) => [slug, look.extent + (near.has(slug) ? 1000 : 0)]))
    this.#named = [...weight.keys()].sort((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0) || (a < b ? -1 : 1))
  }
}
