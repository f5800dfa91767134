import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMembership } from '#features/billing/subscription/subscription.contract.ts'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { openTier } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { buyAgain, chargesOf, payingMember, tierOf } from '#tests/world/payer.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { actOnPerson, getPerson, listPeople } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const act = (to: TestMember, body: object, by = owner) =>
  by.call(actOnPerson, { params: { memberId: to.id }, body: body as never })
const give = (to: TestMember, more: object = {}, by = owner) =>
  act(to, { action: 'give-plan', tier: 'elite', lastDay: '2026-03-31', reason: 'Won it', seen: null, ...more }, by)
const personOf = async (member: TestMember) => (await owner.call(getPerson, { params: { memberId: member.id } })).body

test('a given plan opens at once, is told by email and in Settings, and ends by the clock alone', async () => {
  const ada = await world.member({ timeZone: 'America/New_York' })
  expect((await give(ada)).body).toMatchObject({
    says: 'They have Elite through March 31, 2026. They get an email about it.',
  })
  expect(await tierOf(ada)).toBe('elite')
  expect((await ada.call(getMembership)).body).toMatchObject({
    tier: 'starter',
    gift: { tier: 'elite', lastDay: '2026-03-31', until: '2026-04-01T04:00:00.000Z' },
    canCancel: false,
  })
  expect((await ada.call(getDashboard)).body.opened).toEqual({ tier: 'elite', givenThrough: '2026-03-31' })
  await world.runJobs()
  expect((await emailsTo(world, ada.email)).slice(-2).map(({ subject }) => subject)).toEqual([
    'Elite is yours through March 31, 2026',
    'Your first Elite session: suggest a time',
  ])
  expect((await personOf(ada)).statuses).toContain('given')
  world.setNow('2026-04-01T03:59:59Z')
  expect(await tierOf(ada)).toBe('elite')
  world.setNow('2026-04-01T04:00:00Z')
  expect(await tierOf(ada)).toBe('starter')
  expect((await ada.call(getMembership)).body.gift).toBeNull()
  expect((await personOf(ada)).membership.gift).toBeNull()
  world.setNow('2026-03-02T12:00:00Z')
})

test('what is paid for goes on beside it, and the higher of the two counts', async () => {
  const payer = await payingMember(world, 'quantum')
  const opened = async () => (await payer.call(getDashboard)).body.opened
  expect(await opened()).toEqual({ tier: 'quantum', givenThrough: null })
  await give(payer)
  const [email] = (await emailsTo(world, payer.email)).slice(-2)
  expect(email?.text.replaceAll('\n', ' ')).toContain('Your own Quantum plan stays as it is.')
  // Whether it runs on, has been canceled or is closed, only the membership says.
  expect(email?.text).not.toMatch(/payment|back on Starter/)
  expect(await tierOf(payer)).toBe('elite')
  expect(await opened()).toEqual({ tier: 'elite', givenThrough: '2026-03-31' })
  expect((await payer.call(getMembership)).body).toMatchObject({ tier: 'quantum', status: 'active', canCancel: true })
  const { until } = (await payer.call(getMembership)).body.gift ?? {}
  expect((await act(payer, { action: 'end-gift', reason: 'Asked for it', seen: until })).status).toBe(200)
  expect(await tierOf(payer)).toBe('quantum')
  expect(await chargesOf(world, payer)).toEqual([9700])
  const elite = await payingMember(world, 'elite')
  await give(elite, { tier: 'quantum' })
  expect(await tierOf(elite)).toBe('elite')
})

test('who pays for what is given to them reads of a payment, whichever came first', async () => {
  const opened = async (member: TestMember) => (await member.call(getDashboard)).body.opened
  const [first, payer] = [await world.member(), await payingMember(world, 'quantum')]
  await give(first, { tier: 'quantum' })
  expect(await opened(first)).toEqual({ tier: 'quantum', givenThrough: '2026-03-31' })
  world.setNow('2026-03-11T12:00:00Z')
  expect(await opened(first)).toBeNull()
  await buyAgain(first, 'quantum')
  expect(await opened(first)).toEqual({ tier: 'quantum', givenThrough: null })
  world.setNow('2026-03-02T12:00:00Z')
  await give(payer, { tier: 'quantum' })
  expect(await opened(payer)).toEqual({ tier: 'quantum', givenThrough: null })
})

test('of two operators at once one gives, the other is told; one email, one entry', async () => {
  const other = await world.member()
  await setOperator(world.services, other.email, true)
  const ada = await world.member()
  const answers = await Promise.all([give(ada), give(ada, { tier: 'quantum' }, other), give(ada, {}, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await world.runJobs()
  expect((await emailsTo(world, ada.email)).filter(({ subject }) => subject.includes('is yours'))).toHaveLength(1)
  const { audit, membership } = await personOf(ada)
  expect(audit.filter(({ action }) => action.startsWith('give-plan'))).toHaveLength(1)
  const seen = membership.gift?.until ?? null
  expect((await give(ada, { lastDay: '2026-05-31', seen })).status).toBe(200)
  expect((await act(ada, { action: 'end-gift', reason: 'Old page', seen })).body).toMatchObject({
    code: 'membership.giftChanged',
  })
})

test('a gift takes a reason and a day ahead, and only what runs is ended', async () => {
  const ada = await world.member()
  expect((await give(ada, { reason: ' ' })).status).toBe(400)
  for (const lastDay of ['2026-03-02', '2026-02-01', '2029-03-10'])
    expect((await give(ada, { lastDay })).body).toMatchObject({ code: 'membership.badLastDay' })
  expect((await act(ada, { action: 'end-gift', reason: 'x', seen: null })).body).toMatchObject({
    code: 'membership.noGift',
  })
  expect((await personOf(ada)).audit).toEqual([])
  await give(ada, { tier: 'quantum', reason: 'Helped at the summit' })
  expect((await personOf(ada)).audit[0]).toMatchObject({
    action: 'give-plan quantum through 2026-03-31',
    reason: 'Helped at the summit',
    by: 'Olga Owner',
  })
  const given = (await owner.call(listPeople, { query: { tier: 'quantum', status: 'given' } })).body.people
  expect(given.map(({ id }: { id: string }) => id)).toContain(ada.id)
})

test('queries and the access rule agree on what is held, whatever is paid and given', async () => {
  const now = '2026-03-02T12:00:00.000Z'
  const tiers = ['starter', 'quantum', 'elite'] as const
  const ends = [null, '2026-03-02T11:59:59.999Z', now, '2026-03-02T12:00:00.001Z']
  for (const tier of tiers)
    for (const givenTier of [null, ...tiers])
      for (const givenUntil of ends) {
        const { id } = await world.member()
        await world.db
          .insertInto('memberships')
          .values({ memberId: id, tier, updatedAt: now, givenTier, givenUntil })
          .execute()
        const { held } = await world.db
          .selectFrom('memberships')
          .select(heldTier(now).as('held'))
          .where('memberId', '=', id)
          .executeTakeFirstOrThrow()
        expect([tier, givenTier, givenUntil, held]).toEqual([
          tier,
          givenTier,
          givenUntil,
          openTier({ tier, closedUntil: null, givenTier, givenUntil }, now),
        ])
      }
})

test('what day is today, the operator’s zone decides; the gift lasts to the end of its last day where the member lives', async () => {
  world.setNow('2026-03-03T04:00:00Z')
  const olga = await world.member({ timeZone: 'America/Los_Angeles' })
  await setOperator(world.services, olga.email, true)
  const mei = await world.member({ timeZone: 'Asia/Tokyo' })
  const person = (await olga.call(getPerson, { params: { memberId: mei.id } })).body
  expect(person.today).toBe('2026-03-02')
  expect((await give(mei, { lastDay: '2026-03-02' }, olga)).body).toMatchObject({ code: 'membership.badLastDay' })
  expect((await give(mei, { lastDay: '2026-03-03' }, olga)).status).toBe(200)
  expect((await mei.call(getMembership)).body.gift).toMatchObject({ until: '2026-03-03T15:00:00.000Z' })
  // Her tomorrow is over already where the member lives.
  world.setNow('2026-03-03T10:30:00Z')
  const pago = await world.member({ timeZone: 'Pacific/Pago_Pago' })
  await setOperator(world.services, pago.email, true)
  const kiri = await world.member({ timeZone: 'Pacific/Kiritimati' })
  expect((await give(kiri, { lastDay: '2026-03-03' }, pago)).body).toMatchObject({ code: 'membership.badLastDay' })
  world.setNow('2026-03-02T12:00:00Z')
})
