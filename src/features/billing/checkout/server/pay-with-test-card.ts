import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { findPayer } from '../../customers/server/payers.ts'
import { withStore } from '../../server/test-provider/answer.ts'
import { cardOf } from '../../server/test-provider/cards.ts'
import { confirmBySecret } from '../../server/test-provider/portal.ts'
import { ProviderFault } from '../../server/test-provider/store.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type { payWithTestCard as endpoint } from '../../test-provider.contract.ts'
import { findPayable } from './get-payment-form.ts'

/** What the provider's own script does in a real payment: the secret and the card go to the provider. */
export async function payWithTestCard(
  ctx: MemberContext,
  { body: { clientSecret, card } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (ctx.payments.provider !== 'test') throw billingRefusals.paymentNotFound()
  await findPayable(ctx, clientSecret)
  const { intent, decline } = await asRefusal(() =>
    withStore(ctx, (store) => confirmBySecret(store, clientSecret, cardOf(card, store.now))),
  )
  const payer = await findPayer(ctx, ctx.member.id)
  if (payer?.customerId) await syncCustomer(ctx, payer.customerId)
  if (decline) throw billingRefusals.cardDeclined(decline.message)
  return { paymentIntent: intent.id, status: 'succeeded' }
}

/** A fault of the card is told; a thing that is not there is not found. */
export async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    throw error.status === 402 ? billingRefusals.cardDeclined(error.message) : billingRefusals.portalNotFound()
  }
}
