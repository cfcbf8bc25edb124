/** Where to go after the login: a place in the Console, whatever the address says. */
export function destination(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) ? to : '/'
}
