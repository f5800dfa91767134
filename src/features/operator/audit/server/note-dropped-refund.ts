import { refundDropped } from '#features/billing/billing.events.ts'
import { iso } from '#platform/server/clock.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { newId } from '#platform/server/new-id.ts'
import './audit.tables.ts'

/** The server gave up what an operator had asked for: the record says so beside it. */
export const noteDroppedRefund = subscribe(refundDropped, async (ctx, { memberId, cents }) => {
  await ctx.db
    .insertInto('auditEntries')
    .values({
      ...{ id: newId(), at: iso(ctx.now()), actor: 'system' },
      action: `refund dropped ${cents} ${ctx.offer.currency}`,
      subject: memberId ? `member ${memberId}` : '',
      reason: '',
    })
    .execute()
})
