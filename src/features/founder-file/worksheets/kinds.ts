import { dateForm, monthForm } from '#platform/format/date-forms.ts'

/** What a field can hold. How its value comes about is another question: typed, worked out (`formula`) or carried over (`from`). */
export const kinds = [
  'money',
  'number',
  'percent',
  'hours',
  'date',
  'month',
  'choice',
  'short text',
  'long text',
  'tick',
  'elsewhere',
] as const
export type Kind = (typeof kinds)[number]

/**
 * What a number can be at all. A page says it where the kind of a field doesn't: growth and margins are percents of `any`
 * size, a measure of the member's own may fall below nothing.
 */
export const ranges = ['any', 'positive', 'share', 'day', 'week'] as const
export type Range = (typeof ranges)[number]

/** Characters that a text may have. */
export const longest = { short: 300, long: 3000 } as const

/** Counted or guessed. */
export type Mark = 'C' | 'G'

/** A percent of 0.5 is shown as 50 %; money is in whole units of the currency, with its cents as decimals. */
export type Value = string | number | boolean

const numeric: ReadonlySet<Kind> = new Set<Kind>(['money', 'number', 'percent', 'hours'])
export const isNumeric = (kind: Kind): boolean => numeric.has(kind)

/** How many decimals are shown where a page doesn't say. */
export const digitsOf = (kind: Kind, digits?: number): number => digits ?? (kind === 'hours' ? 1 : 0)

/** What a value of this kind looks like, for whoever reads a fault; undefined when the value is one. */
export function misfit(
  value: Value,
  { kind, choices }: { kind: Kind; choices?: Choices | undefined },
): string | undefined {
  const says = wanted[kind]
  if (kind === 'choice') {
    const known = choiceValues(choices)
    return known.includes(value) ? undefined : `is none of its choices (${known.join(', ')})`
  }
  return says.fits(value) ? undefined : `is not ${says.words}`
}

export type Choices = readonly (string | number)[] | Readonly<Record<string, string>>
/** What is stored of each choice; the words of a record are only shown. */
export const choiceValues = (choices: Choices = []): readonly Value[] =>
  Array.isArray(choices) ? choices : Object.keys(choices)

const isNumber = (value: Value) => typeof value === 'number' && Number.isFinite(value)
const text = (most: number) => (value: Value) => typeof value === 'string' && value.length <= most

const wanted: Record<Kind, { words: string; fits: (value: Value) => boolean }> = {
  money: { words: 'a sum such as 540 or 13.50, without a currency', fits: isNumber },
  number: { words: 'a number', fits: isNumber },
  percent: { words: 'a share such as 0.5 for 50 %', fits: isNumber },
  hours: { words: 'a number of hours such as 1.5', fits: isNumber },
  date: { words: 'a date such as 2026-12-01', fits: (value) => dateForm.test(String(value)) },
  month: { words: 'a month such as 2026-12', fits: (value) => monthForm.test(String(value)) },
  choice: { words: 'one of its choices', fits: () => true },
  'short text': { words: 'a text of at most 300 characters', fits: text(longest.short) },
  'long text': { words: 'a text of at most 3,000 characters', fits: text(longest.long) },
  tick: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  elsewhere: { words: 'a link or the name of a file', fits: text(longest.short) },
}
