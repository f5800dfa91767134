import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listLedger } from '../../points/points.contract.ts'
import { getGameProfile } from '../../profile/profile.contract.ts'
import { getGratitude, writeGratitude } from '../gratitude.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const write = (text: string) => ({ body: { text } })

test('an entry pays once a day, and a second one replaces the text', async () => {
  world.setNow('2026-03-02T12:00:00Z')
  const ada = await world.member()
  const { points } = world.services.game.gratitude
  expect((await ada.call(writeGratitude, write('the rain'))).body).toMatchObject({
    pointsAwarded: points,
    gratitudeStreak: 1,
    date: '2026-03-02',
  })
  expect((await ada.call(writeGratitude, write('the sun'))).body).toMatchObject({ pointsAwarded: 0, text: 'the sun' })
  expect((await ada.call(getGratitude)).body.text).toBe('the sun')
  expect(
    (await ada.call(listLedger, { query: { limit: 500 } })).body.filter(({ reason }) => reason === 'gratitude.written'),
  ).toHaveLength(1)
})

test('twenty entries at once pay once', async () => {
  const ada = await world.member()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ada.call(writeGratitude, write(`thing ${n}`))))
  expect(answers.filter(({ body }) => body.pointsAwarded > 0)).toHaveLength(1)
})

test('the day is the member’s own, and the streak runs over midnight there', async () => {
  const ada = await world.member({ timeZone: 'Pacific/Auckland' })
  world.setNow('2026-03-02T10:59:00Z')
  expect((await ada.call(writeGratitude, write('evening'))).body).toMatchObject({
    date: '2026-03-02',
    gratitudeStreak: 1,
  })
  world.setNow('2026-03-02T11:00:00Z')
  expect((await ada.call(getGratitude)).body).toMatchObject({ date: '2026-03-03', text: null, gratitudeStreak: 1 })
  expect((await ada.call(writeGratitude, write('morning'))).body).toMatchObject({
    date: '2026-03-03',
    gratitudeStreak: 2,
  })
  expect((await ada.call(getGratitude)).body).toMatchObject({
    text: 'morning',
    earlier: [{ date: '2026-03-02', text: 'evening' }],
  })
  expect((await ada.call(getGameProfile)).body.userPoints.gratitudeStreak).toBe(2)
})

test('a pause does not break the streak, and does not lengthen it', async () => {
  world.setNow('2026-03-02T12:00:00Z')
  const ada = await world.member()
  await ada.call(writeGratitude, write('Monday'))
  world.setNow('2026-03-03T12:00:00Z')
  await ada.call(writeGratitude, write('Tuesday'))
  world.setNow('2026-03-04T12:00:00Z')
  await ada.call(pause, { body: { days: 10 } })
  world.setNow('2026-03-09T12:00:00Z')
  expect((await ada.call(getGratitude)).body.gratitudeStreak).toBe(2)
  await ada.call(resume)
  world.setNow('2026-03-10T12:00:00Z')
  expect((await ada.call(getGratitude)).body.gratitudeStreak).toBe(0)
  world.setNow('2026-03-09T20:00:00Z')
  expect((await ada.call(writeGratitude, write('back'))).body.gratitudeStreak).toBe(3)
  expect((await ada.call(getGameProfile)).body.userPoints.gratitudeStreak).toBe(3)
})

test('another member sees nothing of it', async () => {
  const ada = await world.member()
  await ada.call(writeGratitude, write('a secret'))
  const eve = await world.member()
  expect((await eve.call(getGratitude)).body.text).toBeNull()
  expect((await eve.call(listLedger, { query: { limit: 500 } })).body).toEqual([])
})
