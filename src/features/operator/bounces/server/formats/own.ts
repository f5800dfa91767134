import { z } from 'zod'
import { type BounceReport, bounceKinds } from '../../bounces.rules.ts'

/** The form that this product defines itself. */
export const OwnReport = z
  .object({
    /** The `Message-ID` of the email, where it is known. */
    messageId: z.string().max(300).optional(),
    address: z.email().max(254).toLowerCase().optional(),
    kind: z.enum(bounceKinds),
    reason: z.string().max(10_000).default(''),
  })
  .refine(({ messageId, address }) => messageId !== undefined || address !== undefined, {
    path: ['address'],
    error: 'Name the address or the message id.',
  })
  .transform((report): BounceReport[] => [report])
