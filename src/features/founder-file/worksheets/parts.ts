import { z } from 'zod'
import { kinds, ranges } from './kinds.ts'

/** The smallest parts of a page's file: keys, words, and what every field, column and row may say of itself. */
export const Key = z
  .string()
  .max(40)
  .regex(
    /^(?=..)[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    'is no key. Use small letters and digits, words joined by _, such as runway_months; it stays forever',
  )

export const Words = z.string().trim().min(1)
const Formula = Words.max(400)
/** `page-id.field`, `page-id.grid.column.row` or `page-id.table.column.total`: where an earlier answer stands. */
const Source = z
  .string()
  .regex(
    /^[a-z0-9-]+(\.[a-z][a-z0-9_]+){1,3}$/,
    'names no field of a page. Write page-id.field, or page-id.grid.column.row',
  )
/** One place, or several: the first that is answered is shown. */
export const Sources = z.union([Source.transform((one) => [one]), z.array(Source).min(1).max(6)], {
  error: 'must be page-id.field, or a list of them',
})

const Choices = z.union([z.array(z.union([Words, z.number()])).min(2), z.record(Words, Words)], {
  error: 'must be a list of words or numbers, or a group of fields: value and what is shown for it',
})
export const Value = z.union([z.string(), z.number(), z.boolean()])
const Mark = z.enum(['C', 'G'], {
  error: 'must be C or G: the page asks whether the value was counted or guessed, and this is the mark of the example',
})

/** What a field, a column and a row have in common. */
export const described = {
  key: Key,
  label: Words.max(160),
  kind: z.enum(kinds).optional(),
  unit: Words.max(24).optional(),
  digits: z.int().min(0).max(4).optional(),
  /** What a number can be, where its kind doesn’t say. */
  range: z.enum(ranges).optional(),
  choices: Choices.optional(),
  hint: Words.max(200).optional(),
  note: Words.max(200).optional(),
  formula: Formula.optional(),
  mark: Mark.optional(),
  metric: Key.optional(),
  /** A date that is known: offered while the field is empty, and taken over by one tap. */
  suggest: z.enum(['today', 'day 60', 'day 120', 'day 180']).optional(),
  /** The value before anything is typed. */
  default: Value.optional(),
  /** Drawn as a result: bold, on a tinted ground. */
  result: z.boolean().default(false),
}

/** In which column of the spreadsheet it stands, counted from 1; without it, the next free one. */
export const at = z.int().min(1).max(20).optional()
export { Formula }
