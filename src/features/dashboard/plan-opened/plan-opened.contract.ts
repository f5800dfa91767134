import { z } from 'zod'
import { paidTiers } from '#features/membership/membership.rules.ts'

/** A plan that opened in these days: paid for, or given through a day. */
export const OpenedPlan = z.object({ tier: z.enum(paidTiers), givenThrough: z.iso.date().nullable() })
export type OpenedPlan = z.infer<typeof OpenedPlan>
