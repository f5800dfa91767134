import { z } from 'zod'
import { doubts } from './doubts.ts'
import { Words } from './parts.ts'
import { fields } from './rules.ts'

/** What the lesson would question in some answers, and the cheapest test that settles it. */
export const Question = z.strictObject({
  in: fields,
  doubts: z.array(z.enum(doubts)).min(1),
  test: Words.max(220),
})
export type Question = z.output<typeof Question>
