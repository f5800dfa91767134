export const roles = ['client', 'coach'] as const
export type Role = (typeof roles)[number]

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Where only a whole name is given: the first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** A path on this site to land on after sign-in; anything else is the front door. */
export function safeReturnTo(path: string | undefined): string {
  const here = 'http://here.invalid'
  if (!path?.startsWith('/') || !URL.canParse(path, here)) return '/'
  const { origin, pathname, search } = new URL(path, here)
  // `/.//elsewhere` resolves to the path `//elsewhere`, which a browser reads as another host.
  const ours = origin === here && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return ours ? pathname + search : '/'
}

/** The zones this runtime knows, by their names in the IANA database. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}
