import { afterAll, beforeAll, expect, test } from 'vitest'
import { away } from '#tests/world/coaching/days-away.ts'
import { sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { writeToCoach } from '../../messages/messages.contract.ts'
import { makePromise } from '../../promises/promises.contract.ts'
import { listNeedingMe } from '../coach-dashboard.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-06T15:00:00Z' })
})
afterAll(() => world.close())

const reasons = async (coach: TestMember, now: string) => {
  world.setNow(now)
  return (await coach.call(listNeedingMe)).body[0]?.reasons ?? []
}

test('a client who writes while the coach is away waits over their absence, and theirs is no late promise', async () => {
  world.setNow('2026-03-06T15:00:00Z')
  const { coach, ada, params } = await sessionPair(world)
  const promised = { sendId: crypto.randomUUID(), owner: 'coach' as const, text: 'A list', dueOn: '2026-03-10' }
  await coach.call(makePromise, { params, body: promised })
  await away(coach, { from: '2026-03-07', until: '2026-03-14' })
  world.setNow('2026-03-09T15:00:00Z')
  await ada.call(writeToCoach, { body: { text: 'Which price?' } })
  expect(await reasons(coach, '2026-03-13T15:30:00Z')).toContain('Wrote to you 4 days ago, while you’re away')
  // Sunday the 15th is the day that they had for it.
  for (const now of ['2026-03-13T15:30:00Z', '2026-03-15T15:30:00Z'])
    expect((await reasons(coach, now)).join()).not.toContain('late')
  const back = await reasons(coach, '2026-03-16T15:30:00Z')
  expect(back).toEqual(
    expect.arrayContaining(['Wrote to you 7 days ago, while you were away', 'You’re late with 1 promise']),
  )
})

test('what waited before and after the days away is told with how many those were', async () => {
  world.setNow('2026-03-06T15:00:00Z')
  const { coach, ada, params } = await sessionPair(world)
  await ada.call(writeToCoach, { body: { text: 'Which price?' } })
  const promised = { sendId: crypto.randomUUID(), owner: 'coach' as const, text: 'A list', dueOn: '2026-03-06' }
  await coach.call(makePromise, { params, body: promised })
  await away(coach, { from: '2026-03-07', until: '2026-03-14' })
  expect(await reasons(coach, '2026-03-09T15:30:00Z')).toEqual(
    expect.arrayContaining([
      'Wrote to you 3 days ago, and you’ve been away for 3 days',
      // It was due before they left.
      'You’re late with 1 promise',
    ]),
  )
  expect(await reasons(coach, '2026-03-17T15:30:00Z')).toContain(
    'Wrote to you 11 days ago, and you were away for 8 days',
  )
})
