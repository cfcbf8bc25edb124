import classes from './graph.module.css'
import { placeNames, type Named, type PlacedName } from './names'

/** A page whose name is to be written, with how it looks; '' for one without. */
export interface Name extends Omit<Named, 'width'> {
  text: string
  color: string
  /** Stands out: on a ground of its own. */
  chosen: boolean
}

const size = 12
const height = 17
/** Around the text of a name that stands out. */
const padding = 4
/** More names than this no one reads at once. */
const most = 300

/** The names of pages, written on a layer above the picture so that none lies on another. */
export class NameLayer {
  readonly canvas = document.createElement('canvas')
  #context: CanvasRenderingContext2D | null
  #font: string
  #widths = new Map<string, number>()
  #placed: PlacedName[] = []

  /** Takes the font's family. */
  constructor(family: string) {
    this.canvas.className = classes.names ?? ''
    this.#context = this.canvas.getContext('2d')
    this.#font = `${String(size)}px ${family}`
  }

  /** Writes the names of all pages in sight, the most important first, over a picture of that size in pixels of the page. */
  write(names: Name[], within: { width: number; height: number }, colours: { ground: string; accent: string }) {
    const context = this.#begin(within)
    if (!context) return
    const of = new Map(names.map((name) => [name.key, name]))
    this.#placed = placeNames(names.map((name) => ({ ...name, width: this.#width(context, name.text) })), height, within, most)
    context.lineJoin = 'round'
    // What stands out is written last, over the grounds of the others.
    for (const box of this.#placed.toReversed()) {
      const name = of.get(box.key)
      if (!name) continue
      const middle = box.top + height / 2
      if (name.chosen) {
        context.beginPath()
        context.roundRect(box.left - padding, box.top - 1, box.width + 2 * padding, height + 2, 4)
        context.fillStyle = colours.ground
        context.fill()
        context.lineWidth = 1
        context.strokeStyle = colours.accent
        context.stroke()
      } else {
        // Links below a name would make it hard to read.
        context.lineWidth = 3
        context.strokeStyle = colours.ground
        context.strokeText(name.text, box.left, middle)
      }
      context.fillStyle = name.color
      context.fillText(name.text, box.left, middle)
    }
  }

  clear() {
    // A canvas that is touched is shown anew, though nothing was on it.
    if (this.#placed.length === 0) return
    this.#placed = []
    this.#context?.resetTransform()
    this.#context?.clearRect(0, 0, this.canvas.width, this.canvas.height)
  }

  /** The page whose name is written there, in pixels of the picture. */
  at(x: number, y: number): string | undefined {
    return this.#placed.find((b) => x >= b.left && x <= b.left + b.width && y >= b.top && y <= b.top + b.height)?.key
  }

  #begin(within: { width: number; height: number }): CanvasRenderingContext2D | null {
    const ratio = window.devicePixelRatio
    const [width, height] = [Math.round(within.width * ratio), Math.round(within.height * ratio)]
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height })
    this.clear()
    const context = this.#context
    context?.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (!context) return null
    context.font = this.#font
    context.textBaseline = 'middle'
    return context
  }

  #width(context: CanvasRenderingContext2D, text: string): number {
    let width = this.#widths.get(text)
    if (width === undefined) this.#widths.set(text, width = context.measureText(text).width)
    return width
  }
}
