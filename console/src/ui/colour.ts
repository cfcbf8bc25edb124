const hues = ['blue', 'teal', 'orange', 'grape', 'green', 'pink', 'cyan', 'red', 'violet', 'lime', 'yellow', 'indigo'] as const

const known: Record<string, (typeof hues)[number]> = {
  person: 'blue', company: 'teal', project: 'orange', event: 'grape', document: 'green', concept: 'cyan', note: 'yellow', media: 'pink', agent: 'violet', analysis: 'lime',
}

/** The hue of an object type, everywhere the same. */
export function typeHue(type: string): (typeof hues)[number] {
  const own = known[type]
  if (own) return own
  let sum = 0
  for (const c of type) sum = (sum * 31 + (c.codePointAt(0) ?? 0)) >>> 0
  return hues[sum % hues.length] ?? 'blue'
}
