import type { Stripe } from 'stripe'
import { pricesIn, storageIn } from '#app/server/payments/stripe-stand-in.ts'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { createSubscription } from '#features/billing/checkout/checkout.contract.ts'
import { attachCustomer } from '#features/billing/server/public.ts'
import { getMembership } from '#features/billing/subscription/subscription.contract.ts'
import { reconcile } from '#features/billing/sync/server/reconcile.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { openRecorded } from '../../stripe-stand-in/tests/recording-proxy.ts'
import type { TestMember, World } from './world.ts'

export const priceOf = (tier: 'quantum' | 'elite') => ({ priceId: `price_test_${tier}` })

export const testCard = (number = '4242 4242 4242 4242') => ({ number, expires: '12/40', code: '123' })

/** A member who bought a plan with a test card, through the product's own calls. */
export async function payingMember(
  world: World,
  tier: 'quantum' | 'elite' = 'quantum',
  number?: string,
): Promise<TestMember> {
  const member = await world.member()
  await buyAgain(member, tier, number)
  return member
}

/** Where one bought before, too. */
export async function buyAgain(member: TestMember, tier: 'quantum' | 'elite' = 'quantum', number?: string) {
  const { body } = await member.call(createSubscription, { body: priceOf(tier) })
  const paid = await member.call(payWithTestCard, {
    body: { clientSecret: body.clientSecret ?? '', card: testCard(number) },
  })
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
}

/** What a person types on the provider's own checkout page; answers what the page says, or where it leads. */
export async function typeAtCheckout(
  { services }: World,
  url: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<{ status: number; location: string | null; text: string }> {
  const { search } = new URL(url ?? '')
  const card = { number: '4242 4242 4242 4242', expires: '12/40', cvc: '123' }
  const body = new URLSearchParams({ do: 'pay', country: 'DE', ...card, ...form })
  const page = new URL(`/checkout${search}`, await services.standIn?.address())
  const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
}

export async function customerOf(world: World, member: TestMember): Promise<string> {
  const row = await world.db
    .selectFrom('payers')
    .select('customerId')
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow()
  return row.customerId ?? ''
}

/** The provider itself, asked by its official client. */
export const providerOf = (world: World): Promise<Stripe> => world.services.payments.stripe()

/** Sends bytes to the webhook with a signature over them. */
export async function sendEvent(
  world: World,
  payload: string,
  given: { signature?: string; secret?: string; timestamp?: number } = {},
) {
  const stripe = await providerOf(world)
  const { webhookSecret } = world.services.payments
  const signature =
    given.signature ??
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret: given.secret ?? webhookSecret,
      ...(given.timestamp ? { timestamp: given.timestamp } : {}),
    })
  return world.stranger.send('POST', '/api/stripe/webhook', payload, { 'stripe-signature': signature })
}

/** Every event that the provider has told so far, oldest first, as its bytes. */
export async function eventsOf(world: World): Promise<string[]> {
  const rows = await world.db
    .selectFrom('testProviderThings')
    .select('body')
    .where('kind', '=', 'event')
    .orderBy('sequence')
    .execute()
  return rows.map(({ body }) => body)
}

/** The events that were to be delivered get lost. */
export const loseEvents = async (world: World): Promise<void> => {
  await world.db.deleteFrom('testProviderThings').where('kind', '=', 'delivery').execute()
}

/** The way to the provider, for a client of a test's own. */
export const providerFetch =
  ({ services }: World) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const asked = new URL(String(input))
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${services.standIn?.secretKey}`)
    return fetch(new URL(asked.pathname + asked.search, await services.standIn?.address()), { ...init, headers })
  }

/** Of the latest payment that went through. */
export async function lastChargeOf(world: World, member: TestMember): Promise<string> {
  const { data } = await (await providerOf(world)).charges.list({ customer: await customerOf(world, member) })
  return data.find(({ status }) => status === 'succeeded')?.id ?? ''
}

/** What an operator charges at the provider, without any plan. */
export async function chargeByHand(world: World, member: TestMember): Promise<void> {
  const stripe = await providerOf(world)
  const { id: customer } = await stripe.customers.create({ email: member.email, payment_method: 'pm_card_visa' })
  const { id: invoice } = await stripe.invoices.create({ customer })
  await stripe.invoices.pay(invoice ?? '', { payment_method: 'pm_card_visa' })
  await attachCustomer(world.services, member.id, customer)
  await world.runJobs()
}

/** What a customer's bank does; answers the dispute's id. */
export const disputeCharge = (world: World, charge: string, reason = 'general'): Promise<string> =>
  atTheBank(world, `charges/${charge}/dispute`, { reason })

export const settleDispute = (world: World, id: string, status: 'won' | 'lost'): Promise<string> =>
  atTheBank(world, `disputes/${id}/settle`, { status })

/** The bank sends a refund back, and the provider tells of it. */
export const failRefund = (world: World, id: string): Promise<string> => atTheBank(world, `refunds/${id}/fail`)

async function atTheBank(world: World, path: string, form: Record<string, string> = {}): Promise<string> {
  const url = `https://provider/v1/${path}`
  const reply = await providerFetch(world)(url, { method: 'POST', body: new URLSearchParams(form) })
  const { id } = (await reply.json()) as { id: string }
  return id
}

/** A provider with a port of its own, over the world's database; it writes down what it is asked. */
export const recordedProvider = ({ services: { db, now, offer } }: World, before?: (call: string) => Promise<void>) =>
  openRecorded({ storage: storageIn(db), now, prices: pricesIn(offer) }, before)

export const tierOf = async (member: TestMember) => (await member.call(getCurrentUser)).body.membershipTier
export const membershipOf = async (member: TestMember) => (await member.call(getMembership)).body

/** What the provider says of a member's one subscription. */
export async function subscriptionOf(world: World, member: TestMember): Promise<Stripe.Subscription> {
  const stripe = await providerOf(world)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, member), status: 'all' })
  const [only] = data
  if (!only) throw new Error('no subscription')
  return only
}

/** When the provider collects again and when it charges next. */
export async function collectionOf(world: World, member: TestMember) {
  const { pause_collection, items, status } = await subscriptionOf(world, member)
  const text = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000).toISOString() : null)
  return {
    status,
    behavior: pause_collection?.behavior ?? null,
    resumes: text(pause_collection?.resumes_at),
    next: text(items.data[0]?.current_period_end),
  }
}

export async function chargesOf(world: World, member: TestMember): Promise<number[]> {
  const stripe = await providerOf(world)
  const { data } = await stripe.charges.list({ customer: await customerOf(world, member) })
  return data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
}

/** Lets the clock pass, and everything that it brings. */
export async function passTo(world: World, instant: string): Promise<void> {
  world.setNow(instant)
  await reconcile(world.services)
  await world.runJobs()
}

export const refundsOf = async (world: World): Promise<Stripe.Refund[]> =>
  (await (await providerOf(world)).refunds.list({})).data
