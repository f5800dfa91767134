import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ask,
  byClient,
  byCoach,
  emailsTo,
  first,
  firstAt,
  mine,
  second,
  sessionPair,
  third,
} from '#tests/world/coaching/session-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getNextSession, listSessions } from '../../appointments/appointments.contract.ts'
import { endCoaching } from '../../assignments/assignments.contract.ts'
import { handOverClient } from '../../hand-over/hand-over.contract.ts'
import { listThreads } from '../../inbox/inbox.contract.ts'
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

test('times are asked for by the member’s clocks, and the coach reads them by theirs', async () => {
  const one = await sessionPair(world)
  await ask(one, [second, first, first])
  expect((await mine(one.ada)).times).toEqual([firstAt, '2026-03-12T17:00:00.000Z'])
  const [email] = await emailsTo(world, one.coach)
  expect(email?.text).toContain('Times that work for them (America/New_York): Thursday, March 12, 11:00 AM; Thursday')
  const { body } = await one.coach.call(contract.listClientRequests, { params: one.params })
  expect(body).toMatchObject([{ text: 'My prices.', state: 'open' }])
})

test('a time that the coach accepts is a session for both, who are told, and no message waits any more', async () => {
  const one = await sessionPair(world)
  await ask(one)
  const accepted = await byCoach(one, {
    answer: 'accept',
    time: firstAt,
    place: 'https://meet.example/ada',
    text: 'Bring them.',
  })
  expect(accepted.body).toMatchObject({ state: 'agreed', time: firstAt, place: 'https://meet.example/ada' })
  expect((await byCoach(one, { answer: 'accept', time: firstAt, place: '', text: '' }, 0)).status).toBe(200)
  expect((await one.ada.call(getNextSession)).body).toMatchObject({ request: { state: 'agreed' }, hasHeld: false })
  const { body } = await one.coach.call(listSessions)
  expect(body).toMatchObject([{ clientId: one.ada.id, time: firstAt }])
  expect((await one.coach.call(listThreads)).body[0]?.waiting).toBeNull()
  const emails = await emailsTo(world, one.ada)
  expect(emails.map(({ subject }) => subject)).toEqual(['Your session with Cora Okafor is set'])
  expect(emails[0]?.text).toContain('When: Thursday, March 12, 4:00 PM (Europe/Berlin)')
  const [calendar] = await Promise.all(
    [one.ada, one.coach].map((who) => who.send('GET', `/api/coaching/sessions/${accepted.body.id}/calendar`)),
  )
  expect(calendar?.body).toContain('DTSTART:20260312T150000Z')
  const stranger = await world.member({ role: 'coach' })
  expect((await stranger.send('GET', `/api/coaching/sessions/${accepted.body.id}/calendar`)).statusCode).toBe(404)
})

test('other times go back and forth until one is chosen', async () => {
  const one = await sessionPair(world)
  await ask(one)
  expect((await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })).body).toMatchObject({
    state: 'offered',
    times: ['2026-03-13T13:00:00.000Z'],
  })
  expect((await emailsTo(world, one.ada))[0]?.text).toContain('Friday, March 13, 2:00 PM (Europe/Berlin)')
  expect((await byClient(one, { answer: 'suggest', times: [second] })).body.state).toBe('open')
  expect((await one.coach.call(listThreads)).body[0]?.waiting?.kind).toBe('session')
  await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })
  const notOffered = await byClient(one, { answer: 'accept', time: firstAt })
  expect(notOffered.body.code).toBe('coaching.timeNotOffered')
  expect((await byClient(one, { answer: 'accept', time: '2026-03-13T13:00:00.000Z' })).body.state).toBe('agreed')
  const toCoach = await emailsTo(world, one.coach)
  expect(toCoach.at(-1)?.subject).toBe('Your session with Ada Okafor is set')
  await byCoach(one, { answer: 'offer', times: [second], place: '', text: '' })
  expect((await emailsTo(world, one.ada)).at(-1)?.text).toContain(
    'Cora Okafor can’t make your session on Friday, March 13, 2:00 PM (Europe/Berlin) and suggests other times.',
  )
})

test('a request is declined with a reason and never without', async () => {
  const one = await sessionPair(world)
  await ask(one)
  expect((await byCoach(one, { answer: 'decline', text: ' ' })).body.code).toBe('coaching.declineReasonless')
  await byCoach(one, { answer: 'decline', text: 'I am away until April.' })
  expect(await mine(one.ada)).toMatchObject({ state: 'declined', reply: 'I am away until April.' })
  expect((await emailsTo(world, one.ada))[0]?.text).toContain('I am away until April.')
  expect((await byCoach(one, { answer: 'decline', text: 'x' })).body.code).toBe('coaching.requestNotFound')
})

test('of an acceptance and a withdrawal in the same moment, one happens and the other is refused', async () => {
  const one = await sessionPair(world)
  await ask(one)
  const answers = await Promise.all([
    byCoach(one, { answer: 'accept', time: firstAt, place: '', text: '' }, 0),
    byClient(one, { answer: 'withdraw', text: '' }, 0),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    expect.toSatisfy((code) => code === 404 || code === 409),
  ])
})

test('an answer in the thread shows, and a session that is held closes what was asked; taken back, it is open again', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await one.coach.call(writeToClient, { params: one.params, body: { text: 'Tuesday?' } })
  expect((await mine(one.ada)).state).toBe('answered')
  world.setNow('2026-03-13T12:00:00Z')
  const params = { ...one.params, talkId: nextTalk }
  const { id: talkId } = (await one.coach.call(holdTalk, { params, body: { isHeld: true } })).body
  expect((await mine(one.ada)).state).toBe('held')
  expect((await one.ada.call(getNextSession)).body).toMatchObject({ request: null, hasHeld: true })
  await one.coach.call(holdTalk, { params: { ...params, talkId }, body: { isHeld: false } })
  expect((await mine(one.ada)).state).toBe('answered')
})

test('a session that was set with a coach who goes is asked for again, and waits for the next', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await byCoach(one, { answer: 'accept', time: firstAt, place: 'At my desk', text: '' })
  const dev = await world.member({ role: 'coach' })
  await one.coach.call(handOverClient, { params: one.params, body: { coachId: dev.id } })
  expect(await mine(one.ada)).toMatchObject({ state: 'open', time: null, place: '' })
  expect((await dev.call(listThreads)).body[0]?.waiting?.kind).toBe('session')
  expect((await dev.call(contract.listClientRequests, { params: one.params })).body).toHaveLength(1)
  expect((await one.coach.call(listSessions)).body).toEqual([])
  await dev.call(endCoaching, { params: one.params })
  expect((await dev.call(contract.listClientRequests, { params: one.params })).status).toBe(404)
})

test('what an earlier coach answered stays between those two', async () => {
  const one = await sessionPair(world)
  await ask(one)
  await one.coach.call(writeToClient, { params: one.params, body: { text: 'Tuesday?' } })
  const dev = await world.member({ role: 'coach' })
  await one.coach.call(handOverClient, { params: one.params, body: { coachId: dev.id } })
  expect((await dev.call(contract.listClientRequests, { params: one.params })).body).toEqual([])
})

test.each([
  ['2026-03-10T12:59', 'coaching.timePast'],
  ['2026-06-20T12:00', 'coaching.timeTooFar'],
])('%s is refused as %s, and nothing is asked', async (time, code) => {
  const one = await sessionPair(world)
  expect((await ask(one, [time])).body).toMatchObject({ code })
  expect((await one.ada.call(contract.listRequests)).body).toEqual([])
})
