import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { setTier } from '#features/membership/server/public.ts'
import { transaction } from '#platform/server/context.ts'
import { ask, byClient, byCoach, second, sessionPair, third } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { markMyThreadRead, writeToClient } from '../../messages/messages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())
beforeEach(() => world.setNow('2026-03-10T12:00:00Z'))

const fromCoach = async (member: TestMember) => (await member.call(getDashboard)).body.fromCoach

test('what the coach wrote last is told until it is read, and no more than a line of it', async () => {
  const { coach, ada, params } = await sessionPair(world)
  expect(await fromCoach(ada)).toBeNull()
  const write = (text: string) => coach.call(writeToClient, { params, body: { text } })
  await write('Bring the price list.')
  world.setNow('2026-03-10T13:00:00Z')
  await write(`How did\n\n*Tuesday* go? ${'And then? '.repeat(40)}`)
  const told = await fromCoach(ada)
  expect(told).toMatchObject({ name: 'Cora Okafor', offersTimes: false })
  expect(told?.words).toMatch(/^How did \*Tuesday\* go\? And then\?.*…$/)
  expect(told?.words?.length).toBeLessThanOrEqual(141)
  await ada.call(markMyThreadRead)
  expect(await fromCoach(ada)).toBeNull()
})

test('of a word that is longer than the line its beginning is told, and no half of a character', async () => {
  const { coach, ada, params } = await sessionPair(world)
  const write = (text: string) => coach.call(writeToClient, { params, body: { text } })
  await write(`https://example.com/${'a'.repeat(300)}`)
  expect((await fromCoach(ada))?.words).toBe(`https://example.com/${'a'.repeat(120)}…`)
  world.setNow('2026-03-10T13:00:00Z')
  await write(`a${'😀'.repeat(100)}`)
  expect((await fromCoach(ada))?.words).toBe(`a${'😀'.repeat(69)}…`)
})

test.each([
  [second, third],
  [third, second],
])(
  'of two sessions with times %s and %s to choose from both count, whichever was asked for first',
  async (...times) => {
    const one = await sessionPair(world)
    for (const time of times) {
      await ask(one)
      await byCoach(one, { answer: 'offer', times: [time], place: '', text: '' })
    }
    world.setNow('2026-03-13T12:59:00Z')
    expect(await fromCoach(one.ada)).toMatchObject({ offersTimes: true })
    world.setNow('2026-03-13T13:00:01Z')
    expect(await fromCoach(one.ada)).toBeNull()
  },
)

test('times to choose from are told as long as one of them is to come', async () => {
  const one = await sessionPair(world)
  await ask(one)
  expect(await fromCoach(one.ada)).toBeNull()
  await byCoach(one, { answer: 'offer', times: [third], place: '', text: '' })
  expect(await fromCoach(one.ada)).toMatchObject({ offersTimes: true })
  world.setNow('2026-03-13T13:00:01Z')
  expect(await fromCoach(one.ada)).toBeNull()
  world.setNow('2026-03-13T12:59:00Z')
  await byClient(one, { answer: 'accept', time: '2026-03-13T13:00:00.000Z' })
  expect(await fromCoach(one.ada)).toBeNull()
})

test('once a session is asked for, what Elite opened has been found', async () => {
  const { ada } = await sessionPair(world)
  const opened = async () => (await ada.call(getDashboard)).body.opened
  await setTier(world.services, ada.id, 'starter', false)
  await transaction(world.services, (ctx) => setTier(ctx, ada.id, 'elite', false))
  expect(await opened()).toMatchObject({ tier: 'elite' })
  await ask({ ada })
  expect(await opened()).toBeNull()
})
