import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimGuarantee } from '#features/billing/guarantee/guarantee.contract.ts'
import { reconcile } from '#features/billing/sync/server/reconcile.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { newId } from '#platform/server/new-id.ts'
import { disputeCharge, lastChargeOf, payingMember, settleDispute } from '#tests/world/payer.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { actOnPerson, getPerson } from '../../people/people.contract.ts'
import { deletePerson, getDeletion } from '../deletion.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const entails = async (memberId: string) =>
  (await owner.call(getDeletion, { params: { memberId } })).body.entails.join('\n')
const remove = (memberId: string, email: string, reason = 'Asked by phone') =>
  owner.call(deletePerson, { params: { memberId }, body: { email, reason } })

test('what it entails is said first: the plan that ends, clients who lose their coach, and what is kept', async () => {
  const [coach, ada, ben] = [
    await world.member({ role: 'coach', firstName: 'Cora', tier: 'elite' }),
    await world.member({ firstName: 'Ada' }),
    await world.member(),
  ]
  for (const client of [ada, ben]) await coach.call(assignClient, { body: { clientId: client.id } })
  expect(await entails(coach.id)).toMatch(/Elite membership ends[\s\S]*2 clients lose their coach/)
  await ben.call(leaveCoach)
  expect(await entails(coach.id)).toContain(
    '1 client loses their coach and every message with them, and is told by email',
  )
  const ofAda = await entails(ada.id)
  expect(ofAda).toContain('Cora Okafor no longer coaches them')
  expect(ofAda).not.toMatch(/membership ends|lose their coach|tax law|guarantee|invited|operator/)
  expect((await owner.call(getDeletion, { params: { memberId: 'unknown' } })).status).toBe(404)
})

test('a guarantee that ends with the account is said with its last day, and one that was used with what is kept', async () => {
  const ada = await payingMember(world)
  expect(await entails(ada.id)).toMatch(
    /Quantum membership ends[\s\S]*could still use the 30-day guarantee, through March 31, 2026[\s\S]*tax law/,
  )
  const { payments } = world.services
  world.services.payments = {
    ...payments,
    stripe: () => Promise.reject(Object.assign(new Error('no'), { type: 'StripeConnectionError' })),
  }
  await ada.call(claimGuarantee)
  expect(await entails(ada.id)).toContain('The refund that is still on its way is made anyway.')
  world.services.payments = payments
  await reconcile(world.services)
  const after = await entails(ada.id)
  expect(after).toContain('A code made from their address and card is kept for ten years')
  expect(after).not.toMatch(/could still use|membership ends/)
})

test('a dispute that isn’t decided is said: what answers it goes with the account', async () => {
  const ada = await payingMember(world)
  const id = await disputeCharge(world, await lastChargeOf(world, ada))
  await world.runJobs()
  expect(await entails(ada.id)).toMatch(/They dispute \$97\.00 with their bank.*answer at Stripe first/)
  await settleDispute(world, id, 'lost')
  await world.runJobs()
  expect(await entails(ada.id)).not.toContain('They dispute')
})

test('invitations and the desk are said: who stays, who keeps the count, and who is left to open it', async () => {
  const [ada, ben, eve] = [await world.member(), await world.member(), await world.member()]
  for (const referredId of [ben.id, eve.id])
    await world.db
      .insertInto('referrals')
      .values({ id: newId(), referrerId: ada.id, referredId, referredAt: '2026-03-01T00:00:00.000Z' })
      .execute()
  expect(await entails(ada.id)).toContain('2 people they invited can stay, without an inviter.')
  expect(await entails(eve.id)).toContain('Who invited them keeps the count, without their name.')
  await setOperator(world.services, ben.email, true)
  expect(await entails(ben.id)).toContain('They’re an operator. After this, only you can open this desk.')
  await setOperator(world.services, ben.email, false)
})

test('of two operators who delete each other in the same moment, one is left', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  for (const { email } of [ada, ben]) await setOperator(world.services, email, true)
  const sent = await Promise.all([
    ada.call(deletePerson, { params: { memberId: ben.id }, body: { email: ben.email, reason: 'Left' } }),
    ben.call(deletePerson, { params: { memberId: ada.id }, body: { email: ada.email, reason: 'Left' } }),
  ])
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 401])
  const left = await world.db.selectFrom('users').select('id').where('id', 'in', [ada.id, ben.id]).execute()
  expect(left).toHaveLength(1)
  for (const { email } of [ada, ben]) await setOperator(world.services, email, false)
})

test('an account goes with the address typed, once, by whoever sits there, and the record names no one', async () => {
  const ada = await world.member()
  expect((await remove(ada.id, 'someone@else.example')).body.code).toBe('operator.otherAddress')
  expect((await remove(ada.id, ada.email, ' ')).status).toBe(400)
  expect((await owner.call(getPerson, { params: { memberId: ada.id } })).status).toBe(200)

  const both = await Promise.all([remove(ada.id, ada.email.toUpperCase()), remove(ada.id, ada.email)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await owner.call(getPerson, { params: { memberId: ada.id } })).status).toBe(404)
  expect((await ada.call(getPerson, { params: { memberId: ada.id } })).status).toBe(401)
  await world.runJobs()
  expect((await emailsTo(world, ada.email)).at(-1)?.subject).toMatch(/deleted/i)
  const { body } = await owner.call(listAudit, { query: { limit: 1 } })
  expect(body[0]).toMatchObject({ action: 'account deleted', by: 'Olga Owner', reason: 'Asked by phone' })
  expect(JSON.stringify(body)).not.toContain(ada.email)
})

test('addresses and names that operators typed as a reason go with the account, whoever the reason was about', async () => {
  const [ada, ben] = [await world.member({ firstName: 'Adelheid', lastName: 'Zorn' }), await world.member()]
  const act = (memberId: string, reason: string) =>
    owner.call(actOnPerson, { params: { memberId }, body: { action: 'grant-coach', reason } })
  await act(ada.id, 'Adelheid wrote from before@old.example')
  await act(ben.id, `Came with ${ada.email}, says ben@old.example`)
  await remove(ada.id, ada.email, 'Zorn asked from later@old.example')
  const reasonsOf = async (memberId: string) =>
    (await owner.call(listAudit, { query: { memberId } })).body.map(({ reason }: { reason: string }) => reason)
  expect(await reasonsOf(ada.id)).toEqual(['[removed] asked from [removed]', '', '[removed] wrote from [removed]'])
  expect(await reasonsOf(ben.id)).toEqual(['Came with [removed], says ben@old.example'])
  const [, erased] = (await owner.call(listAudit, { query: { memberId: ada.id } })).body
  expect(erased).toMatchObject({ action: 'member erased', by: 'The server' })
})

test('no operator deletes their own account at the desk, so one is always left', async () => {
  expect((await remove(owner.id, owner.email)).body.code).toBe('operator.notToYourself')
})
