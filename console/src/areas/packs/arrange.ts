interface Typed { name: string; implements: string[]; count: number; primitive: string }
interface Linking { name: string; from: string[]; to: string[] }

export interface Node { name: string; x: number; y: number; size: number; right: boolean }
export interface Curve { key: string; from: string; to: string; link: string; path: string }

const radius = 190

/** Puts types on a circle, those of one primitive beside each other, and draws a curve for each pair that a link names. */
export function arrange(types: readonly Typed[], links: readonly Linking[]): { nodes: Node[]; curves: Curve[] } {
  const sorted = [...types].sort((a, b) => a.primitive.localeCompare(b.primitive) || a.name.localeCompare(b.name))
  const round = (n: number) => Math.round(n * 10) / 10
  const nodes = sorted.map((t, i) => {
    const angle = (i / Math.max(1, sorted.length)) * 2 * Math.PI - Math.PI / 2
    return { name: t.name, x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius), size: round(6 + Math.min(8, Math.log2(1 + t.count))), right: Math.cos(angle) >= 0 }
  })
  const place = new Map(nodes.map((n) => [n.name, n]))
  const spread = (names: string[]) => names.flatMap((n) => (place.has(n) ? [n] : types.filter((t) => t.implements.includes(n)).map((t) => t.name)))
  const curves = links.flatMap((l) => spread(l.from).flatMap((from) => spread(l.to).flatMap((to) => {
    const a = place.get(from)
    const b = place.get(to)
    if (!a || !b) return []
    const path = a === b
      ? `M${String(a.x)} ${String(a.y)}q${String(a.x * 0.35 - a.y * 0.2)} ${String(a.y * 0.35 + a.x * 0.2)} 0 0`
      : `M${String(a.x)} ${String(a.y)}Q${String(round((a.x + b.x) * 0.12))} ${String(round((a.y + b.y) * 0.12))} ${String(b.x)} ${String(b.y)}`
    return [{ key: `${l.name} ${from} ${to}`, from, to, link: l.name, path }]
  })))
  return { nodes, curves }
}
