import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { billingRefusals as no } from '../billing.refusals.ts'

/** Called by Stripe; the raw body is checked against its signature. */
export const receiveEvent = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'public',
  summary: 'Takes an event of the payment provider, signed by it.',
  reply: z.object({ received: z.literal(true) }),
  refusals: [no.badSignature, no.providerDown, no.providerKey],
})
