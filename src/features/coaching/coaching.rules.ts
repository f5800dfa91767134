import { joinName } from '#features/identity/identity.rules.ts'
import { paceLimits } from '#features/journey/pace/pace.rules.ts'
import { type Tier, tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'

/** Characters of what is written in coaching, and how many free members are listed at once. */
export const coachingLimits = {
  message: 4000,
  notes: 2000,
  milestone: 500,
  /** With the words before it, a milestone. */
  graduationReason: 480,
  search: 120,
  free: 50,
  comment: 2000,
} as const

/** Share of clients who graduated, in whole percent; 0 with no clients. */
export const successRate = (graduated: number, total: number): number =>
  total === 0 ? 0 : Math.round((graduated / total) * 100)

/** What stands beside the rate: `graduated of all clients, 1 before the end`. */
export const successText = (early: number): string =>
  early === 0 ? 'graduated of all clients' : `graduated of all clients, ${early} before the end of the program`

/** Mean, rounded to one decimal; 0 for an empty list. */
export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/** From as many days on as a member is told of it themselves. `pace` is in days ahead; negative is behind. */
export const isBehind = (pace: number): boolean => pace <= -paceLimits.behindDays

type Described = { email: string; programDay: number; isOver: boolean; tier: Tier; pace: number }

/** What tells clients of one name apart, wherever one is chosen: `ada@members.example · day 9 · Quantum`. */
export const clientLine = ({ email, programDay, isOver, tier, pace }: Described): string =>
  [
    email,
    isOver ? 'past day 180' : `day ${programDay}`,
    tierName[tier],
    ...(isBehind(pace) ? [`${counted(-pace, 'day')} behind`] : []),
  ].join(' · ')

type Person = { firstName: string; lastName: string; email: string }

/** Clients to choose from: by name, each with what tells people of one name apart. */
export const clientChoices = <T extends Person & Described & { clientId: string }>(clients: readonly T[]) =>
  clients
    .map((client) => ({ clientId: client.clientId, text: `${fullName(client)} (${clientLine(client)})` }))
    .sort((a, b) => a.text.localeCompare(b.text))

/** The names that more than one has: what tells these apart is shown beside them. */
export function sharedNames(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(names.filter((name) => seen.size === seen.add(name).size))
}

export const fullName = (person: Parameters<typeof joinName>[0]): string => joinName(person) || 'A member'
