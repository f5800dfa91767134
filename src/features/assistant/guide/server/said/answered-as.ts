import { z } from 'zod'

/** What kinds of messages the guide tells apart; several kinds may be of one group. */
const kindGroups = [
  ...['analysis', 'cannot-know', 'choice', 'critique', 'distress', 'draft', 'edited', 'elsewhere', 'follow-up'],
  ...['help', 'language', 'lesson', 'loose-change', 'made-up', 'memory', 'misread', 'no-figure', 'nothing'],
  ...['overview', 'own-change', 'own-figure', 'own-thread', 'progress', 'proposal', 'pushed', 'reply'],
  ...['small-talk', 'sum', 'term', 'words-of-thread'],
] as const
export type KindGroup = (typeof kindGroups)[number]

/** What an answer was more closely than by its group, where the next message is read by it. */
const closer = ['danger', 'empty-page', 'left-out', 'no-field', 'own-sum', 'supposed', 'way-of-sum'] as const

/** Numbers that a sum takes and that weren’t told. */
export const missingNumbers = [
  ...['cash', 'burn', 'billed-hours', 'wished', 'hourly-rate', 'price-of-one', 'cost-of-one', 'fixed-costs', 'saved'],
] as const
export type MissingNumber = (typeof missingNumbers)[number]

const openQuestions = [
  ...[
    'price',
    'rest-of-price',
    'sales-counted',
    'next-count',
    'recount',
    'part-of-plan',
    'task',
    'times',
    'hour-worth',
  ],
  ...['small-step', 'hours-a-week', 'which-lesson', 'is-that-it', 'one-sentence'],
  ...missingNumbers,
] as const
/** What the guide asked back, so that the next message may answer it. */
export type OpenQuestion = (typeof openQuestions)[number]

const AnsweredAs = z.object({
  as: z.enum([...kindGroups, ...closer]),
  // A newer version may ask what this one doesn’t know.
  asks: z.array(z.string()).transform((all) => openQuestions.filter((one) => all.includes(one))),
})

/** As what a message was answered, and which questions the answer leaves open. Kept with the answer, for the guide alone. */
export type AnsweredAs = z.infer<typeof AnsweredAs>
export type Answered = AnsweredAs['as']

/** What was read from the member’s own file, or looked for there. */
export const ofFile = [
  'own-figure',
  'own-thread',
  'supposed',
  'empty-page',
  'no-field',
] as const satisfies readonly Answered[]

/** What was worked out; an `own-sum` takes terms from the file. */
export const ofSum = ['sum', 'own-sum'] as const satisfies readonly Answered[]

export const keptAs = (answered: AnsweredAs | undefined): string | null => (answered ? JSON.stringify(answered) : null)

/** Null of a model’s answer and of a version before; undefined as well of what only a newer version knows. */
export const readAnsweredAs = (kept: string | null): AnsweredAs | undefined =>
  kept === null ? undefined : AnsweredAs.safeParse(JSON.parse(kept)).data
