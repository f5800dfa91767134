import type { Amount } from '../read-amounts.ts'
import { periodOf } from '../roles/role.ts'

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

export const isPeriod = (unit: string) => periodOf.test(unit)
export const isTime = ({ kind, noun }: Entry) => kind === 'count' && noun === 'hour'

export const isName = (noun: string, unit: string) => noun === unit || noun.endsWith(unit) || unit.endsWith(noun)

/** `4 lb of baking soda was 5.20 for all of it` */
export const isMeasure = ({ kind, noun, trail }: Entry) =>
  kind === 'count' &&
  /^(?:lb|kg|oz|gram|litre|liter|pound|bag)$/.test(noun ?? '') &&
  /^ [a-z]+ of [a-z ]{1,30}\b(?:was|were|cost|is|for) $/.test(trail)

/** `31 pizzas fri, 44 sat, 27 sun` are added up. */
export const alike = (first: Entry | undefined, all: readonly Entry[]): Entry[] =>
  first ? all.filter((one) => one.noun === first.noun && one.units.join() === first.units.join()) : []
