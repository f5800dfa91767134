import { z } from 'zod'
import { billingRefusals } from '#features/billing/billing.refusals.ts'
import { disputeStates } from '#features/billing/disputes/disputes.rules.ts'
import { refundRefusals } from '#features/billing/refunds/refunds.rules.ts'
import { moneyKinds } from '#features/billing/revenue/revenue.rules.ts'
import { paidTiers, tiers } from '#features/membership/membership.rules.ts'
import { monthForm } from '#platform/format/date-forms.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { MemberParams } from '../member-params.ts'
import { reasonLimit } from '../operator.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'
import { proofRefusals } from '../proof/proof.refusals.ts'

const Figure = z.object({ count: z.number(), cents: z.number() })
const PlanMonth = z.object({
  ...kindsAs(Figure),
  recurringCents: z.number(),
  /** What was disputed in this month, as it stands now. */
  outcomes: z.object({ heldCents: z.number(), lostCents: z.number(), wonCents: z.number() }),
})

function kindsAs<S extends z.ZodType>(schema: S): Record<(typeof moneyKinds)[number], S> {
  return Object.fromEntries(moneyKinds.map((kind) => [kind, schema])) as Record<(typeof moneyKinds)[number], S>
}

const Dispute = z.object({
  id: z.string(),
  /** Null once they are gone. */
  memberId: z.string().nullable(),
  who: z.string(),
  cents: z.number(),
  /** In the provider’s word. */
  reason: z.string(),
  state: z.enum(disputeStates),
  answerUntil: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** Of the payment at the provider. */
  link: z.string().nullable(),
})

export const getMoney = endpoint({
  method: 'GET',
  path: '/api/operator/money',
  access: 'operator',
  topics: ['operator-money'],
  summary: 'Revenue by month and plan, the latest month first, the payments that are late now, and disputes.',
  reply: z.object({
    currency: z.string(),
    months: z.array(
      z.object({
        month: z.string(),
        /** From one plan to the other: each has its part of such a change in its figures. */
        moves: z.number(),
        /** `starter`: what belongs to no plan, such as a charge made by hand in Stripe. */
        plans: z.object({ starter: PlanMonth, quantum: PlanMonth, elite: PlanMonth }),
      }),
    ),
    late: z.array(z.object({ tier: z.enum(tiers), ...Figure.shape })),
    /** Those that aren’t decided, then what was decided in the last two weeks. */
    disputes: z.array(Dispute),
  }),
})

const MonthName = z.string().regex(monthForm)

const MoneyEntry = z.object({
  id: z.string(),
  at: Instant,
  /** Null once they are gone. */
  memberId: z.string().nullable(),
  who: z.string(),
  tier: z.enum(tiers),
  cents: z.number(),
  currency: z.string(),
  /** Of what a dispute took or returned, how it stands now. */
  dispute: z.enum(disputeStates).nullable(),
})
export type MoneyEntry = z.infer<typeof MoneyEntry>

export const listMoneyEntries = endpoint({
  method: 'GET',
  path: '/api/operator/money/entries',
  access: 'operator',
  topics: ['operator-money'],
  summary: 'What a figure of a month is the sum of, the latest first.',
  query: Page.extend({ kind: z.enum(moneyKinds), month: MonthName, tier: z.enum(paidTiers).optional() }),
  reply: z.array(MoneyEntry),
})

export const exportMonth = endpoint({
  method: 'GET',
  path: '/api/operator/money/month.csv',
  access: 'operator',
  summary:
    'The charges, refunds and disputes of a month as a table for a bookkeeper. Days are in UTC, as the months are.',
  query: z.object({ month: MonthName }),
  reply: z.undefined(),
  refusals: [proofRefusals.proofNeeded],
})

const Difference = z.object({ id: z.string(), at: Instant, memberId: z.string(), who: z.string(), what: z.string() })
export type Difference = z.infer<typeof Difference>

export const listDifferences = endpoint({
  method: 'GET',
  path: '/api/operator/money/differences',
  access: 'operator',
  topics: ['operator-money'],
  summary: 'What the reconciliation found to differ from the payment provider and corrected, the latest first.',
  reply: z.array(Difference),
})

/** A payment on a person’s page. */
export const PersonPayment = z.object({
  chargeId: z.string(),
  tier: z.enum(tiers),
  paidAt: Instant,
  cents: z.number(),
  currency: z.string(),
  refundedCents: z.number(),
  /** A refund of it that was asked for and isn’t made yet. */
  waiting: z.object({ id: z.string(), cents: z.number(), askedAt: Instant }).nullable(),
  /** What became of the latest dispute about it, or that it isn’t decided. */
  dispute: z.enum(disputeStates).nullable(),
})

/** What is kept of an amount: a month’s price is some hundred million of the smallest unit in a few currencies. */
const mostCents = 2_000_000_000

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/operator/people/:memberId/refunds',
  access: 'operator',
  changes: ['operator-money', 'operator-people', 'operator-audit'],
  summary: 'Refunds a payment in whole or in part through the provider, with a reason; clicked twice, it refunds once.',
  params: MemberParams,
  body: z.object({
    chargeId: z.string().min(1).max(120),
    cents: z.int().min(1).max(mostCents),
    /** What had been refunded of it when it was looked at. */
    seen: z.int().min(0).max(mostCents),
    /** Ends the membership at once too. */
    endsPlan: z.boolean(),
    reason: z.string().trim().min(1).max(reasonLimit),
  }),
  /** `isPending`: it isn’t made yet; `providerSaid`: why the provider refused it, in its own words. */
  reply: z.object({ says: z.string(), isPending: z.boolean(), providerSaid: z.string().nullable() }),
  refusals: [
    proofRefusals.proofNeeded,
    peopleRefusals.noPerson,
    refundRefusals.noCharge,
    refundRefusals.refundChanged,
    refundRefusals.refundPending,
    refundRefusals.refundDisputed,
    refundRefusals.refundLost,
    refundRefusals.refundTooLarge,
    billingRefusals.providerDown,
    billingRefusals.providerKey,
  ],
})

export const cancelRefund = endpoint({
  method: 'POST',
  path: '/api/operator/people/:memberId/refunds/cancel',
  access: 'operator',
  changes: ['operator-money', 'operator-people', 'operator-audit', 'operator-running'],
  summary: 'Gives up a refund that was asked for and isn’t made yet, so that it isn’t tried again.',
  params: MemberParams,
  body: z.object({ refundId: z.string().min(1).max(160) }),
  reply: z.object({ says: z.string() }),
  refusals: [
    refundRefusals.noRefundWaiting,
    refundRefusals.refundChanged,
    billingRefusals.providerDown,
    billingRefusals.providerKey,
  ],
})
