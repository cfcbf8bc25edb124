/** A day of an address as it stands there, YYYY-MM-DD; '' where it names no day, since anybody may have written it. */
export function dayIn(value: string | null): string {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return ''
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}
