import { afterAll, beforeAll, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { payingMember, priceOf, refundsOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createSubscription } from '../../checkout/checkout.contract.ts'
import { getMembership } from '../../subscription/subscription.contract.ts'
import { claimGuarantee } from '../guarantee.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('who used it and pays again is told that it was used, and keeps what is paid for', async () => {
  const ada = await payingMember(world)
  const answers = [await ada.call(claimGuarantee), await ada.call(claimGuarantee)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await world.runJobs()
  const { body } = await ada.call(createSubscription, { body: priceOf('elite') })
  const paid = await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect(paid.status).toBe(200)
  const refunds = (await refundsOf(world)).length
  const again = await ada.call(claimGuarantee)
  expect([again.status, again.body.code]).toEqual([409, 'billing.guaranteeUsedBefore'])
  expect((await ada.call(getMembership)).body.tier).toBe('elite')
  expect(await refundsOf(world)).toHaveLength(refunds)
})
