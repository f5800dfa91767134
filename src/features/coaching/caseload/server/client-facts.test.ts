import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPace, saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { keepRunning } from '#features/journey/running/running.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { getClientTalk } from '../../talks/talks.contract.ts'
import { nextTalk } from '../../talks/talks.rules.ts'
import { getClient, listClients } from '../caseload.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
})
afterAll(() => world.close())

async function pair(more: Parameters<World['member']>[0] = {}) {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member(more)
  await coach.call(assignClient, { body: { clientId: ada.id } })
  return { coach, ada, page: async () => (await coach.call(getClient, { params: { clientId: ada.id } })).body }
}

test('a coach sees plan, time zone, last visit and next lesson', async () => {
  const { page } = await pair({ tier: 'quantum', timeZone: 'Europe/Berlin' })
  expect(await page()).toMatchObject({
    tier: 'quantum',
    payment: null,
    timeZone: 'Europe/Berlin',
    next: { id: world.services.program.modules[0]?.core[0]?.id },
    running: [],
  })
  expect((await page()).lastVisitAt).not.toBeNull()
})

test('an exercise that runs is named with its count, and makes nobody late: the pace is the member’s own', async () => {
  const { coach, ada, page } = await pair({ enrolledOn: '2026-03-10' })
  const lessons = world.services.program.modules.flatMap(({ core }) => core)
  const lesson = lessons.find(({ running, minutes }) => running !== null || minutes.field >= 60)
  const before = (await page()).pace
  await run(ada, lesson?.id ?? '')
  const own = (await ada.call(getPace)).body
  const shown = await page()
  expect(shown.running).toEqual([
    { id: lesson?.id, title: lesson?.title, unit: 'interviews', target: 10, done: 3, backOn: '2026-03-25' },
  ])
  expect(shown.next?.id).toBe(own.next?.id)
  const { body } = await coach.call(listClients, { query: {} })
  expect(body[0]?.pace).toBe(shown.pace)
  expect(shown.pace).toBeGreaterThanOrEqual(before)
})

test('a client who runs a business already is behind nothing of Foundation, for the coach as for themselves', async () => {
  const { coach, ada, page } = await pair({ enrolledOn: '2026-03-01' })
  const listed = async () => (await coach.call(listClients, { query: {} })).body[0]?.pace
  expect([(await page()).pace, await listed()]).toEqual([-19, -19])
  await ada.call(saveWorkHours, { body: { stage: 'business' } })
  expect([(await page()).pace, await listed()]).toEqual([0, 0])
})

test('who keeps to the hours they agreed to is on time for their coach too', async () => {
  const { coach, ada, page } = await pair({ enrolledOn: '2026-03-10' })
  expect((await page()).pace).toBeLessThan(-5)
  await ada.call(saveWorkHours, { body: { hoursPerWeek: 2.5 } })
  expect((await page()).pace).toBe(0)
  const { body } = await coach.call(getClientTalk, { params: { clientId: ada.id, talkId: nextTalk } })
  expect(body.brief?.place).toMatchObject({ programDay: 11, daysBehind: 0, agreedHours: 2.5 })
  expect((await coach.call(listClients, { query: {} })).body[0]?.pace).toBe(0)
})

const run = (member: TestMember, subModuleId: string) =>
  member.call(keepRunning, {
    params: { subModuleId },
    body: { unit: 'interviews', of: 10, done: 3, backOn: '2026-03-25' },
  })

test.each([
  [[], null],
  [['active'], null],
  [['past_due'], 'past-due'],
  [['unpaid', 'canceled'], 'past-due'],
  [['canceled'], 'ended'],
  [['canceled', 'active'], null],
  [['incomplete_expired'], null],
])('of payments in the states %j the coach learns %s, and no more', async (states, payment) => {
  const { ada, page } = await pair()
  for (const [n, status] of states.entries()) await subscribe(ada, status, n)
  const shown = await page()
  expect(shown.payment).toBe(payment)
  // An id may have these digits by chance.
  expect(JSON.stringify(shown)).not.toMatch(/stripe|priceCents|(?<![\da-f-])9700(?![\da-f-])|invoice|sub_/i)
})

async function subscribe({ id }: TestMember, status: string, n: number) {
  const at = '2026-03-01T00:00:00.000Z'
  await world.db
    .insertInto('subscriptions')
    .values({
      id: `sub_${id}_${n}`,
      memberId: id,
      status,
      tier: 'quantum',
      priceId: 'p',
      priceCents: 9700,
      nextTier: null,
      pendingTier: null,
      nextCents: null,
      recurringCents: null,
      addsTax: 0,
      startedAt: at,
      periodEndsAt: at,
      endsAt: null,
      pausedUntil: null,
      refundedAt: null,
      disputedAt: null,
      readAt: at,
    })
    .execute()
}

test.each([
  ['2026-08-28T12:00:00Z', 180, false],
  ['2026-08-29T12:00:00Z', 180, true],
  ['2026-12-01T12:00:00Z', 180, true],
])('at %s, on day %i, nobody counts days behind a program that is over: %s', async (now, programDay, isOver) => {
  world.setNow(now)
  const { coach, ada, page } = await pair({ enrolledOn: '2026-03-02', tier: 'elite' })
  const { body } = await ada.call(getPace)
  expect([body.daysOver > 0, (await page()).programDay]).toEqual([isOver, programDay])
  const shown = await page()
  expect([shown.isOver, shown.pace === 0]).toEqual([isOver, isOver])
  const params = { clientId: ada.id, talkId: nextTalk }
  const brief = (await coach.call(getClientTalk, { params })).body.brief
  expect([brief?.place.isOver, brief?.place.daysBehind === 0]).toEqual([isOver, isOver])
  const reasons = (await coach.call(listNeedingMe)).body.flatMap(({ reasons }) => reasons)
  expect(reasons.some((reason) => reason.startsWith('Behind by'))).toBe(!isOver)
})
