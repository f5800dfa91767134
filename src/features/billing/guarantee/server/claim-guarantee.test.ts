import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { getSubModule } from '#features/journey/lessons/lessons.contract.ts'
import { getProgress } from '#features/journey/progress/progress.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { customerOf, payingMember, priceOf, providerOf, refundsOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as checkoutContract from '../../checkout/checkout.contract.ts'
import { listInvoices } from '../../invoices/invoices.contract.ts'
import * as subscriptionContract from '../../subscription/subscription.contract.ts'
import { reconcile } from '../../sync/server/reconcile.ts'
import * as guaranteeContract from '../guarantee.contract.ts'
import { cardMarkOf } from './guarantee-marks.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const refunds = () => refundsOf(world)

test('one click returns every charge, ends the renewal, keeps the progress and is receipted, once', async () => {
  const ada = await payingMember(world)
  const lesson = world.services.program.modules.at(-1)!.core[0]!
  await ada.call(completeSubModule, {
    params: { subModuleId: lesson.id },
    body: { moduleId: lesson.moduleId, subModuleId: lesson.id },
  })
  const progress = (await ada.call(getProgress)).body.overallProgress
  await ada.call(subscriptionContract.changePlan, { body: priceOf('elite') })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.call(guaranteeContract.claimGuarantee)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await world.runJobs()
  const { body } = await ada.call(subscriptionContract.getMembership)
  expect(body).toMatchObject({
    tier: 'starter',
    status: 'refunded',
    canCancel: false,
    guaranteeUntil: null,
    refund: { cents: 29700 },
  })
  expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(29700)
  const { data } = await (await providerOf(world)).subscriptions.list({
    customer: await customerOf(world, ada),
    status: 'all',
  })
  expect(data.map(({ status }) => status)).toEqual(['canceled'])
  expect((await ada.call(getProgress)).body.overallProgress).toBe(progress)
  const receipts = world.emails.filter(({ subject }) => subject === 'Refund receipt: $297.00')
  expect(receipts.map(({ text }) => text.includes('closed again, including those you completed'))).toEqual([true])
  await ada.call(guaranteeContract.claimGuarantee)
  expect(await refunds()).toHaveLength(2)
  expect((await ada.call(listInvoices)).body.map(({ status }) => status)).toEqual(['returned', 'returned'])
})

onOneEngine('it holds through the end of local day 30 and refuses on day 31, saying why', async () => {
  const ada = await payingMember(world)
  await world.db.updateTable('users').set({ timeZone: 'Pacific/Auckland' }).where('id', '=', ada.id).execute()
  // Paid on 3 March in Auckland, so day 30 is 1 April there.
  world.setNow('2026-04-01T11:00:01Z')
  const late = await ada.call(guaranteeContract.claimGuarantee)
  expect([late.status, late.body.message]).toEqual([409, 'Your 30-day guarantee ended on April 1, 2026.'])
  world.setNow('2026-04-01T10:59:59Z')
  expect((await ada.call(guaranteeContract.claimGuarantee)).body.tier).toBe('starter')
})

onOneEngine('a refund that the provider cannot make stays pending and is made later; the tier has fallen', async () => {
  const ada = await payingMember(world)
  const { payments } = world.services
  world.services.payments = {
    ...payments,
    stripe: () => Promise.reject(Object.assign(new Error('no'), { type: 'StripeConnectionError' })),
  }
  const { body } = await ada.call(guaranteeContract.claimGuarantee)
  expect(body).toMatchObject({ tier: 'starter', status: 'refunded', refund: { carriedOutAt: null } })
  expect(body.sentence).toContain('pending')
  world.services.payments = payments
  await reconcile(world.services)
  expect((await ada.call(subscriptionContract.getMembership)).body.refund).toMatchObject({ cents: 9700 })
  expect(await refunds()).toHaveLength(1)
})

onOneEngine('it is for the first paid membership, once per person', async () => {
  const ada = await world.member()
  expect((await ada.call(guaranteeContract.claimGuarantee)).body.code).toBe('billing.guaranteeNotPaid')
  const bob = await payingMember(world)
  await bob.call(guaranteeContract.claimGuarantee)
  const { body } = await bob.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  await bob.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect((await bob.call(subscriptionContract.getMembership)).body).toMatchObject({
    tier: 'quantum',
    status: 'active',
    guaranteeUntil: null,
  })
  await bob.call(guaranteeContract.claimGuarantee)
  expect((await bob.call(subscriptionContract.getMembership)).body.tier).toBe('quantum')
})

onOneEngine('a second membership after the first has ended is not covered', async () => {
  const ada = await payingMember(world)
  const stripe = await providerOf(world)
  const [first] = (await stripe.subscriptions.list({ customer: await customerOf(world, ada) })).data
  await stripe.subscriptions.cancel(first!.id)
  await world.runJobs()
  world.setNow('2026-03-05T12:00:00Z')
  const { body } = await ada.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  expect((await ada.call(guaranteeContract.claimGuarantee)).body.code).toBe('billing.guaranteeNotFirst')
})

const paidLesson = () => world.services.program.modules.at(-1)!.core[0]!
const complete = (member: TestMember, { id, moduleId } = paidLesson()) =>
  member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
const read = async (member: TestMember) =>
  (await member.call(getSubModule, { params: { subModuleId: paidLesson().id } })).status

onOneEngine('what was paid for closes with the money, completed or not; what counts as done stays done', async () => {
  const ada = await payingMember(world)
  await complete(ada)
  expect(await read(ada)).toBe(200)
  world.setNow('2026-03-03T12:00:00Z')
  await ada.call(guaranteeContract.claimGuarantee)
  expect(await read(ada)).toBe(403)
  expect(Number((await ada.call(getProgress)).body.overallProgress)).toBeGreaterThan(0)
  const found = world.services.assistant.search.find([{ role: 'user', content: paidLesson().title }], {
    tier: 'starter',
    keeps: () => false,
  })
  expect(found.passages.map(({ id }) => id)).not.toContain(paidLesson().id)
})

onOneEngine('after an ordinary end what was completed stays readable, also after money came back', async () => {
  const [ada, bea] = [await payingMember(world), await payingMember(world)]
  await bea.call(guaranteeContract.claimGuarantee)
  world.setNow('2026-03-03T12:00:00Z')
  const { body } = await bea.call(checkoutContract.createSubscription, { body: priceOf('quantum') })
  await bea.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  const stripe = await providerOf(world)
  for (const member of [ada, bea]) {
    await complete(member)
    const { data } = await stripe.subscriptions.list({ customer: await customerOf(world, member) })
    for (const { id } of data) await stripe.subscriptions.cancel(id)
  }
  await world.runJobs()
  expect((await bea.call(subscriptionContract.getMembership)).body.tier).toBe('starter')
  expect([await read(ada), await read(bea)]).toEqual([200, 200])
})

/** The same person under another account. */
async function again(email: string): Promise<TestMember> {
  const member = await payingMember(world)
  await world.db.updateTable('users').set({ email }).where('id', '=', member.id).execute()
  return member
}

onOneEngine('who used it is known by the address, also after the account is gone, and not offered it', async () => {
  const ada = await again('Ada.Okafor+shop@gmail.com')
  await ada.call(guaranteeContract.claimGuarantee)
  await world.runJobs()
  await world.db.deleteFrom('users').where('id', '=', ada.id).execute()
  const same = await again('adaokafor@gmail.com')
  expect((await same.call(subscriptionContract.getMembership)).body.guaranteeUntil).toBe(null)
  const { status, body } = await same.call(guaranteeContract.claimGuarantee)
  expect([status, body.code]).toEqual([409, 'billing.guaranteeUsedBefore'])
  const other = await again('ada.okafor@else.example')
  expect((await other.call(guaranteeContract.claimGuarantee)).status).toBe(200)
  const marks = await world.db.selectFrom('guaranteeMarks').selectAll().execute()
  expect(JSON.stringify(marks)).not.toMatch(/ada|gmail/i)
})

onOneEngine('both domains of Gmail are one mailbox, for marks of before that too', async () => {
  const ada = await again('Ada.B@googlemail.com')
  await ada.call(guaranteeContract.claimGuarantee)
  const used = async (email: string) => (await (await again(email)).call(guaranteeContract.claimGuarantee)).body.code
  expect(await used('adab+2@gmail.com')).toBe('billing.guaranteeUsedBefore')
  const { accounts, now } = world.services
  const mark = createHmac('sha256', accounts.secrets[0])
    .update('guarantee:address:bob@googlemail.com')
    .digest('base64url')
  const [usedAt, keepUntil] = [now().toString(), now().add({ hours: 24 }).toString()]
  await world.db.insertInto('guaranteeMarks').values({ mark, usedAt, keepUntil }).execute()
  expect([await used('b.ob@gmail.com'), await used('bob@else.example')]).toEqual([
    'billing.guaranteeUsedBefore',
    undefined,
  ])
})

test('whoever used it is known by the card, where the provider tells cards apart; of two at once one has it', async () => {
  const card = { cardMark: await cardMarkOf(world.services, 'fp_1') }
  const people = [await payingMember(world), await payingMember(world), await payingMember(world)]
  await world.db.updateTable('payers').set(card).execute()
  const answers = await Promise.all(people.map((one) => one.call(guaranteeContract.claimGuarantee)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
