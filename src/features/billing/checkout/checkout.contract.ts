import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { allTopics } from '#shared/topics.ts'
import { Confirmation, provider, ToPrice } from '../billing.contract.ts'
import { billingRefusals as no, planUnavailable } from '../billing.refusals.ts'

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'signedIn',
  changes: allTopics,
  summary: 'Begins a paid membership; answers the secret with which the browser confirms the payment.',
  /** `isFirst`: the page shows no paid membership, so that one that runs by now is changed by no click of it. */
  body: ToPrice.extend({ isFirst: z.boolean().optional() }),
  reply: Confirmation,
  refusals: [
    planUnavailable,
    no.alreadyPaid,
    no.membershipPaused,
    no.otherPurchase,
    no.alreadyCancelled,
    no.paymentOpen,
    no.disputeOpen,
    no.previewOutdated,
    no.cardDeclined,
    no.providerDown,
    no.providerKey,
  ],
})

export const getPaymentForm = endpoint({
  method: 'GET',
  path: '/api/payment-form',
  access: 'signedIn',
  topics: ['membership'],
  summary: "What the payment page needs to know about one of the caller's own open payments.",
  query: z.object({ clientSecret: z.string().min(1).max(300) }),
  reply: z.object({
    provider,
    publishableKey: z.string().nullable(),
    /** What to load instead of Stripe.js, if anything. */
    scriptUrl: z.string().nullable(),
    planName: z.string(),
    amountCents: z.number(),
    currency: z.string(),
    /** What is charged now and what later. */
    sentence: z.string(),
    /** Whether a card is only stored, since nothing is due now. */
    isSetup: z.boolean(),
  }),
  refusals: [no.paymentNotFound, no.paymentDone, no.providerDown, no.providerKey],
})
