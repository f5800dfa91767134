import { joinName } from '#features/identity/identity.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { PayersTable } from '../../server/billing.tables.ts'
import { callStripe, isMissing } from '../../server/call-stripe.ts'
import { changePayer, findOrAddPayer } from './payers.ts'

export type Customer = PayersTable & { customerId: string }

/** The member as the provider's customer; made where there is none. However often it is asked for, it is one. */
export async function findOrCreateCustomer(ctx: MemberContext): Promise<Customer> {
  const { id: memberId, email, firstName, lastName } = ctx.member
  const payer = await findOrAddPayer(ctx, memberId)
  if (payer.customerId !== null) return { ...payer, customerId: payer.customerId }
  const made = await callStripe(ctx, (stripe) =>
    stripe.customers.create(
      { email, name: joinName({ firstName, lastName }) || email, metadata: { memberId } },
      { idempotencyKey: `customer:${memberId}:${payer.customerKey}` },
    ),
  )
  await ctx.db
    .updateTable('payers')
    .set({ customerId: made.id })
    .where('memberId', '=', memberId)
    .where('customerId', 'is', null)
    .execute()
  const { customerId } = await findOrAddPayer(ctx, memberId)
  return { ...payer, customerId: customerId ?? made.id }
}

/** Runs `work` with the member's customer; one that the provider does not know any more is replaced, once. */
export async function withCustomer<T>(ctx: MemberContext, work: (customer: Customer) => Promise<T>): Promise<T> {
  try {
    return await work(await findOrCreateCustomer(ctx))
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await changePayer(ctx, ctx.member.id, {
      customerId: null,
      customerKey: crypto.randomUUID(),
      attemptId: null,
      attemptPriceId: null,
    })
    return work(await findOrCreateCustomer(ctx))
  }
}
