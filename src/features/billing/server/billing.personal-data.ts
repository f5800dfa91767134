import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { closeCustomerJob } from '../customers/server/close-customer.ts'
import { closeStraysLater } from '../customers/server/close-strays.ts'
import type { PayersTable } from '../customers/server/customers.tables.ts'
import { keepPaymentRecord } from '../customers/server/keep-payment-record.ts'
import { findPayer } from '../customers/server/payers.ts'
import { leaveRevenue } from '../revenue/server/record-revenue.ts'
import '../disputes/server/disputes.tables.ts'
import '../refunds/server/refunds.tables.ts'
import '../sync/server/differences.ts'

const tables = [
  'noticesSent',
  'billingDifferences',
  'guarantees',
  'membershipChanges',
  'membershipPauses',
  'subscriptions',
  'payers',
] as const

export const billingPersonalData: PersonalData = {
  // Payment records are not exported: the accounts they belonged to no longer exist.
  tables: {
    ...Object.fromEntries(tables.map((table) => [table, ['memberId']])),
    paymentRecords: ['formerMemberId'],
    moneyEntries: ['memberId'],
    chargeRefunds: ['memberId'],
    disputes: ['memberId'],
  },

  export: async ({ db }, memberId) => [
    {
      title: 'Your memberships',
      rows: await db
        .selectFrom('subscriptions')
        .select([
          'id',
          'tier',
          'status',
          'priceCents',
          'nextTier',
          'pendingTier',
          'startedAt',
          'periodEndsAt',
          'endsAt',
        ])
        .select(['pausedUntil', 'refundedAt', 'disputedAt'])
        .where('memberId', '=', memberId)
        .orderBy('startedAt')
        .execute(),
    },
    {
      title: 'Your account with the payment provider',
      rows: await db
        .selectFrom('payers')
        .select(['customerId', 'firstPaidAt'])
        .where('memberId', '=', memberId)
        .execute(),
    },
    {
      title: 'Changes to your plan',
      rows: await db
        .selectFrom('membershipChanges')
        .select(['at', 'fromTier', 'toTier', 'cause'])
        .where('memberId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
    {
      title: 'Pauses in your membership',
      rows: await db
        .selectFrom('membershipPauses')
        .select(['subscriptionId', 'fromAt', 'resumesAt'])
        .where('memberId', '=', memberId)
        .orderBy('fromAt')
        .execute(),
    },
    {
      title: 'The 30-day guarantee',
      rows: await db
        .selectFrom('guarantees')
        .select(['requestedAt', 'refundedBeforeCents', 'refundedCents', 'carriedOutAt', 'refusedAt', 'settledAt'])
        .where('memberId', '=', memberId)
        .execute(),
    },
    ...(await exportMoney(db, memberId)),
    {
      title: 'Emails about payments',
      rows: await db
        .selectFrom('noticesSent')
        .select(['key as about', 'at'])
        .where('memberId', '=', memberId)
        .orderBy('at')
        .execute(),
    },
  ],

  erase: async (ctx, memberId) => {
    const payer = await findPayer(ctx, memberId)
    if (payer) await closePayer(ctx, payer)
    await leaveRevenue(ctx, memberId)
    // One that is on its way is still made; it no longer says to whom.
    await ctx.db.updateTable('chargeRefunds').set({ memberId: null }).where('memberId', '=', memberId).execute()
    await ctx.db.deleteFrom('chargeRefunds').where('memberId', 'is', null).where('doneAt', 'is not', null).execute()
    // The bank decides it all the same, and holds money until then.
    await ctx.db.updateTable('disputes').set({ memberId: null }).where('memberId', '=', memberId).execute()
    for (const table of tables) await eraseRows(ctx.db, table, 'memberId', memberId)
  },
}

const exportMoney = async (db: Db, memberId: string) => [
  {
    title: 'Your payments and refunds',
    rows: await db
      .selectFrom('moneyEntries')
      .select(['at', 'kind', 'tier', 'cents', 'about'])
      .where('memberId', '=', memberId)
      .orderBy('at')
      .execute(),
  },
  {
    title: 'Refunds that the team made',
    rows: await db
      .selectFrom('chargeRefunds')
      .select(['chargeId', 'cents', 'endsPlan', 'endedTier', 'askedAt', 'doneAt', 'droppedAt'])
      .where('memberId', '=', memberId)
      .orderBy('askedAt')
      .execute(),
  },
  {
    title: 'Disputes of your payments',
    rows: await db
      .selectFrom('disputes')
      .select(['chargeId', 'cents', 'reason', 'state', 'openedAt', 'answerUntil', 'decidedAt'])
      .where('memberId', '=', memberId)
      .orderBy('openedAt')
      .execute(),
  },
  {
    title: 'Payments that were read again',
    rows: await db
      .selectFrom('billingDifferences')
      .select(['at', 'what'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute(),
  },
]

async function closePayer(ctx: Context, payer: PayersTable): Promise<void> {
  const { memberId, customerId } = payer
  const unpaid = await ctx.db
    .selectFrom('guarantees')
    .select(['subscriptionId', 'requestedAt', 'refusals'])
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirst()
  await keepPaymentRecord(ctx, payer)
  await closeStraysLater(ctx, memberId)
  if (!customerId) return
  const closing = {
    customerId,
    ...(unpaid ? { refundAs: memberId, refusals: unpaid.refusals, takenBack: unpaid } : {}),
  }
  await enqueue(ctx, closeCustomerJob, closing, { key: `billing.close-customer:${customerId}` })
}
