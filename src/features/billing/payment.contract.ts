import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Instant } from '#shared/wire.ts'
import { provider } from './billing.contract.ts'
import { billingRefusals as no } from './billing.refusals.ts'

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/membership/invoices',
  access: 'signedIn',
  summary: 'The latest invoices, newest first.',
  reply: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      at: Instant,
      cents: z.number(),
      /** `returned`: paid, and given back by the guarantee. */
      status: z.enum(['paid', 'returned', 'open', 'void']),
      url: z.string().nullable(),
    }),
  ),
  refusals: [no.providerDown],
})

export const getPaymentForm = endpoint({
  method: 'GET',
  path: '/api/payment-form',
  access: 'signedIn',
  summary: "What the payment page needs to know about one of the caller's own open payments.",
  query: z.object({ clientSecret: z.string().min(1).max(300) }),
  reply: z.object({
    provider,
    publishableKey: z.string().nullable(),
    /** Another script than Stripe's own. */
    scriptUrl: z.string().nullable(),
    planName: z.string(),
    amountCents: z.number(),
    /** What is charged now and what later. */
    sentence: z.string(),
    /** Whether a card is only stored, since nothing is due now. */
    isSetup: z.boolean(),
  }),
  refusals: [no.paymentNotFound, no.providerDown],
})

/** Called by the provider; its body is read as bytes and held against its signature. */
export const receiveEvent = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'public',
  summary: 'Takes an event of the payment provider, signed by it.',
  reply: z.object({ received: z.literal(true) }),
  refusals: [no.badSignature, no.providerDown],
})
