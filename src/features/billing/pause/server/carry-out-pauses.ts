import type { Stripe } from 'stripe'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import { enqueue, job } from '#platform/server/jobs/job.ts'
import { pauseChanged } from '../../billing.events.ts'
import { purchaseLock } from '../../checkout/server/purchase-lock.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import { type PauseStep, pauseStep } from './pause-step.ts'
import { readPauses } from './read-pauses.ts'
import { tellProvider } from './tell-provider.ts'

/** Retried for days; every reconciliation asks for it again where the provider still differs. */
export const carryOutPausesJob = job<{ memberId: string }>(
  'billing.carry-out-pauses',
  (ctx, { memberId }) => carryOutPauses(ctx, memberId),
  { attempts: 60 },
)

/** None is lost behind an earlier one that is being carried out, and the same one waits once. */
export const carryOutChangedPause = subscribe(pauseChanged, (ctx, { memberId, state }) =>
  enqueue(ctx, carryOutPausesJob, { memberId }, { key: `billing.pauses:${memberId}:${state}` }),
)

/** So many steps for one member at once; more would mean that the provider does not keep what it is told. */
const most = 10

/** Tells the provider of a member's pauses until it says the same. Each step may be repeated. */
export function carryOutPauses(ctx: Context, memberId: string): Promise<void> {
  return purchaseLock(memberId, async () => {
    const payer = await findPayer(ctx, memberId)
    if (ctx.payments.provider === 'off' || !payer?.customerId) return
    const { customerId } = payer
    for (let step = 0; await takeStep(ctx, memberId, customerId); step += 1)
      if (step === most) throw new Error('The provider does not keep a pause that it was told of')
    await syncCustomer(ctx, customerId)
  })
}

/** Answers whether there was anything to tell. The pauses are read anew each time: the member may have resumed. */
async function takeStep(ctx: Context, memberId: string, customer: string): Promise<boolean> {
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] }),
  )
  const pauses = await readPauses(ctx, memberId)
  for (const subscription of data) {
    const own = pauses.filter(({ subscriptionId }) => subscriptionId === subscription.id)
    const step = pauseStep(subscription, own, iso(ctx.now()))
    if (!step) continue
    await callStripe(ctx, (stripe) => tell(stripe, subscription, step))
    await ctx.db
      .updateTable('membershipPauses')
      .set({ appliedSeconds: step.wanted })
      .where('id', '=', step.pauseId)
      .execute()
    return true
  }
  return false
}

function tell(stripe: Stripe, subscription: Stripe.Subscription, step: PauseStep): Promise<void> {
  const { pauseId, paidUntil, given, wanted, collection, trialEnd } = step
  const pausedTo = collection ? { pausedTo: String(collection.resumes_at) } : {}
  const metadata = { pauseId, paidUntil: String(paidUntil), pausedSeconds: String(wanted), ...pausedTo }
  // Until when it was paid is written down before a planned move goes along.
  const first = { ...metadata, pausedSeconds: String(given) }
  return tellProvider(stripe, subscription, { collection, trialEnd, metadata, first })
}
