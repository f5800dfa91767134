import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { failRefund, membershipOf, passTo, payingMember, providerOf, refundsOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { actOnPerson, getPerson } from '../people.contract.ts'

let world: World
let owner: TestMember
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
  ada = await payingMember(world)
  world.setNow('2026-03-03T12:00:00Z')
  await ada.call(claimGuarantee)
  await world.runJobs()
})
afterEach(() => world.close())

const personOf = async () => (await owner.call(getPerson, { params: { memberId: ada.id } })).body
const settle = () =>
  owner.call(actOnPerson, {
    params: { memberId: ada.id },
    body: { action: 'settle-guarantee', reason: 'By bank transfer' },
  })
const refunds = () => refundsOf(world)
const comesBack = async () => {
  await failRefund(world, (await refunds())[0]!.id)
  await world.runJobs()
}

test('a refund that the card doesn’t take is paid another way, once: told, recorded and not tried again', async () => {
  expect((await personOf()).membership.owed).toBeNull()
  expect((await settle()).body).toMatchObject({ code: 'operator.nothingOwed' })
  await comesBack()
  expect((await personOf()).membership.owed).toBe('$97.00')
  world.emails.splice(0)
  const answers = await Promise.all([settle(), settle()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await passTo(world, '2026-03-04T12:00:00Z')
  await passTo(world, '2026-03-05T12:00:00Z')
  expect((await refunds()).map(({ status }) => status)).toEqual(['failed'])
  const told = world.emails.filter(({ to }) => to === ada.email)
  expect(told.map(({ subject }) => subject)).toEqual(['Your refund of $97.00 was paid another way'])
  expect((await membershipOf(ada)).sentence).toContain('$97.00 was paid back to you another way')
  const { membership, audit } = await personOf()
  expect(membership.owed).toBeNull()
  expect(audit).toMatchObject([{ action: 'settle-guarantee', reason: 'By bank transfer' }])
})

test('a refund that still reaches the card afterward, and comes back from it, stays settled', async () => {
  await comesBack()
  await settle()
  const [charge] = (await (await providerOf(world)).charges.list({})).data
  await (await providerOf(world)).refunds.create({ charge: charge!.id })
  await world.runJobs()
  await comesBack()
  await passTo(world, '2026-03-05T12:00:00Z')
  expect((await personOf()).membership.owed).toBeNull()
  expect((await refunds()).map(({ status }) => status)).toEqual(['failed', 'failed'])
})
