import type { Stripe } from 'stripe'
import { iso } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import type { Reply } from '#shared/endpoint.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { closeCustomerJob } from '../../customers/server/close-customer.ts'
import { wasPayer } from '../../customers/server/keep-payment-record.ts'
import { findOrCreatePayer, findPayerByCustomer } from '../../customers/server/payers.ts'
import { followLeftDispute } from '../../disputes/server/left-disputes.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { receiveEvent as endpoint } from '../webhook.contract.ts'
import { namesOnlyItsCharge, webhookEvents } from '../webhook-events.ts'

export async function receiveEvent(ctx: Context, { raw, headers }: RawInput): Promise<Reply<typeof endpoint>> {
  await handleWebhookEvent(ctx, raw, headers.get('stripe-signature') ?? '')
  return { received: true }
}

/**
 * Verifies a signed event and finds out which customer it is about; the truth is then read from Stripe. An event is
 * marked as done in the transaction that recorded its outcome. If anything fails before that, Stripe sends it again.
 */
export async function handleWebhookEvent(ctx: Context, raw: Buffer, signature: string): Promise<void> {
  const event = await verify(ctx, raw, signature)
  if (event.livemode !== ctx.payments.livemode) throw billingRefusals.badSignature()
  const isDone = await receive(ctx, event)
  if (isDone) return
  const done = (inner: Context) => markDone(inner, event.id)
  const customerId = await customerOf(ctx, event)
  if (!customerId) warnIfListed(ctx, event)
  if (!customerId || !(await isOurs(ctx, customerId, event))) {
    const disputed = disputedBy(event)
    if (disputed) await followLeftDispute(ctx, disputed, customerId)
    return transaction(ctx, done)
  }
  await syncCustomer(ctx, customerId, done)
}

const disputedBy = ({ data: { object } }: Stripe.Event): string | undefined =>
  object.object === 'dispute' ? idOf(object.charge) : undefined

async function verify(ctx: Context, raw: Buffer, signature: string): Promise<Stripe.Event> {
  if (ctx.payments.provider === 'off') throw billingRefusals.badSignature()
  const stripe = await ctx.payments.stripe()
  try {
    return stripe.webhooks.constructEvent(raw, signature, ctx.payments.webhookSecret)
  } catch {
    throw billingRefusals.badSignature()
  }
}

/** Records the event; answers whether it had been handled before. */
async function receive(ctx: Context, { id, type }: Stripe.Event): Promise<boolean> {
  await ctx.db
    .insertInto('providerEvents')
    .values({ id, type, receivedAt: iso(ctx.now()), doneAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const known = await ctx.db.selectFrom('providerEvents').select('doneAt').where('id', '=', id).executeTakeFirst()
  return known?.doneAt !== null && known !== undefined
}

async function markDone(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('providerEvents')
    .set({ doneAt: iso(ctx.now()) })
    .where('id', '=', id)
    .execute()
}

async function customerOf(ctx: Context, { data, type }: Stripe.Event): Promise<string | undefined> {
  // The objects of all events that matter either have these fields or have none of them.
  const object = data.object as { id?: string; object?: string; customer?: unknown; charge?: unknown }
  if (object.object === 'customer') return object.id
  const customer = idOf(object.customer)
  if (customer) return customer
  const charge = idOf(object.charge)
  if (!charge || !namesOnlyItsCharge(type)) return undefined
  return callStripe(ctx, async (stripe) => idOf((await stripe.charges.retrieve(charge)).customer))
}

/** Nothing is read again for it, so that what it should have led to would be missing in silence. */
function warnIfListed({ log }: Context, { id, type }: Stripe.Event): void {
  if (type in webhookEvents)
    log.warn({ event: id, type }, 'a payment event names no customer, and nothing was read again')
}

const idOf = (reference: unknown): string | undefined => {
  if (typeof reference === 'string') return reference
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return undefined
  return typeof reference.id === 'string' ? reference.id : undefined
}

/**
 * Whether the customer is one of our members. If the process died after creating a customer and before saving its id,
 * the customer's metadata names the member; it is read from Stripe, never from the event.
 */
async function isOurs(ctx: Context, customerId: string, { type }: Stripe.Event): Promise<boolean> {
  if (await findPayerByCustomer(ctx, customerId)) return true
  if (type === 'customer.deleted') return false
  return adoptCustomer(ctx, customerId)
}

async function adoptCustomer(ctx: Context, customerId: string): Promise<boolean> {
  const customer = await callStripe(ctx, (stripe) => stripe.customers.retrieve(customerId))
  const memberId = customer.deleted ? undefined : customer.metadata.memberId
  if (!memberId) return false
  const member = await ctx.db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
  if (!member) {
    await closeIfErased(ctx, customerId, memberId)
    return false
  }
  await findOrCreatePayer(ctx, memberId)
  // One that was written down meanwhile stays: something may be paid there.
  await ctx.db
    .updateTable('payers')
    .set({ customerId })
    .where('memberId', '=', memberId)
    .where('customerId', 'is', null)
    .execute()
  if (await findPayerByCustomer(ctx, customerId)) return true
  ctx.log.warn({ memberId, customerId }, 'another customer names a member who has one, and nothing was read of it')
  return false
}

/** A purchase that was in progress while its account was deleted may have left something at Stripe. */
async function closeIfErased(ctx: Context, customerId: string, memberId: string): Promise<void> {
  if (await wasPayer(ctx, customerId, memberId))
    await enqueue(ctx, closeCustomerJob, { customerId }, { key: `billing.close-customer:${customerId}` })
}
