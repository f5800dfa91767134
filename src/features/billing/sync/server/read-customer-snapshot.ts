import type { Stripe } from 'stripe'
import type { Context } from '#platform/server/context.ts'
import type { PayersTable } from '../../customers/server/customers.tables.ts'
import { isSinceAttached } from '../../customers/server/payers.ts'
import { findDisputes, isAgainstUs } from '../../disputes/server/find-disputes.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'

/** All that the provider says about a customer's membership at one moment, oldest first. */
export type CustomerSnapshot = {
  subscriptions: readonly Stripe.Subscription[]
  /** Charges that went through. */
  charges: readonly Stripe.Charge[]
  /** Newest first; only where there is tax, since nothing else is learned from them. */
  invoices: readonly Stripe.Invoice[]
  /** Ids of charges whose dispute is open or lost, and began since the customer is known here. */
  disputed: ReadonlySet<string>
  /** Of these, the ones that are lost. */
  lost: ReadonlySet<string>
  /** The disputes themselves since then, also those that were won. */
  disputes: readonly Stripe.Dispute[]
  /** Ids of charges with one that began before: whoever took the customer along let their membership run on. */
  disputedBefore: readonly string[]
}

const most = 100

export async function readCustomerSnapshot(
  ctx: Context,
  payer: PayersTable,
  customer: string,
): Promise<CustomerSnapshot> {
  try {
    return await readAll(ctx, payer, customer)
  } catch (error) {
    if (isMissing(error) && !isOfLiveMode(error)) return nothing
    throw error
  }
}

/** For a customer that the provider does not know: deleted there, or created with test keys before the live ones. */
const nothing: CustomerSnapshot = {
  subscriptions: [],
  charges: [],
  invoices: [],
  disputed: new Set(),
  disputes: [],
  lost: new Set(),
  disputedBefore: [],
}

/** A test key over live data is a mistake in the settings: no membership ends because of it. */
const isOfLiveMode = (error: unknown) => error instanceof Error && /exists in live mode/.test(error.message)

function readAll(ctx: Context, payer: PayersTable, customer: string): Promise<CustomerSnapshot> {
  return callStripe(ctx, async (stripe) => {
    // Before the memberships: none is read as it was before a charge that is seen.
    const { data } = await stripe.charges.list({ customer, limit: most })
    const subscriptions = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: most,
      expand: ['data.schedule', 'data.discounts.source.coupon', 'data.latest_invoice'],
    })
    const charges = data.filter(({ status }) => status === 'succeeded').sort(byTime)
    const isTaxed = subscriptions.data.some(({ automatic_tax }) => automatic_tax.enabled)
    const invoices = isTaxed ? (await stripe.invoices.list({ customer, limit: most })).data : []
    const disputes = await readDisputes(stripe, payer, charges)
    return { subscriptions: [...subscriptions.data].sort(byTime), charges, invoices, ...disputes }
  })
}

type Disputes = Pick<CustomerSnapshot, 'disputed' | 'disputes' | 'lost' | 'disputedBefore'>

async function readDisputes(stripe: Stripe, payer: PayersTable, charges: readonly Stripe.Charge[]): Promise<Disputes> {
  const [disputed, lost] = [new Set<string>(), new Set<string>()]
  const disputes: Stripe.Dispute[] = []
  const disputedBefore: string[] = []
  for (const { id } of charges.filter((charge) => charge.disputed)) {
    const found = await findDisputes(stripe, id)
    const since = found.filter(({ created }) => isSinceAttached(payer, created))
    disputes.push(...since)
    const against = since.filter(isAgainstUs)
    if (against.length > 0) disputed.add(id)
    if (against.some(({ status }) => status === 'lost')) lost.add(id)
    if (against.length < found.filter(isAgainstUs).length) disputedBefore.push(id)
  }
  return { disputed, disputes, lost, disputedBefore }
}

const byTime = (one: { created: number }, other: { created: number }) => one.created - other.created
