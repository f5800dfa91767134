import { z } from 'zod'
import { doubts } from './doubts.ts'
import { Words } from './parts.ts'
import { fields } from './rules.ts'

/**
 * Something that was done, a question about what happened, a situation in which a group could be met, one name, a
 * reason in a place that asks for nothing else, or something that can be pointed at, however short. Further: an `act`
 * of the member's own, words as they were said (`quote`), what a camera would show (`seen`), a line that is either kept
 * or crossed (`line`), a `group` that isn't a census, a `request` that can be declined, `one` thing, or any of what
 * the doubts look for (`any`).
 */
const wanted = [
  'deed',
  'question',
  'situation',
  'name',
  'reason',
  'thing',
  'act',
  'quote',
  'seen',
  'line',
  'group',
  'request',
  'one',
  'any',
] as const
export type Wanted = (typeof wanted)[number]

/** What the lesson would question in some answers, and the cheapest test that settles it. */
export const Question = z.strictObject({
  in: fields,
  doubts: z.array(z.enum(doubts)).min(1),
  /** What a good answer has, so that one without it is doubted even where no word gives it away. */
  wants: z.enum(wanted).optional(),
  test: Words.max(220),
})
export type Question = z.output<typeof Question>
