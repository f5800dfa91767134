import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  byClient,
  byCoach,
  emailsTo,
  first,
  second,
  sessionPair,
  third,
} from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { writeToClient } from '../../messages/messages.contract.ts'
import { requestCoaching } from '../requests.contract.ts'
import { type RequestKind, requestLimits } from '../requests.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const request = (member: TestMember, kind: RequestKind) =>
  member.call(requestCoaching, { body: { kind, text: 'My prices.' } })

test('times are suggested where it is the member’s turn, not again and again, each with an email', async () => {
  const one = await sessionPair(world)
  await ask(one)
  const again = { answer: 'suggest', times: [second] }
  expect(await byClient(one, again)).toMatchObject({ status: 409, body: { code: 'coaching.requestChanged' } })
  expect(await emailsTo(world, one.coach)).toHaveLength(1)
  await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })
  expect((await byClient(one, again)).status).toBe(200)
  expect((await byClient(one, { answer: 'suggest', times: [first] })).status).toBe(409)
  expect(await emailsTo(world, one.coach)).toHaveLength(2)
})

test.each([
  ['a coach', 'coaching.tooManyRequests'],
  ['the founder', 'coaching.tooManyOpenRequests'],
])('three requests of a kind wait for %s, and one more is asked once one is over', async (whom, code) => {
  const full = { status: 409, body: { code } }
  const coached = whom === 'a coach' ? await sessionPair(world) : undefined
  const ada = coached?.ada ?? (await world.member({ tier: 'elite' }))
  for (let n = 0; n < requestLimits.waiting; n += 1) expect((await request(ada, 'session')).status).toBe(200)
  expect(await request(ada, 'session')).toMatchObject(full)
  expect((await request(ada, 'plan-review')).status).toBe(200)
  await byClient({ ada }, { answer: 'withdraw', text: '' })
  for (let n = 1; n < requestLimits.waiting; n += 1) expect((await request(ada, 'plan-review')).status).toBe(200)
  await request(ada, 'plan-review')
  expect(await request(ada, 'plan-review')).toMatchObject(full)
  if (coached) {
    // Answered in words, it stays open for times, and waits no more.
    await coached.coach.call(writeToClient, { params: { clientId: ada.id }, body: { text: 'Let me look.' } })
    expect((await request(ada, 'session')).status).toBe(200)
  }
  world.setNow('2026-03-18T12:00:00Z')
  expect((await request(ada, 'plan-review')).status).toBe(200)
  world.setNow('2026-03-10T12:00:00Z')
})

test('asking and answering take place so often an hour', async () => {
  const limited = await newWorld({ env: { RATE_LIMITS: 'on' }, now: '2026-03-10T12:00:00Z' })
  const one = await sessionPair(limited)
  for (let n = 0; n < requestLimits.anHour; n += 2) {
    expect((await ask(one)).status).toBe(200)
    expect((await byClient(one, { answer: 'withdraw', text: '' })).status).toBe(200)
  }
  expect((await ask(one)).body).toMatchObject({ code: 'request.tooMany' })
  expect((await byClient(one, { answer: 'withdraw', text: '' })).body).toMatchObject({ code: 'request.tooMany' })
  await limited.close()
})

test('times that a coach offers again before the client has answered are emailed once in a while', async () => {
  const one = await sessionPair(world)
  await ask(one)
  for (const time of [third, second, third, second])
    expect((await byCoach(one, { answer: 'offer', times: [time], place: '', text: '' })).status).toBe(200)
  expect(await emailsTo(world, one.ada)).toHaveLength(2)
  await byClient(one, { answer: 'suggest', times: [first] })
  await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })
  expect(await emailsTo(world, one.ada)).toHaveLength(3)
})
