import { z } from 'zod'
import { Slug } from '#features/program/program.content.ts'
import { BodyItem } from './body.ts'
import { Words } from './parts.ts'
import { Question } from './questions.ts'
import { Meaning, Rule } from './rules.ts'

const Day = z.int().min(1).max(180)

/** One page of the Founder file: `content/worksheets/<id>.yaml`. `docs/worksheets.md` explains it to writers. */
export const WorksheetFile = z.strictObject({
  id: Slug,
  title: Words.max(80),
  /** One line: what one does with it. */
  use: Words.max(300),
  lessons: z.array(Slug).min(1).max(2),
  /** The file of the library that is made from this page. */
  resource: Slug.optional(),
  /** The example business whose figures stand faintly behind the fields, in a currency of its own. */
  example: z.strictObject({
    business: Words,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'use a code of ISO 4217, such as EUR')
      .optional(),
    day: Day.optional(),
    story: Words.max(200),
  }),
  /** When a dated copy is asked for. */
  keep: z
    .union([z.strictObject({ days: z.array(Day).min(1) }), z.strictObject({ every: z.enum(['week', 'month']) })], {
      error: 'must be { days: [1, 60] } or { every: week } or { every: month }',
    })
    .optional(),
  /** How wide the columns of the spreadsheet are, from the first. */
  sheet: z
    .strictObject({ widths: z.array(z.number().min(3).max(90)).min(1).max(20), landscape: z.boolean().default(false) })
    .optional(),
  body: z.array(BodyItem).min(1),
  /** What its figures mean in plain words, said of the member's own. */
  means: z.array(Meaning).max(12).default([]),
  /** The figure that lists show of the page: the first with a value; none for an empty list. Without it, the first result. */
  keyFigures: z
    .array(
      z.strictObject({
        /** A place, or a row of a grid in the last column with anything written: `months.*.left`. */
        at: z.string(),
        /** Its name where it stands alone. */
        as: Words.max(60).optional(),
      }),
    )
    .max(3)
    .optional(),
  /** What makes the page done, besides its required fields. */
  done: z.array(Rule).default([]),
  /** What a good answer has. */
  good: z.array(Rule).default([]),
  /** What the lesson's mistakes look like in an answer. */
  question: z.array(Question).default([]),
  /** Results that the example must come to: `cases.as_is.burn: 3330`, or `cast harbor.1.cash`. */
  expect: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Keys that are no more, and those that took their answers. */
  renamed: z.record(z.string(), z.string()).default({}),
})
export type WorksheetFile = z.output<typeof WorksheetFile>
