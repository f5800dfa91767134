import { z } from 'zod'
import { Formula, Words } from './parts.ts'

/** What can be looked for in an answer in words. */
export const named = ['number', 'cause', 'date', 'person', 'two numbers'] as const

/**
 * What a page asks of an answer beyond being there. `says` is the sentence for whoever has not done it yet; it names
 * the gap and nobody's fault ("no cause beside the largest gap").
 */
const says = Words.max(140)
/** A field, a table, a grid, a column or a cell. */
const Address = z.string().regex(/^[a-z][a-z0-9_]+(\.[a-z][a-z0-9_]+){0,2}$/, 'names no field')
export const fields = z.union([Address.transform((one) => [one]), z.array(Address).min(1)], {
  error: 'must be the key of a field, a table or a grid, or a list of keys',
})

const tests = {
  /** The answer, or a cell of the table, names a number, a cause, a date, a person, or compares two figures. */
  names: z.strictObject({ in: fields, names: z.enum(named), says }),
  /** At least so many of the values that carry a mark are counted, not guessed. */
  counted: z.strictObject({ in: fields, counted: z.int().min(1), says }),
  /** At least so many rows of a table are begun. */
  rows: z.strictObject({ in: fields, rows: z.int().min(1), says }),
  /** At most so many words. */
  words: z.strictObject({ in: fields, words: z.int().min(3).max(300), says }),
  /** Ticked, all of them. */
  ticked: z.strictObject({ in: fields, ticked: z.literal(true), says }),
  /** A comparison of figures that comes out true. */
  holds: z.strictObject({ holds: Formula, says }),
}

/**
 * A sentence on what the page's figures mean, for whom they are: `{month.as_is.months}` is a place of the page, and
 * `{money: [cash]/[costs]}` a formula's result. It is said where all of them have a value and `when` is true.
 */
export const Meaning = z.strictObject({ when: Formula.optional(), says: Words.max(300) })
export type Meaning = z.output<typeof Meaning>

export const Rule = z.unknown().transform((held, ctx): z.output<(typeof tests)[keyof typeof tests]> => {
  const name = (Object.keys(tests) as (keyof typeof tests)[]).find(
    (one) => typeof held === 'object' && held !== null && one in held,
  )
  const result = name && tests[name].safeParse(held)
  if (result?.success) return result.data
  if (result) ctx.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: held }) as never))
  else ctx.addIssue({ code: 'custom', message: `asks for none of ${Object.keys(tests).join(', ')}`, input: held })
  return z.NEVER
})
export type Rule = z.output<typeof Rule>
