/** A page with its name, in pixels of the picture. */
export interface Named {
  key: string
  x: number
  y: number
  /** From its middle to its edge. */
  radius: number
  /** Of its name as it is written. */
  width: number
  /** Other pages are no hindrance for its name. */
  above?: boolean
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A name with the box that it is written in. */
export interface PlacedName extends Box {
  key: string
}

/** More characters of a name than this are not written: a long one would cover what it names. */
const longest = 40

/** A name as it is written in the picture. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('').trimEnd()}…` : name
}

/** Between a page's edge and its name, in pixels. */
const gap = 5
/** The squares in which boxes are looked up; of about a name's size. */
const cell = 64

/** Boxes that are found by where they are. */
class Boxes {
  #cells = new Map<number, Box[]>()

  add(box: Box) {
    for (const key of this.#keys(box)) {
      const there = this.#cells.get(key)
      if (there) there.push(box)
      else this.#cells.set(key, [box])
    }
  }

  /** Whether a box lies on one of these; boxes that touch do not. */
  hit(a: Box): boolean {
    return this.#keys(a).some((key) => this.#cells.get(key)?.some((b) =>
      a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height))
  }

  #keys({ left, top, width, height }: Box): number[] {
    const keys = []
    for (let x = Math.floor(left / cell); x <= Math.floor((left + width) / cell); x++) {
      for (let y = Math.floor(top / cell); y <= Math.floor((top + height) / cell); y++) keys.push(x * 65536 + y)
    }
    return keys
  }
}

/**
 * Places names so that none lies on another, on a page or across the edge of the picture. Takes pages in order of importance;
 * the name of each goes to its right, left, below or above, where there is room first, else it is left out. A name `above` gives
 * way to names alone. Pages without a name, of width 0, only take their room. The same pages in the same order are placed the
 * same. All lengths are in pixels; at most `most` names are placed.
 */
export function placeNames(pages: readonly Named[], height: number, within: { width: number; height: number }, most = Infinity): PlacedName[] {
  const placed: PlacedName[] = []
  const [names, discs] = [new Boxes(), new Boxes()]
  for (const { x, y, radius } of pages) discs.add({ left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius })
  const inside = (b: Box) => b.left >= 0 && b.top >= 0 && b.left + b.width <= within.width && b.top + b.height <= within.height
  for (const { key, x, y, radius, width, above } of pages) {
    if (placed.length >= most) break
    if (width === 0) continue
    const [beside, apart] = [y - height / 2, radius + gap]
    const free = [
      { left: x + apart, top: beside },
      { left: x - apart - width, top: beside },
      { left: x - width / 2, top: y + apart },
      { left: x - width / 2, top: y - apart - height },
    ].map((at) => ({ key, ...at, width, height })).filter((box) => !names.hit(box))
    const box = free.find((b) => inside(b) && !discs.hit(b)) ?? (above ? free.find(inside) ?? free[0] : undefined)
    if (!box) continue
    placed.push(box)
    names.add(box)
  }
  return placed
}
