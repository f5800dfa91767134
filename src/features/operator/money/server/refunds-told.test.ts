import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { listInvoices } from '#features/billing/invoices/invoices.contract.ts'
import { changePlan } from '#features/billing/subscription/subscription.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { membershipOf, passTo, payingMember, priceOf, providerOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { actOnPerson, getPerson } from '../../people/people.contract.ts'
import * as contract from '../money.contract.ts'
import { figuresOf } from '../money.rules.ts'

let world: World
let owner: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member()
  await setOperator(world.services, owner.email, true)
})
afterEach(() => world.close())

const personOf = async ({ id }: TestMember) => (await owner.call(getPerson, { params: { memberId: id } })).body
const refund = async (member: TestMember, sent: { cents: number; endsPlan?: boolean }) => {
  const [payment] = (await personOf(member)).payments
  const body = { chargeId: payment!.chargeId, seen: payment!.refundedCents, endsPlan: false, reason: 'Sorry', ...sent }
  const answer = await owner.call(contract.refundPayment, { params: { memberId: member.id }, body })
  await world.runJobs()
  return answer
}
const give = (member: TestMember) =>
  owner.call(actOnPerson, {
    params: { memberId: member.id },
    body: { action: 'give-plan', tier: 'elite', lastDay: '2026-03-31', reason: 'Thanks', seen: null },
  })
/** The emails since the last look, oldest first. */
async function newEmails(member: TestMember) {
  await world.runJobs()
  return world.emails.splice(0).filter(({ to }) => to === member.email)
}
const march = async () => {
  const { months } = (await owner.call(contract.getMoney)).body
  return figuresOf(months.find(({ month }) => month === '2026-03')!, undefined)
}

test('who gets all of a payment back and stays is told the next one, on the desk too, and is not lost', async () => {
  const ada = await payingMember(world)
  await newEmails(ada)
  await refund(ada, { cents: 9700 })
  expect((await newEmails(ada)).map(({ subject }) => subject)).toEqual([
    'Refund receipt: $97.00',
    'Your Quantum plan is closed until April 2, 2026',
  ])
  const { sentence, guaranteeUntil, canCancel } = await membershipOf(ada)
  expect(sentence).toContain(
    'the next payment is on April 2, 2026, for $97.00, unless you cancel. It opens again then.',
  )
  expect([guaranteeUntil, canCancel]).toEqual([null, true])
  expect((await ada.call(claimGuarantee)).body).toMatchObject({
    code: 'billing.guaranteeNothingLeft',
    message:
      'Everything you paid has been refunded already. To stop the next payment, cancel your membership in Settings.',
  })
  expect((await personOf(ada)).membership).toMatchObject({
    tier: 'starter',
    runs: { tier: 'quantum', closed: 'refunded' },
    next: { at: '2026-04-02T12:00:00.000Z', price: '$97.00' },
    guaranteedThrough: null,
  })
  await passTo(world, '2026-04-02T12:00:01Z')
  expect(await march()).toMatchObject({ new: { count: 1 }, lost: { count: 0 }, recurringCents: 9700 })
  const { months } = (await owner.call(contract.getMoney)).body
  expect(figuresOf(months[0]!, undefined)).toMatchObject({
    new: { count: 0 },
    lost: { count: 0 },
    recurringCents: 9700,
  })
  expect((await personOf(ada)).membership).toMatchObject({ tier: 'quantum', runs: { tier: 'quantum', closed: null } })
})

test('a refund that ends the membership says so in its receipt, once, and what was given stays', async () => {
  const ada = await payingMember(world)
  await give(ada)
  await newEmails(ada)
  await refund(ada, { cents: 2000, endsPlan: true })
  const [receipt, ...others] = await newEmails(ada)
  expect([receipt?.subject, others]).toEqual(['Refund receipt: $20.00', []])
  expect(receipt?.text).toContain('Your Quantum membership has ended, and you won’t be charged again.')
  expect(receipt?.text).toContain('Elite, which you were given, stays open through March 31, 2026.')
  const { sentence } = await membershipOf(ada)
  expect(sentence).toBe('Quantum ended on March 2, 2026. You’re on Elite, given to you through March 31, 2026.')
  await refund(ada, { cents: 2000, endsPlan: true })
  expect((await newEmails(ada))[0]?.text).not.toContain('has ended')
})

test('who got everything back and whose membership ended isn’t told to cancel it', async () => {
  const ada = await payingMember(world)
  await refund(ada, { cents: 9700, endsPlan: true })
  expect((await ada.call(claimGuarantee)).body).toMatchObject({
    code: 'billing.guaranteeNothingLeft',
    message: 'Everything you paid has been refunded already.',
  })
})

test('the guarantee after a part was refunded tells what came back now and in all, in one email', async () => {
  const ada = await payingMember(world)
  await refund(ada, { cents: 2000 })
  await newEmails(ada)
  await ada.call(claimGuarantee)
  const [receipt, ...others] = await newEmails(ada)
  expect([receipt?.subject, others]).toEqual(['Refund receipt: $77.00', []])
  expect(receipt?.text).toContain('With the $20.00 that was refunded before, that’s $97.00, all you paid.')
  expect(await membershipOf(ada)).toMatchObject({
    sentence:
      'You used the guarantee on March 2, 2026: $77.00 was refunded ($97.00 including earlier refunds), and you’re on Starter.',
    refund: { cents: 9700 },
  })
})

test('an invoice says that it was refunded, in part or in full', async () => {
  const ada = await payingMember(world)
  await ada.call(changePlan, { body: priceOf('elite') })
  const states = async () =>
    (await ada.call(listInvoices)).body.map((one) => [one.cents, one.refundedCents, one.status])
  const first = [9700, 0, 'paid']
  expect((await states()).sort()).toEqual([[20_000, 0, 'paid'], first])
  await refund(ada, { cents: 5000 })
  const [, , ...none] = await states()
  expect(none).toEqual([])
  expect((await states()).reduce((sum, [, back]) => sum + Number(back), 0)).toBe(5000)
  const { payments } = await personOf(ada)
  const { cents, refundedCents } = payments[0]!
  await refund(ada, { cents: cents - refundedCents })
  expect((await states()).map(([, , status]) => status).sort()).toEqual(['paid', 'returned'])
})

test('a plan that was given is told with the closing of the paid one', async () => {
  const ada = await payingMember(world)
  await give(ada)
  await newEmails(ada)
  await refund(ada, { cents: 9700 })
  const closed = (await newEmails(ada)).find(({ subject }) => subject.includes('is closed'))
  expect(closed?.text).toContain('Elite, which you were given, stays open through March 31, 2026.')
  expect(closed?.text).toContain('If this is a mistake, write to')
})

test('a refund that the provider refuses is told in plain words, with its own beside', async () => {
  const ada = await payingMember(world)
  const { payments } = world.services
  const stripe = await providerOf(world)
  const said = 'Charge ch_1 has been charged back; cannot issue a refund.'
  const create = () => Promise.reject(Object.assign(new Error(said), { type: 'StripeInvalidRequestError' }))
  const refunds = { list: () => Promise.resolve({ data: [] }), create }
  world.services.payments = { ...payments, stripe: async () => Object.assign(Object.create(stripe), { refunds }) }
  const { body } = await refund(ada, { cents: 2000 })
  expect(body.says).toContain('$20.00 isn’t refunded yet. Their bank has taken this payment back')
  expect(body.providerSaid).toBe(said)
})
