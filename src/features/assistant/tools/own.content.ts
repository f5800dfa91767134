import { z } from 'zod'

const Asks = z.array(z.string().trim().min(5).max(160)).min(1)

const Figures = z.array(z.string().regex(/^[a-z0-9-]+\..+$/))

/**
 * `own.yaml`: what members ask about their own business, and the fields or the number of the Founder file that answer it; a
 * number that has no entry yet is looked for in its fields.
 */
export const OwnFile = z.record(
  z.string(),
  z.union([
    z.strictObject({ asks: Asks, figures: Figures.min(1) }),
    z.strictObject({ asks: Asks, number: z.string(), figures: Figures.default([]) }),
  ]),
)
export type OwnFile = z.infer<typeof OwnFile>
