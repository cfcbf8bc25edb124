/** Signs that change the direction of what follows, with those that end it. */
const controls = /[\u202a-\u202e\u2066-\u2069]/
const [endOfEmbedding, isolate, endOfIsolate] = ['\u202c', '\u2068', '\u2069'] as const

/**
 * The text so that its direction ends with it, whatever stands around it: what it opens is closed, what closes without having
 * been opened is left out.
 */
export function isolated(text: string): string {
  if (!controls.test(text)) return text
  const open: string[] = []
  let out = ''
  for (const sign of text) {
    if (/[\u202a\u202b\u202d\u202e]/.test(sign)) open.push(endOfEmbedding)
    else if (/[\u2066-\u2068]/.test(sign)) open.push(endOfIsolate)
    else if (sign === endOfEmbedding) {
      if (open.at(-1) !== endOfEmbedding) continue
      open.pop()
    } else if (sign === endOfIsolate) {
      const at = open.lastIndexOf(endOfIsolate)
      if (at < 0) continue
      open.length = at
    }
    out += sign
  }
  return `${isolate}${out}${open.reverse().join('')}${endOfIsolate}`
}
