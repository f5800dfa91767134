import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { billingRefusals as no } from '../billing.refusals.ts'

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/membership/invoices',
  access: 'signedIn',
  topics: ['membership'],
  summary: 'The latest invoices, newest first.',
  reply: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      at: Instant,
      cents: z.number(),
      currency: z.string(),
      /** What of it is tax, and what a discount took off before. */
      taxCents: z.number(),
      discountCents: z.number(),
      /** What was given back of it. */
      refundedCents: z.number(),
      /** `returned`: paid, and all of it given back. */
      status: z.enum(['paid', 'returned', 'open', 'void']),
      url: z.string().nullable(),
    }),
  ),
  refusals: [no.providerDown, no.providerKey],
})
