import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { away, codesOf, daysAwayOf, trip } from '#tests/world/coaching/days-away.ts'
import { sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getMyCoach } from '../../my-coach/my-coach.contract.ts'
import { listAbsences, removeAbsence } from '../absences.contract.ts'
import { absenceLimits } from '../absences.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

test('a coach’s days away are read by their clients, and are over by themselves', async () => {
  const { coach, ada } = await sessionPair(world)
  const absenceId = crypto.randomUUID()
  await away(coach, trip, absenceId)
  // The same again, as where no answer came.
  await away(coach, trip, absenceId)
  const read = async () => (await ada.call(getMyCoach)).body.coach?.away
  expect(await read()).toEqual([{ ...trip, isRunning: false }])
  // Where the coach lives, it is March 11.
  world.setNow('2026-03-12T03:00:00Z')
  expect(await read()).toMatchObject([{ isRunning: false }])
  world.setNow('2026-03-12T05:00:00Z')
  expect(await read()).toMatchObject([{ isRunning: true }])
  await away(coach, { ...trip, until: '2026-03-15' }, absenceId)
  expect(await read()).toEqual([{ ...trip, until: '2026-03-15', isRunning: true }])
  world.setNow('2026-03-16T05:00:00Z')
  expect([await read(), await daysAwayOf(coach)]).toEqual([[], []])
})

test('of days that run, those before today stay when the coach is back early', async () => {
  const { coach } = await sessionPair(world)
  const [running, coming] = [crypto.randomUUID(), crypto.randomUUID()]
  await away(coach, { from: '2026-03-08', until: '2026-03-14' }, running)
  await away(coach, { from: '2026-03-20', until: '2026-03-21' }, coming)
  for (const absenceId of [running, coming, running])
    expect((await coach.call(removeAbsence, { params: { absenceId } })).status).toBe(200)
  expect(await daysAwayOf(coach)).toEqual([])
  const rows = await world.db.selectFrom('coachAbsences').selectAll().where('coachId', '=', coach.id).execute()
  expect(rows).toMatchObject([{ fromDay: '2026-03-08', untilDay: '2026-03-09' }])
  const gone = await codesOf(coach.call(removeAbsence, { params: { absenceId: coming } }))
  expect(gone).toEqual([[404, 'coaching.absenceNotFound']])
})

test('of two that overlap and arrive in the same moment, one is refused', async () => {
  const { coach } = await sessionPair(world)
  const replies = await codesOf(away(coach, trip), away(coach, { ...trip, until: '2026-03-16' }))
  expect(replies.sort()).toEqual([
    [200, undefined],
    [409, 'coaching.absenceTwice'],
  ])
})

onOneEngine('days that can’t be are refused at their field', async () => {
  const { coach } = await sessionPair(world)
  await away(coach, { from: '2026-03-20', until: '2026-03-22' })
  const replies = await Promise.all([
    away(coach, { from: '2026-03-15', until: '2026-03-14' }),
    away(coach, { from: '2026-03-01', until: '2026-03-09' }),
    away(coach, { from: '2026-02-07', until: '2026-03-14' }),
    away(coach, { from: '2026-03-15', until: '2027-03-12' }),
    away(coach, { from: '2026-03-22', until: '2026-03-25' }),
    away(coach, { from: '2026-02-30', until: '2026-03-14' }),
    away(coach, { from: '2026-03-11', until: '2026-03-12', note: 'x'.repeat(absenceLimits.note + 1) }),
  ])
  const told = replies.map(({ status, body }) => [
    status,
    (body as { code: string }).code,
    (body as { details?: string }).details,
  ])
  expect(told).toEqual([
    [400, 'coaching.absenceBackwards', 'until'],
    [400, 'coaching.absenceOver', 'until'],
    [400, 'coaching.absenceTooEarly', 'from'],
    [400, 'coaching.absenceTooFar', 'until'],
    [409, 'coaching.absenceTwice', undefined],
    [400, 'request.invalid', expect.stringContaining('from')],
    [400, 'request.invalid', expect.stringContaining('note')],
  ])
})

onOneEngine('there are so many at most, and each is its coach’s own', async () => {
  const [one, other] = [await sessionPair(world), await sessionPair(world)]
  const theirs = crypto.randomUUID()
  await away(other.coach, trip, theirs)
  expect(
    await codesOf(
      away(one.coach, trip, theirs),
      one.coach.call(removeAbsence, { params: { absenceId: theirs } }),
      away(one.ada, trip),
      one.ada.call(listAbsences),
    ),
  ).toEqual([
    [404, 'coaching.absenceNotFound'],
    [404, 'coaching.absenceNotFound'],
    [403, 'access.notCoach'],
    [403, 'access.notCoach'],
  ])
  for (let n = 0; n < absenceLimits.atOnce; n += 1) {
    const from = Temporal.PlainDate.from('2026-04-01')
      .add({ days: 2 * n })
      .toString()
    await away(one.coach, { from, until: from })
  }
  expect(await codesOf(away(one.coach, trip))).toEqual([[409, 'coaching.tooManyAbsences']])
  expect(await daysAwayOf(other.coach)).toHaveLength(1)
})
