import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setTier } from '#features/membership/server/public.ts'
import {
  agree,
  ask,
  byClient,
  byCoach,
  emailsTo,
  type SessionPair,
  second,
  sessionPair,
  third,
} from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { holdTalk } from '../../talks/talks.contract.ts'
import { nextTalk } from '../../talks/talks.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

async function quietPair() {
  const one = await sessionPair(world)
  await world.db.updateTable('users').set({ coachLetters: 0 }).where('id', 'in', [one.coach.id, one.ada.id]).execute()
  return one
}
const subjects = async (who: TestMember) => (await emailsTo(world, who)).map(({ subject }) => subject)

test('who turned emails off hears of a session that is set, moved or canceled, and of nothing else', async () => {
  const one = await quietPair()
  await agree(one)
  expect(await subjects(one.ada)).toEqual(['Your session with Cora Okafor is set'])
  await byCoach(one, { answer: 'offer', times: [second], place: '', text: '' })
  expect((await subjects(one.ada)).at(-1)).toBe('Cora Okafor suggests times for your session')
  const time = '2026-03-12T22:00:00.000Z'
  await byClient(one, { answer: 'accept', time })
  expect(await subjects(one.coach)).toEqual(['Your session with Ada Okafor is set'])
  await byClient(one, { answer: 'withdraw', text: 'Ill.' })
  expect((await subjects(one.coach)).at(-1)).toBe('Ada Okafor canceled a session')
  await agree(one)
  await byCoach(one, { answer: 'decline', text: 'Ill.' })
  expect((await subjects(one.ada)).at(-1)).toBe('Cora Okafor canceled your session')
})

test('what is no session yet is told to those who want such emails', async () => {
  const one = await quietPair()
  await ask(one)
  await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })
  await byClient(one, { answer: 'suggest', times: [second] })
  await byCoach(one, { answer: 'decline', text: 'Away.' })
  await ask(one)
  await byClient(one, { answer: 'withdraw', text: '' })
  expect([await subjects(one.ada), await subjects(one.coach)]).toEqual([[], []])
})

const declined = async (one: SessionPair) => {
  await byCoach(one, { answer: 'decline', text: 'Away.' })
  return (await emailsTo(world, one.ada)).at(-1)?.text ?? ''
}
const stillYours = 'The session of your plan is still yours.'

test('that the session of the plan is left is said where one is', async () => {
  const one = await sessionPair(world)
  await ask(one)
  expect(await declined(one)).toContain(stillYours)
  const params = { ...one.params, talkId: nextTalk }
  await one.coach.call(holdTalk, { params, body: { isHeld: true } })
  await ask(one)
  const used = await declined(one)
  expect(used).not.toContain(stillYours)
  expect(used).toContain('Ask again:')
  world.setNow('2026-04-02T12:00:00Z')
  await ask(one, [])
  expect(await declined(one)).toContain(stillYours)
})

test('below Elite no one is led to ask again', async () => {
  const one = await sessionPair(world)
  await agree(one)
  await setTier(world.services, one.ada.id, 'starter', false)
  const text = await declined(one)
  expect(text).not.toContain(stillYours)
  expect(text).not.toContain('Ask again')
  expect(text).toContain('Open your messages:')
})
