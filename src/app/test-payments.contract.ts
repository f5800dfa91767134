import { z } from 'zod'
import { billingRefusals as no } from '#features/billing/billing.refusals.ts'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { allTopics } from '#shared/topics.ts'
import { Instant } from '#shared/wire.ts'

/** A page of the stand-in, which is open for a few minutes. */
export const { portalNotFound } = refusals('billing', {
  portalNotFound: [404, 'This page of the test provider is no longer open.'],
})

/** As typed: spaces and dashes are no matter. */
const TestCard = z.object({
  number: z.string().max(40),
  /** `12/34` */
  expires: z.string().max(10),
  code: z.string().max(6),
})

const PortalParams = z.object({ session: z.string().max(80) })

export const payWithTestCard = endpoint({
  method: 'POST',
  path: '/api/test-payments/confirm',
  access: 'signedIn',
  summary: 'Local mode: confirms a payment of the test provider. No money moves.',
  body: z.object({ clientSecret: z.string().max(300), card: TestCard }),
  reply: z.object({ paymentIntent: z.string(), status: z.literal('succeeded') }),
  refusals: [no.paymentNotFound, no.paymentDone, no.cardDeclined],
})

export const getTestPortal = endpoint({
  method: 'GET',
  path: '/api/test-payments/portal/:session',
  access: 'signedIn',
  topics: ['membership'],
  summary: "Local mode: the test provider's page for a customer. No money moves.",
  params: PortalParams,
  reply: z.object({
    card: z.string().nullable(),
    invoices: z.array(
      z.object({ id: z.string(), number: z.string(), at: Instant, cents: z.number(), status: z.string() }),
    ),
  }),
  refusals: [portalNotFound],
})

export const saveTestCard = endpoint({
  method: 'POST',
  path: '/api/test-payments/portal/:session/card',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Local mode: stores another test card and pays what is open with it. No money moves.',
  params: PortalParams,
  body: TestCard,
  reply: z.object({ success: z.literal(true) }),
  refusals: [portalNotFound, no.cardDeclined],
})
