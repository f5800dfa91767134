import { createHmac } from 'node:crypto'
import type { Tier } from '#features/membership/membership.rules.ts'
import type { ProgramModule } from '#features/program/program.ts'

export const secret = 'a secret of the bench that is long enough'

/** A member of the bench, each somewhere else on the way; the same in every run. */
export type Person = {
  id: string
  cookie: string
  token: string
  tier: Tier
  /** How many of the lessons that the tier opens are completed. */
  completed: number
  lessons: readonly { id: string; moduleId: string }[]
  /** On how many days before today they wrote a gratitude entry. */
  gratitudeDays: number
  /** Where in the library their five downloads begin. */
  firstDownload: number
  /** Which coach they have, if any. */
  coach: number | undefined
  conversations: number
}

export const coaches = 40
export const downloads = 5
const shares: Tier[] = ['starter', 'starter', 'starter', 'quantum', 'elite']

export function makePeople(count: number, modules: readonly ProgramModule[], resources: number): Person[] {
  const all = modules.flatMap(({ core }) => core)
  return Array.from({ length: count }, (_, n) => {
    const tier = shares[n % shares.length] ?? 'starter'
    const lessons = all.filter(({ neededTier }) => tier !== 'starter' || neededTier === 'starter')
    // Many have begun, few are at the end.
    const way = (((n * 7919) % 1000) / 1000) ** 2
    const token = `token-of-member-${n}`
    return {
      id: idOf('1', n),
      token,
      cookie: cookieOf(token),
      tier,
      completed: Math.floor(way * lessons.length * 0.8),
      lessons,
      gratitudeDays: Math.floor(way * 60),
      firstDownload: (n * 13) % (resources - downloads),
      coach: tier === 'starter' ? undefined : n % coaches,
      conversations: n % 7,
    }
  })
}

export const coachId = (n: number): string => idOf('2', n)

const idOf = (kind: string, n: number) =>
  `01990000-0000-7000-800${kind}-${String((n * 7919) % 1_000_000_007).padStart(12, '0')}`

export function cookieOf(token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `frontier180.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
