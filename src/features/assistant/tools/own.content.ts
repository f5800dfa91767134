import { z } from 'zod'

const Asks = z.array(z.string().trim().min(5).max(160)).min(1)

/** `own.yaml`: what members ask about their own business, and the fields or the number of the Founder file that answer it. */
export const OwnFile = z.record(
  z.string(),
  z.union([
    z.strictObject({ asks: Asks, figures: z.array(z.string().regex(/^[a-z0-9-]+\..+$/)).min(1) }),
    z.strictObject({ asks: Asks, number: z.string() }),
  ]),
)
export type OwnFile = z.infer<typeof OwnFile>
