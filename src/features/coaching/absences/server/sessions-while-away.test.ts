import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { away, codesOf, daysAwayOf, trip } from '#tests/world/coaching/days-away.ts'
import {
  agree,
  ask,
  byClient,
  byCoach,
  firstAt,
  mine,
  second,
  sessionPair,
} from '#tests/world/coaching/session-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

test('a client suggests and takes no time of these days, and is told which they are', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'offer', times: ['2026-03-13T10:00', '2026-03-16T10:00'], place: '', text: '' })
  await away(one.coach, trip)
  const suggested = await byClient(one, { answer: 'suggest', times: [second] })
  expect([suggested.status, suggested.body]).toMatchObject([
    409,
    {
      code: 'coaching.coachAway',
      message: 'Cora Okafor is away from Thursday, March 12 through Friday, March 13. Choose a time on another day.',
    },
  ])
  const taken = await codesOf(
    byClient(one, { answer: 'accept', time: '2026-03-13T14:00:00.000Z' }),
    ask(one, ['2026-03-12T16:00']),
    byClient(one, { answer: 'accept', time: '2026-03-16T14:00:00.000Z' }),
  )
  expect(taken.slice(0, 2)).toEqual([
    [409, 'coaching.coachAway'],
    [409, 'coaching.coachAway'],
  ])
  expect((await mine(one.ada)).state).toBe('agreed')
  // By the coach’s clocks it is still the day before.
  expect((await ask(one, ['2026-03-12T04:30'])).status).toBe(200)
})

test('a coach takes or offers times of their own days away once they say so, and the client can take those', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await away(one.coach, trip)
  const accept = { answer: 'accept', time: firstAt, place: '', text: '' }
  const offer = { answer: 'offer', times: ['2026-03-13T10:00'], place: '', text: '' }
  const refused = await byCoach(one, accept)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'coaching.youAreAway', message: expect.stringContaining('from Thursday, March 12 through Friday') },
  ])
  expect(await codesOf(byCoach(one, offer))).toEqual([[409, 'coaching.youAreAway']])
  expect((await byCoach(one, { ...offer, evenIfAway: true })).body).toMatchObject({ state: 'offered' })
  expect((await byClient(one, { answer: 'accept', time: '2026-03-13T14:00:00.000Z' })).body.state).toBe('agreed')

  const other = await sessionPair(world)
  await ask(other)
  await away(other.coach, trip)
  expect((await byCoach(other, { ...accept, evenIfAway: true })).body.state).toBe('agreed')
  // Of the new times, none was on a day away.
  await byCoach(other, { answer: 'offer', times: ['2026-03-17T10:00'], place: '', text: '', evenIfAway: true })
  await away(other.coach, { from: '2026-03-17', until: '2026-03-17' })
  const time = '2026-03-17T14:00:00.000Z'
  expect(await codesOf(byClient(other, { answer: 'accept', time }))).toEqual([[409, 'coaching.coachAway']])
})

test('what a coach said of one time holds for that one alone, also of days that they enter later', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await away(one.coach, trip)
  const times = ['2026-03-13T10:00', '2026-03-17T10:00']
  await byCoach(one, { answer: 'offer', times, place: '', text: '', evenIfAway: true })
  await away(one.coach, { from: '2026-03-17', until: '2026-03-17' })
  const taken = byClient(one, { answer: 'accept', time: '2026-03-17T14:00:00.000Z' })
  expect(await codesOf(taken)).toEqual([[409, 'coaching.coachAway']])
  expect((await byClient(one, { answer: 'accept', time: '2026-03-13T14:00:00.000Z' })).body.state).toBe('agreed')
})

test('sessions that are set for these days already are shown beside them', async () => {
  const one = await sessionPair(world)
  await agree(one)
  await away(one.coach, trip)
  const sessions = [{ clientId: one.ada.id, name: 'Ada Okafor', time: firstAt }]
  expect(await daysAwayOf(one.coach)).toMatchObject([{ ...trip, isRunning: false, sessions }])
  await byClient(one, { answer: 'withdraw', text: '' })
  expect(await daysAwayOf(one.coach)).toMatchObject([{ sessions: [] }])
})

test('a time that is taken in the moment in which its day is left is refused, or shown to the coach', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'offer', times: ['2026-03-13T10:00'], place: '', text: '' })
  const [taken] = await codesOf(
    byClient(one, { answer: 'accept', time: '2026-03-13T14:00:00.000Z' }),
    away(one.coach, trip),
  )
  const [listedOne] = await daysAwayOf(one.coach)
  expect([taken, listedOne?.sessions.length]).toEqual(
    taken?.[0] === 200 ? [[200, undefined], 1] : [[409, 'coaching.coachAway'], 0],
  )
})
