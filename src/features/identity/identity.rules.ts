import { type PaidTier, planPath } from '#features/membership/membership.rules.ts'
import { isKnownZone } from '#platform/format/time-zone.ts'

export const roles = ['client', 'coach'] as const
export type Role = (typeof roles)[number]

/** Characters that the parts of an account may have. */
export const accountLimits = {
  name: 80,
  email: 254,
  password: { least: 8, most: 128 },
  /** Of an authenticator app or for recovery, with the spaces that people type. */
  code: 32,
} as const

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** No control characters, line separators, or signs that turn the direction of what follows. */
export const unseen = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]*$/u

/** What mail programs make a link of. */
export const webAddress =
  /\/\/|\bwww\.|\w\.(?:com|net|org|io|info|biz|co|me|app|dev|xyz|top|link|click|site|online|shop|example)(?![\p{L}\d])/iu

/** Where only a whole name is given: the first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** The other way around; empty where neither is known. */
export const joinName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** A path on this site to land on after sign-in; anything else is the front door. */
export function safeReturnTo(path: string | undefined): string {
  const here = 'http://here.invalid'
  if (!path?.startsWith('/') || !URL.canParse(path, here)) return '/'
  const { origin, pathname, search, hash } = new URL(path, here)
  // `/.//elsewhere` resolves to the path `//elsewhere`, which a browser reads as another host.
  const ours = origin === here && !pathname.startsWith('//') && !pathname.startsWith('/api/')
  return ours ? pathname + search + hash : '/'
}

type Arrival = { plan: PaidTier | undefined; returnTo: string; isNew: boolean }

/** Where the three first questions are asked. */
export const welcomePath = '/welcome'

/** Where someone goes once they are in: to pay for what they chose, to where they were going, or to the first questions. */
export function landingPath({ plan, returnTo, isNew }: Arrival): string {
  if (plan) return planPath(plan)
  return isNew && returnTo === '/' ? welcomePath : returnTo
}

/** The zones this runtime knows, by their names in the IANA database. */
export const isTimeZone = (zone: string): boolean => isKnownZone(zone) && !/^[+-]/.test(zone)
