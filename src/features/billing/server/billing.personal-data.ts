import type { Context } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { closeCustomerJob } from '../customers/server/close-customer.ts'
import type { PayersTable } from '../customers/server/customers.tables.ts'
import { keepPaymentRecord } from '../customers/server/keep-payment-record.ts'
import { findPayer } from '../customers/server/payers.ts'

const tables = [
  'noticesSent',
  'guarantees',
  'membershipChanges',
  'membershipPauses',
  'subscriptions',
  'payers',
] as const

export const personalData: PersonalData = {
  // Payment records are not exported: the accounts they belonged to no longer exist.
  tables: { ...Object.fromEntries(tables.map((table) => [table, ['memberId']])), paymentRecords: ['formerMemberId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Your memberships',
      rows: await db
        .selectFrom('subscriptions')
        .select(['id', 'tier', 'status', 'priceCents', 'startedAt', 'periodEndsAt', 'endsAt', 'refundedAt'])
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
        .select(['requestedAt', 'refundedCents', 'carriedOutAt'])
        .where('memberId', '=', memberId)
        .execute(),
    },
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
    for (const table of tables) await eraseRows(ctx.db, table, 'memberId', memberId)
  },
}

async function closePayer(ctx: Context, payer: PayersTable): Promise<void> {
  const { memberId, customerId } = payer
  const unpaid = await ctx.db
    .selectFrom('guarantees')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirst()
  await keepPaymentRecord(ctx, payer)
  if (!customerId) return
  const closing = { customerId, ...(unpaid ? { refundAs: memberId } : {}) }
  await enqueue(ctx, closeCustomerJob, closing, { key: `billing.close-customer:${customerId}` })
}
