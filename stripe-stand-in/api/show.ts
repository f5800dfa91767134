import { runningPhase } from '../objects/schedules.ts'
import type { Invoice, Kind, Schedule, StripeObject } from '../objects/stripe-objects.ts'
import { type Store, view } from '../store/store.ts'

/** What a reference of this name leads to. */
const kinds: Record<string, Exclude<Kind, 'delivery'>> = {
  latest_invoice: 'invoice',
  invoice: 'invoice',
  customer: 'customer',
  schedule: 'subscription_schedule',
  charge: 'charge',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
  discounts: 'discount',
  coupon: 'coupon',
  promotion_code: 'promotion_code',
}

/** What subscriptions of before there was any of it lack. */
const everySubscription = { discounts: [], automatic_tax: { enabled: false, disabled_reason: null, liability: null } }

type Shown = Record<string, unknown>

/** A thing as the API answers it: references are ids unless `expand` asks for more. */
export async function show(store: Store, thing: StripeObject, expand: readonly string[]): Promise<Shown> {
  const shown: Shown = { ...(thing.object === 'subscription' ? everySubscription : {}), ...view(thing) }
  if ('confirmation_secret' in shown && !expand.includes('confirmation_secret')) delete shown.confirmation_secret
  if (thing.object === 'subscription_schedule') shown.current_phase = currentPhase(thing, store.now)
  if (thing.object === 'invoice' && expand.includes('payments')) shown.payments = paymentsOf(thing)
  return expandIn(store, shown, expand)
}

function currentPhase(schedule: Schedule, now: number) {
  const phase = runningPhase(schedule, now)
  return phase ? { start_date: phase.start_date, end_date: phase.end_date } : null
}

/** What pays an invoice, which is listed only where it is asked for. */
function paymentsOf({ id, intent, status, amount_due, amount_paid, created, currency, status_transitions }: Invoice) {
  const payment = {
    id: `inpay_${id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? amount_paid : null,
    amount_requested: amount_due,
    created,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'canceled',
    status_transitions: { canceled_at: null, paid_at: status_transitions.paid_at },
  }
  return { object: 'list', data: intent ? [payment] : [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` }
}

/** An object within another is no reference: what it refers to is looked up in it. */
async function expandIn(store: Store, shown: Shown, expand: readonly string[]): Promise<Shown> {
  for (const name of new Set(expand.map((path) => path.split('.', 1)[0] ?? ''))) {
    const rest = expand.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
    const value = shown[name]
    if (Array.isArray(value)) shown[name] = await Promise.all(value.map((one) => follow(store, name, one, rest)))
    else if (isPlain(value)) shown[name] = await expandIn(store, { ...value }, rest)
    else shown[name] = await follow(store, name, value, rest)
  }
  return shown
}

const isPlain = (value: unknown): value is Shown => typeof value === 'object' && value !== null

async function follow(store: Store, name: string, id: unknown, rest: readonly string[]): Promise<unknown> {
  const kind = kinds[name]
  if (typeof id !== 'string' || !kind) return id
  const found = await store.find(kind, id)
  return found ? show(store, found, rest) : id
}

export async function showList(store: Store, things: readonly StripeObject[], expand: readonly string[], url: string) {
  const inner = expand.filter((path) => path.startsWith('data.')).map((path) => path.slice(5))
  const data: Shown[] = []
  for (const thing of things) data.push(await show(store, thing, inner))
  const isSearch = url.endsWith('/search')
  return {
    ...(isSearch ? { object: 'search_result', next_page: null } : { object: 'list' }),
    data,
    has_more: false,
    url,
  }
}
