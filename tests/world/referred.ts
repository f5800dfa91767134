import { expect } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { createSubscription } from '#features/billing/checkout/checkout.contract.ts'
import { getReferralStats } from '#features/referrals/referrals.contract.ts'
import { type Caller, callerOver } from './caller.ts'
import { priceOf, testCard } from './payer.ts'
import { confirmAddress, emailsTo, joinByPassword, tokenIn } from './visitor.ts'
import type { World } from './world.ts'

/** Somebody who came by a member's link. */
export type Referred = { id: string; confirm: () => Promise<void>; buy: () => Promise<void>; caller: Caller }

export async function joinBy(world: World, ref: string, name = 'Grace Hopper'): Promise<Referred> {
  const { id, email, cookie } = await joinByPassword(world, undefined, { name, ref })
  const [welcome] = await emailsTo(world, email)
  const caller = callerOver(world.app, cookie)
  return {
    id,
    caller,
    confirm: async () => {
      const reply = await confirmAddress(world, tokenIn(welcome?.text), cookie)
      expect(reply.status).toBe(200)
    },
    buy: () => buy(caller),
  }
}

/** One who confirmed the address and then paid. */
export async function joinAndBuy(world: World, ref: string): Promise<Referred> {
  const joined = await joinBy(world, ref)
  await joined.confirm()
  await joined.buy()
  return joined
}

async function buy(caller: Caller): Promise<void> {
  const { body } = await caller.call(createSubscription, { body: priceOf('quantum') })
  const paid = await caller.call(payWithTestCard, {
    body: { clientSecret: body.clientSecret ?? '', card: testCard() },
  })
  expect(paid.status).toBe(200)
}

export const statsOf = async (member: Caller, limit = 500) =>
  (await member.call(getReferralStats, { query: { limit } })).body

/** Total, pending, converted, reversed. */
export async function countsOf(member: Caller): Promise<number[]> {
  const { totalReferrals, pendingReferrals, convertedReferrals, reversedReferrals } = await statsOf(member)
  return [totalReferrals, pendingReferrals, convertedReferrals, reversedReferrals]
}
