import type { Stripe } from 'stripe'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { boughtSince } from '../../guarantee/server/bought-since.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import type { listInvoices as endpoint } from '../invoices.contract.ts'

type Invoices = Reply<typeof endpoint>

export async function listInvoices(ctx: MemberContext): Promise<Invoices> {
  const payer = await findPayer(ctx, ctx.member.id)
  const customer = payer?.customerId
  if (!customer) return []
  const returned = await readReturned(ctx)
  return cachedForAMinute(ctx.member.id, `${customer} ${payer.reading} ${returned?.until}`, async () => {
    await limitProviderCalls(ctx)
    return askForInvoices(ctx, customer, returned)
  })
}

type Cached = { state: string; until: number; answer: Promise<Invoices> }

const cacheMs = 60_000
const maxCached = 1000
const cache = new Map<string, Cached>()

/** Caches an answer for a minute, unless the payer's state changes. Concurrent calls share one request. */
function cachedForAMinute(memberId: string, state: string, read: () => Promise<Invoices>): Promise<Invoices> {
  const now = performance.now()
  const known = cache.get(memberId)
  if (known && known.state === state && known.until > now) return known.answer
  if (cache.size >= maxCached)
    for (const [id, { until }] of cache) if (until <= now || cache.size >= maxCached) cache.delete(id)
  const answer = read()
  cache.set(memberId, { state, until: now + cacheMs, answer })
  answer.catch(() => cache.delete(memberId))
  return answer
}

async function askForInvoices(ctx: MemberContext, customer: string, returned: Returned | undefined): Promise<Invoices> {
  const { invoices, charges } = await callStripe(ctx, async (stripe) => ({
    invoices: (await stripe.invoices.list({ customer, limit: 12, expand: ['data.payments'] })).data,
    charges: (await stripe.charges.list({ customer, limit: 100 })).data,
  })).catch((error: unknown) => {
    if (isMissing(error, 'customer')) return { invoices: [], charges: [] }
    throw error
  })
  return (
    invoices
      // One about nothing says only that a payment was moved, unless a discount made it so.
      .filter((one) => one.status !== 'draft' && (one.total !== 0 || discountOf(one) > 0))
      .map((invoice) => viewInvoice(invoice, charges, returned))
  )
}

function viewInvoice(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
  returned: Returned | undefined,
): Invoices[number] {
  const { id, number, created, total, currency, status, hosted_invoice_url, total_taxes } = invoice
  const isReturned = status === 'paid' && returned !== undefined && isAmong(returned, instantOf(created))
  const refundedCents = isReturned ? total : refundedOf(invoice, charges)
  return {
    id,
    number: number ?? id,
    at: instantOf(created),
    cents: total,
    currency: currency.toUpperCase(),
    taxCents: sumOf(total_taxes),
    discountCents: discountOf(invoice),
    refundedCents,
    status: status === 'paid' ? paidOr(refundedCents > 0 && refundedCents >= total) : openOrVoid(status),
    url: hosted_invoice_url ?? null,
  }
}

const paidOr = (isReturned: boolean) => (isReturned ? 'returned' : 'paid')

/** Of the charges that paid it. */
function refundedOf({ payments }: Stripe.Invoice, charges: readonly Stripe.Charge[]): number {
  const intents = (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent))
  return charges
    .filter(({ payment_intent }) => payment_intent !== null && intents.includes(idOf(payment_intent)))
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
}

const idOf = (of: string | { id: string } | null | undefined) => (typeof of === 'object' ? of?.id : of)

const discountOf = (invoice: Pick<Stripe.Invoice, 'total_discount_amounts'>) => sumOf(invoice.total_discount_amounts)

const sumOf = (parts: readonly { amount: number }[] | null | undefined) =>
  (parts ?? []).reduce((sum, { amount }) => sum + amount, 0)

const openOrVoid = (status: string | null) => (status === 'open' ? 'open' : 'void')

/** What the guarantee gave back: all that was charged up to then, but for what was bought after it was used. */
type Returned = { until: string; before: string | undefined }

const isAmong = ({ until, before }: Returned, at: string): boolean =>
  at <= until && (before === undefined || at < before)

/** Undefined if it was not used or the refund is pending. */
async function readReturned({ db, member }: MemberContext): Promise<Returned | undefined> {
  const guarantee = await db.selectFrom('guarantees').selectAll().where('memberId', '=', member.id).executeTakeFirst()
  if (!guarantee?.carriedOutAt) return undefined
  return { until: guarantee.carriedOutAt, before: await boughtSince(db, guarantee) }
}
