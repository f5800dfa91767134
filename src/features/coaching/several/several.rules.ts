import { coachingLimits, isBehind } from '../coaching.rules.ts'

/** Clients that one send reaches, and sends an hour. */
export const severalLimits = { clients: 500, sends: 20, seconds: 3600 } as const

const placeholder = '{name}'

/** The text as one client gets it: with their first name, or without the placeholder where there is none. */
export const textFor = (text: string, { firstName }: { firstName: string }): string =>
  text.replaceAll(firstName ? placeholder : ` ${placeholder}`, () => firstName).replaceAll(placeholder, '')

/** What looks like a placeholder and is none: `{nam}` is sent as it stands. */
export const unknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(/\{[\p{L}_ ]{1,30}\}/gu))].filter((found) => found !== placeholder)

export const isTooLong = (text: string): boolean => text.length > coachingLimits.message

type Client = { firstName: string; lastName: string; email: string; tier: string; pace: number; waiting: unknown }

/** Who a coach writes to at a time. */
export const groups = {
  all: { label: 'Everyone', holds: () => true },
  behind: { label: 'Behind', holds: ({ pace }: Client) => isBehind(pace) },
  waiting: { label: 'Waiting for an answer', holds: ({ waiting }: Client) => waiting !== null },
  starter: { label: 'Starter', holds: ({ tier }: Client) => tier === 'starter' },
  quantum: { label: 'Quantum', holds: ({ tier }: Client) => tier === 'quantum' },
  elite: { label: 'Elite', holds: ({ tier }: Client) => tier === 'elite' },
} as const
export type Group = keyof typeof groups

/** Clients of a group whose name or email holds the words, in the order of their names. */
export const findIn = <T extends Client>(clients: readonly T[], group: Group, search: string): T[] =>
  clients
    .filter(groups[group].holds)
    .filter((one) => `${nameOf(one)}\n${one.email}`.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.email.localeCompare(b.email))

const nameOf = ({ firstName, lastName }: Client) => `${firstName} ${lastName}`
