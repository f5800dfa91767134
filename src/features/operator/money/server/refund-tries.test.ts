import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { passTo, payingMember, providerOf, refundsOf, subscriptionOf } from '#tests/world/payer.ts'
import { providerFails, providerInstead } from '#tests/world/payments/provider-instead.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson } from '../../people/people.contract.ts'
import * as contract from '../money.contract.ts'

let world: World
let owner: TestMember
let ada: TestMember
let tries: (string | undefined)[]
let undo: () => void
/** What becomes of a try at the provider. */
let fate: 'made' | 'refused' | 'lost' | 'unreachable'
/** What happens while the provider makes it. */
let meanwhile: () => Promise<void>
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
  ada = await payingMember(world)
  await world.runJobs()
  tries = []
  meanwhile = async () => {}
  const { refunds } = await providerOf(world)
  undo = await providerInstead(world, 'refunds', {
    create: async (given: Stripe.RefundCreateParams, options: Stripe.RequestOptions) => {
      tries.push(options.idempotencyKey)
      if (fate === 'unreachable') return providerFails('StripeConnectionError', 'no answer')()
      // More than was paid: the provider refuses it, and remembers that under the key.
      const made = await refunds.create(fate === 'refused' ? { ...given, amount: 1_000_000 } : given, options)
      await meanwhile()
      return fate === 'lost' ? providerFails('StripeConnectionError', 'no answer')() : made
    },
  })
})
afterEach(() => {
  undo()
  return world.close()
})

const refund = async (endsPlan = false) => {
  const [payment] = (await owner.call(getPerson, { params: { memberId: ada.id } })).body.payments
  const body = { chargeId: payment!.chargeId, seen: 0, cents: 2000, endsPlan, reason: 'Sorry' }
  return (await owner.call(contract.refundPayment, { params: { memberId: ada.id }, body })).body
}
const amounts = async () => (await refundsOf(world)).map(({ amount }) => amount)
const different = () => new Set(tries).size

test('a refund that the provider refused is a new try there when it’s tried again, each time', async () => {
  fate = 'refused'
  expect([(await refund()).isPending, (await refund()).isPending]).toEqual([true, true])
  fate = 'made'
  expect((await refund()).isPending).toBe(false)
  expect([tries.length, different(), await amounts()]).toEqual([3, 3, [2000]])
})

test.each(['lost', 'unreachable'] as const)(
  'a try whose outcome isn’t known (%s) is the same try again',
  async (unknown) => {
    fate = unknown
    expect((await refund()).isPending).toBe(true)
    fate = 'made'
    expect((await refund()).isPending).toBe(false)
    expect([tries.length, different(), await amounts()]).toEqual([2, 1, [2000]])
  },
)

test('a try that isn’t known, after one that was refused, keeps the key of its own', async () => {
  fate = 'refused'
  await refund()
  fate = 'lost'
  await refund()
  fate = 'made'
  await refund()
  expect([tries.length, different(), tries[1], await amounts()]).toEqual([3, 2, tries[2], [2000]])
})

test('one that is asked for with the end of the membership while it’s made ends it, and refunds once', async () => {
  fate = 'made'
  let other: ReturnType<typeof refund> | undefined
  meanwhile = async () => {
    other ??= refund(true)
    const asked = () => world.db.selectFrom('chargeRefunds').select(['endsPlan']).executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect(await asked()).toEqual({ endsPlan: 1 }), { timeout: 10_000 })
  }
  const [first, second] = [await refund(), await other]
  for (const reply of [first, second]) expect(reply?.says).toContain('Quantum membership has ended')
  expect([(await subscriptionOf(world, ada)).status, different(), await amounts()]).toEqual(['canceled', 1, [2000]])
  await world.runJobs()
  const told = world.emails.filter(({ to, subject }) => to === ada.email && subject.startsWith('Refund'))
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('membership has ended')])
})

test('the guarantee’s refund does the same', async () => {
  fate = 'refused'
  await ada.call(claimGuarantee)
  await world.runJobs()
  const refused = tries.length
  fate = 'lost'
  await passTo(world, '2026-03-03T12:00:00Z')
  expect(await amounts()).toEqual([9700])
  fate = 'made'
  await passTo(world, '2026-03-04T12:00:00Z')
  expect([different(), await amounts()]).toEqual([refused + 1, [9700]])
})
