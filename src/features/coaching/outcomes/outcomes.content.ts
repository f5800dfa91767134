import { z } from 'zod'

const Words = z.string().trim().min(1)
const Amount = z.int().min(0)

const Evidence = z.strictObject({
  /** A page of the Founder file. */
  page: Words,
  /** What a coach looks for there. */
  shows: Words.max(160),
  /** How many kept copies of the page it takes. */
  copies: z.int().min(1).max(13).default(0),
})

/** `content/outcomes.yaml`: what a member can file, and the evidence it takes. */
export const OutcomeFile = z
  .array(
    z.strictObject({
      /** Filings hang on it, so it never changes. */
      id: z.string().regex(/^[a-z\d-]{3,60}$/),
      title: Words.max(60),
      /** Other words that founders call it by. */
      called: z.array(Words.max(60)).optional(),
      says: Words.max(160),
      /** Where it stands on the map. */
      lesson: Words,
      evidence: z.array(Evidence).min(1).max(4),
      /** Numbers of the business that have to be measured, each fed by one of the pages. */
      numbers: z.array(Words).default([]),
      /** What the member and the coach are paid once it is proved. */
      points: Amount,
      xp: Amount,
      coachPoints: Amount,
    }),
  )
  .min(1)
export type Outcome = z.output<typeof OutcomeFile>[number]
