import type { Stripe } from 'stripe'
import { createSubscription } from '#features/billing/billing.contract.ts'
import { payWithTestCard } from '#features/billing/test-provider.contract.ts'
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
  const { body } = await member.call(createSubscription, { body: priceOf(tier) })
  const paid = await member.call(payWithTestCard, {
    body: { clientSecret: body.clientSecret ?? '', card: testCard(number) },
  })
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
  return member
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
  await world.db.deleteFrom('jobs').where('name', '=', 'billing.deliver-test-event').execute()
}
