import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { billingRefusals } from '../../billing.refusals.ts'
import { asRefusal } from '../../checkout/server/pay-with-test-card.ts'
import { withStore } from '../../server/test-provider/answer.ts'
import { cardOf, declineOf } from '../../server/test-provider/cards.ts'
import { readPortal, replaceCard } from '../../server/test-provider/portal.ts'
import { instantOf } from '../../sync/server/subscription-rows.ts'
import { syncCustomer } from '../../sync/server/sync-customer.ts'
import type * as contract from '../../test-provider.contract.ts'
import { findPayer } from './payers.ts'

export async function getTestPortal(
  ctx: MemberContext,
  { params }: Input<typeof contract.getTestPortal>,
): Promise<Reply<typeof contract.getTestPortal>> {
  const { card, invoices } = await findOwn(ctx, params.session)
  return { card, invoices: invoices.map(({ created, ...one }) => ({ ...one, at: instantOf(created) })) }
}

export async function saveTestCard(
  ctx: MemberContext,
  { params, body }: Input<typeof contract.saveTestCard>,
): Promise<Reply<typeof contract.saveTestCard>> {
  const { customer } = await findOwn(ctx, params.session)
  await asRefusal(() =>
    withStore(ctx, async (store) => {
      const card = cardOf(body, store.now)
      const decline = declineOf(card, true)
      if (decline) throw decline
      await replaceCard(store, params.session, card)
    }),
  )
  await syncCustomer(ctx, customer)
  return { success: true }
}

async function findOwn(ctx: MemberContext, session: string) {
  if (ctx.payments.provider !== 'test') throw billingRefusals.portalNotFound()
  const portal = await asRefusal(() => withStore(ctx, (store) => readPortal(store, session)))
  const payer = await findPayer(ctx, ctx.member.id)
  if (payer?.customerId !== portal.customer) throw billingRefusals.portalNotFound()
  return portal
}
