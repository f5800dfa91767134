import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseMember } from '#features/account/server/public.ts'
import { agree, ask, byClient, byCoach, first, firstAt, mine, sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getNextSession, listSessions } from '../../appointments/appointments.contract.ts'
import { assignClient, endCoaching } from '../../assignments/assignments.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { writeToClient } from '../../messages/messages.contract.ts'
import { holdTalk } from '../../talks/talks.contract.ts'
import { nextTalk } from '../../talks/talks.rules.ts'
import * as contract from '../requests.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

type Pair = Awaited<ReturnType<typeof sessionPair>>
const handOver = async ({ coach, params }: Pair) => {
  const dev = await world.member({ role: 'coach', firstName: 'Dev' })
  expect((await coach.call(handOverClient, { params, body: { coachId: dev.id } })).status).toBe(200)
  return dev
}

test('of two times that have passed, a session that is held closes the later one', async () => {
  const one = await sessionPair(world)
  const missed = await agree(one)
  world.setNow('2026-03-16T12:00:00Z')
  await ask(one, ['2026-03-17T16:00'])
  await byCoach(one, { answer: 'accept', time: '2026-03-17T15:00:00.000Z', place: '', text: '' })
  world.setNow('2026-03-17T17:00:00Z')
  await one.coach.call(holdTalk, { params: { ...one.params, talkId: nextTalk }, body: { isHeld: true } })
  const { body } = await one.ada.call(contract.listRequests)
  expect(body.map(({ id, state }) => [id === missed.id, state])).toEqual([
    [false, 'held'],
    [true, 'agreed'],
  ])
})

test('a session that the coach dates by their own calendar is the one that was set, of the client’s month', async () => {
  const one = await sessionPair(world)
  const zoneOf = (timeZone: string, { id }: { id: string }) =>
    world.db.updateTable('users').set({ timeZone }).where('id', '=', id).execute()
  const { id } = await agree(one)
  await zoneOf('America/Los_Angeles', one.coach)
  await zoneOf('Pacific/Auckland', one.ada)
  // In Los Angeles it is March 31, in Auckland April 1.
  await world.db
    .updateTable('coachingRequests')
    .set({ time: '2026-03-31T22:00:00.000Z' })
    .where('id', '=', id)
    .execute()
  world.setNow('2026-04-02T01:00:00Z')
  const params = { ...one.params, talkId: nextTalk }
  const held = await one.coach.call(holdTalk, { params, body: { isHeld: true, heldOn: '2026-03-31' } })
  expect(held.body).toMatchObject({ heldOn: '2026-04-01', isTaken: true })
  expect(await mine(one.ada)).toMatchObject({ id, state: 'held' })
  const [{ takenMonth } = {}] = await world.db
    .selectFrom('coachTalks')
    .select('takenMonth')
    .where('clientId', '=', one.ada.id)
    .where('heldAt', 'is not', null)
    .execute()
  expect(takenMonth).toBe('2026-04')
})

test('a session whose time passed and that was never held is asked for again when the coach goes', async () => {
  const one = await sessionPair(world)
  const { id } = await agree(one)
  world.setNow('2026-03-14T12:00:00Z')
  const dev = await handOver(one)
  expect(await mine(one.ada)).toMatchObject({ state: 'open', time: null, place: '', reply: '' })
  expect((await dev.call(listSessions)).body).toEqual([])
  expect((await dev.send('GET', `/api/coaching/sessions/${id}/calendar`)).statusCode).toBe(404)
  const pair = { ...one, coach: dev }
  expect((await byCoach(pair, { answer: 'decline', text: 'You met already.' })).body.state).toBe('declined')
})

test('sessions of a coach are those that were agreed on with them', async () => {
  const one = await sessionPair(world)
  const { id, version } = await agree(one)
  const dev = await handOver(one)
  // As a version before left it: the time had passed when the coach went.
  const before = { state: 'agreed', time: firstAt, version } as const
  await world.db.updateTable('coachingRequests').set(before).where('id', '=', id).execute()
  await world.db
    .updateTable('coachMessages')
    .set({ assignmentId: (eb) => eb.selectFrom('coachClients').select('id').where('coachId', '=', one.coach.id) })
    .where('assignmentId', 'in', (eb) => eb.selectFrom('coachClients').select('id').where('coachId', '=', dev.id))
    .execute()
  expect((await dev.call(listSessions)).body).toEqual([])
  expect((await dev.send('GET', `/api/coaching/sessions/${id}/calendar`)).statusCode).toBe(404)
})

test('an answer has the name of the coach who gave it, also once another one came', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'decline', text: 'I am away until April.' })
  const dev = await handOver(one)
  expect(await mine(one.ada)).toMatchObject({ state: 'declined', coachName: 'Cora Okafor' })
  await ask(one)
  expect(await mine(one.ada)).toMatchObject({ state: 'open', coachName: 'Dev Okafor' })
  await eraseMember(world.services, one.coach.id)
  const { body } = await one.ada.call(contract.listRequests)
  expect(body.map(({ coachName }) => coachName)).toEqual(['Dev Okafor', null])
  expect((await dev.call(contract.listClientRequests, { params: one.params })).body).toHaveLength(1)
})

test('what a coach offered with a word is not in the mouth of the next', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'offer', times: [first], place: 'At my desk', text: 'Only mornings.' })
  await byClient(one, { answer: 'suggest', times: [first] })
  expect((await mine(one.ada)).reply).toBe('Only mornings.')
  await handOver(one)
  expect(await mine(one.ada)).toMatchObject({ state: 'open', times: [firstAt], reply: '', repliedAt: null, place: '' })
})

test.each(['handed over', 'ended'])(
  'what the coach answered before the coaching was %s waits for no one',
  async (how) => {
    const one = await sessionPair(world)
    await ask(one)
    await one.coach.call(writeToClient, { params: one.params, body: { text: 'Tuesday?' } })
    const next = async () => (await one.ada.call(getNextSession)).body?.request
    expect(await next()).toMatchObject({ state: 'answered' })
    if (how === 'ended') await one.coach.call(endCoaching, { params: one.params })
    else await handOver(one)
    expect(await next()).toBeNull()
    expect(await mine(one.ada)).toMatchObject({ state: 'answered', coachName: 'Cora Okafor' })
    await world.runJobs()
    world.emails.length = 0
    expect((await byClient(one, { answer: 'withdraw', text: '' })).body.state).toBe('withdrawn')
    await world.runJobs()
    expect(world.emails).toEqual([])
  },
)

test('an answer is waited for since what asks the present coach: sent, suggested anew, or come to them', async () => {
  const one = await sessionPair(world)
  const waitingSince = async () => (await mine(one.ada)).waitingSince
  await ask(one)
  expect(await waitingSince()).toBe('2026-03-10T12:00:00.000Z')
  world.setNow('2026-03-11T12:00:00Z')
  await byCoach(one, { answer: 'offer', times: ['2026-03-30T09:00'], place: '', text: '' })
  world.setNow('2026-03-19T12:00:00Z')
  await byClient(one, { answer: 'suggest', times: ['2026-03-31T09:00'] })
  expect(await waitingSince()).toBe('2026-03-19T12:00:00.000Z')
  world.setNow('2026-03-22T12:00:00Z')
  await one.coach.call(endCoaching, { params: one.params })
  expect(await waitingSince()).toBe('2026-03-22T12:00:00.000Z')
  world.setNow('2026-03-24T12:00:00Z')
  const dev = await world.member({ role: 'coach' })
  await dev.call(assignClient, { body: { clientId: one.ada.id } })
  expect(await waitingSince()).toBe('2026-03-24T12:00:00.000Z')
})
