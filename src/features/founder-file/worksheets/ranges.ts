import type { Kind, Range, Value } from './kinds.ts'

const usual: Partial<Record<Kind, Range>> = { number: 'positive', hours: 'positive', percent: 'share' }

export const rangeOf = (kind: Kind, range?: Range): Range => range ?? usual[kind] ?? 'any'

/** Of a number of the business. Months are worked out. */
export const rangeOfMetric = ({ unit, range }: { unit: Kind | 'months'; range?: Range | undefined }): Range =>
  rangeOf(unit === 'months' ? 'number' : unit, range)

const most: Record<Range, number> = { any: Infinity, positive: Infinity, share: 1, day: 24, week: 168 }

export const isWithin = (value: Value | null, range: Range): boolean =>
  typeof value !== 'number' || range === 'any' || !(value < 0 || value > most[range])

/** What a number outside its range is told. */
export const outsideError: Record<Range, string> = {
  any: '',
  positive: 'This can’t be less than 0.',
  share: 'This is a share of a whole: from 0% to 100%.',
  day: 'A day has 24 hours: from 0 to 24.',
  week: 'A week has 168 hours: from 0 to 168.',
}
