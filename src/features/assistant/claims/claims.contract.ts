import { z } from 'zod'
import { claimMarks } from './claims.rules.ts'

const Place = { title: z.string(), href: z.string() }

/** What stands behind one criterion of an idea. */
export const Claim = z.object({
  name: z.string(),
  mark: z.enum(claimMarks),
  /** Figures of the member's own Founder file, each with the page that it stands on. */
  figures: z.array(
    z.object({ text: z.string(), ...Place, mark: z.enum(['C', 'G']).nullable(), date: z.string().nullable() }),
  ),
  /** Where the text's number isn't the file's: the text's words, and what the file says. */
  conflict: z.object({ said: z.string(), told: z.string(), ...Place }).nullable(),
  /** The page that would count what was only said. */
  countsOn: z.object(Place).nullable(),
  /** The cheapest first; `minutes` of work, `lockedUntil` the plan that opens the lesson. */
  tests: z.array(
    z.object({
      says: z.string(),
      minutes: z.number(),
      lesson: z.string(),
      href: z.string().nullable(),
      lockedUntil: z.string().nullable(),
    }),
  ),
})
