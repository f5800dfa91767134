import { afterEach, beforeEach, expect, test } from 'vitest'
import { disputeCharge, lastChargeOf, payingMember, priceOf, providerOf, settleDispute } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as guaranteeContract from '../../guarantee/guarantee.contract.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

/** The emails since the last look, oldest first; each is whole in HTML and in text, and says whom it is from. */
async function newEmails(member: TestMember) {
  await world.runJobs()
  const emails = world.emails.splice(0)
  for (const { to, html, text } of emails) {
    expect(to).toBe(member.email)
    expect(html).toContain('<html lang="en"')
    expect(text).toContain('Frontier 180')
  }
  return emails
}

/** A quantum member whose receipt has been read. */
async function ada(): Promise<TestMember> {
  const member = await payingMember(world)
  const [receipt, ...others] = await newEmails(member)
  expect([receipt?.subject, others]).toEqual(['Receipt: $97.00 for Frontier 180 Quantum', []])
  expect(receipt?.text).toContain('On March 2, 2026 you paid $97.00')
  expect(receipt?.text).toContain('The next charge is on April 2, 2026')
  expect(receipt?.text).toContain('Your 30-day guarantee runs through March 31, 2026')
  expect(receipt?.text).toContain('See what your plan opened:\n')
  expect(receipt?.text).toContain('no money moved')
  expect(receipt?.text).toContain(world.services.seller.address)
  return member
}

test('cancelling is confirmed with the day the plan ends, once, and its end is told', async () => {
  const member = await ada()
  await member.call(subscriptionContract.cancelMembership)
  const [ending, ...others] = await newEmails(member)
  expect([ending?.subject, others]).toEqual(['Your Quantum plan ends on April 2, 2026', []])
  expect(ending?.text).toContain('stays open until April 2, 2026, and you won’t be charged again')
  expect(ending?.text).toContain('returnTo=%2Fsettings%23membership')
  await reconcile(world.services)
  expect(await newEmails(member)).toEqual([])

  world.setNow('2026-04-02T12:00:01Z')
  // Before the provider's news, too.
  expect((await member.call(subscriptionContract.getMembership)).body.sentence).toBe(
    'Quantum ended on April 2, 2026. You’re on Starter.',
  )
  await reconcile(world.services)
  const [ended, ...more] = await newEmails(member)
  expect([ended?.subject, more]).toEqual(['Your Quantum plan has ended', []])
  expect(ended?.text).toContain('every lesson you completed stays open')
})

test('a payment that is returned in full closes the plan with an email, one returned in part with none', async () => {
  const member = await ada()
  const stripe = await providerOf(world)
  const charge = await lastChargeOf(world, member)
  await stripe.refunds.create({ charge, amount: 1000 })
  expect(await newEmails(member)).toEqual([])
  await stripe.refunds.create({ charge })
  const [closed, ...others] = await newEmails(member)
  expect([closed?.subject, others]).toEqual(['Your Quantum plan is closed until April 2, 2026', []])
  expect(closed?.text).toContain('was refunded in full, so the plan is closed')
  expect(closed?.text).toContain('The next payment of $97.00 is on April 2, 2026, and it opens the plan again.')
  await reconcile(world.services)
  expect(await newEmails(member)).toEqual([])
})

test('a dispute closes the plan with an email, a won one opens it with another, and a new one is told anew', async () => {
  const member = await ada()
  const dispute = async () => disputeCharge(world, await lastChargeOf(world, member))
  const id = await dispute()
  const [closed, ...others] = await newEmails(member)
  expect([closed?.subject, others]).toEqual(['Your Quantum plan is closed', []])
  expect(closed?.text).toContain('A payment for your Quantum plan was disputed with your bank')
  await settleDispute(world, id, 'won')
  const [open] = await newEmails(member)
  expect(open?.subject).toBe('Your Quantum plan is open again')
  world.setNow('2026-03-09T12:00:00Z')
  await dispute()
  expect((await newEmails(member)).map(({ subject }) => subject)).toEqual(['Your Quantum plan is closed'])
})

test('the guarantee is receipted with its day and the whole sum, and nothing else is sent', async () => {
  const member = await ada()
  await member.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  const upgrade = await newEmails(member)
  expect(upgrade.map(({ subject }) => subject).sort()).toEqual([
    'Receipt: $200.00 for Frontier 180 Elite',
    'Your first Elite session: suggest a time',
  ])
  world.setNow('2026-03-20T12:00:00Z')
  await Promise.all([member.call(guaranteeContract.claimGuarantee), member.call(guaranteeContract.claimGuarantee)])
  const [receipt, ...others] = await newEmails(member)
  expect([receipt?.subject, others]).toEqual(['Refund receipt: $297.00', []])
  expect(receipt?.text).toContain('On March 20, 2026 you used the 30-day guarantee')
})

test('a plan that the guarantee ended is told by its receipt alone, though the refund is made much later', async () => {
  const member = await ada()
  const { payments } = world.services
  const stripe = await providerOf(world)
  const refused = () => Promise.reject(Object.assign(new Error('no'), { type: 'StripeConnectionError' }))
  const refunds = { list: () => Promise.resolve({ data: [] }), create: refused }
  world.services.payments = { ...payments, stripe: async () => Object.assign(Object.create(stripe), { refunds }) }
  await member.call(guaranteeContract.claimGuarantee)
  expect(await newEmails(member)).toEqual([])
  world.services.payments = payments
  await reconcile(world.services)
  expect((await newEmails(member)).map(({ subject }) => subject)).toEqual(['Refund receipt: $97.00'])
})
