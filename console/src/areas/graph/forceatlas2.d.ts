/** One step of the algorithm of graphology-layout-forceatlas2, which has no types of its own for it. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  import type { settingsFor } from './layout'

  export default function iterate(settings: ReturnType<typeof settingsFor>, nodes: Float32Array, edges: Float32Array): object
}
