import type { Amount } from '../read-amounts.ts'

/**
 * What an amount of a told sum is: money that comes in or goes out, money to be reached, a number of things or of
 * hours, or a share of something.
 */
export type Kind = 'in' | 'out' | 'unsaid' | 'goal' | 'count' | 'lost' | 'percent'
export type PercentKind = 'fee' | 'off' | 'rest' | 'margin' | 'markup' | 'paid' | 'part' | 'times'

export type Entry = Amount & {
  kind: Kind
  /** Of what it is one: `['night', 'dog']`; a period, a thing, or `each`. */
  units: readonly string[]
  /** Whether it is said to be the price or the cost of one. */
  isOfOne: boolean
  /** Whether it is of those that don’t grow with what is sold. */
  isFixed: boolean
  percent: PercentKind | null
  /** Whether only a comma is between it and the amount before. */
  isListed: boolean
  /** The words of its sentence before it. */
  before: string
}

export const isPeriod = (unit: string) => /^(?:hour|day|week|month|year)$/.test(unit)
export const isTime = ({ kind, noun }: Entry) => kind === 'count' && noun === 'hour'
