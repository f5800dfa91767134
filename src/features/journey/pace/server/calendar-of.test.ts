import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolmentColumns } from '#features/journey/progress/server/program-day.ts'
import { dice } from '#tests/random/random.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginAgain, getPace, moveDays, pause, resume } from '../pace.contract.ts'
import { calendarOf } from './calendar-of.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-01-01T12:00:00Z' })
})
afterAll(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const later = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const dayOf = async (member: TestMember) => (await member.call(getPace)).body.currentDay
const calendar = async (member: TestMember) =>
  calendarOf({
    db: world.db,
    member: await world.db
      .selectFrom('users')
      .select(['id', ...enrolmentColumns])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow(),
  })

test('what was moved before beginning again on the same day is of the former walk', async () => {
  on('2026-01-01')
  const ada = await world.member()
  on('2026-03-01')
  await ada.call(moveDays, { body: { days: 30 } })
  await ada.call(beginAgain)
  on('2026-03-10')
  await ada.call(pause, { body: { days: 1 } })
  on('2026-03-20')
  const { dayOn, dateOf } = await calendar(ada)
  expect([dayOn('2026-03-20'), await dayOf(ada)]).toEqual([19, 19])
  expect(dateOf(60)).toBe('2026-04-30')
})

test('days moved after the last one take out those beyond it too', async () => {
  on('2025-08-01')
  const ada = await world.member()
  on('2026-03-01')
  await ada.call(moveDays, { body: { days: 10 } })
  on('2026-03-04')
  const { dayOn } = await calendar(ada)
  expect([dayOn('2026-03-04'), await dayOf(ada)]).toEqual([173, 173])
})

test('a day is reached in its own walk, the last time before something was written about it', async () => {
  on('2026-01-01')
  const ada = await world.member()
  on('2026-01-30')
  await ada.call(moveDays, { body: { days: 10 } })
  on('2026-04-01')
  await ada.call(beginAgain)
  const { reachedOn } = await calendar(ada)
  expect(reachedOn(25, '2026-01-28')).toBe('2026-01-25')
  expect(reachedOn(25, '2026-02-20')).toBe('2026-02-04')
  expect(reachedOn(60, '2026-02-20')).toBeUndefined()
  expect(reachedOn(1, '2026-03-31')).toBe('2026-01-01')
  expect(reachedOn(1, '2026-04-09')).toBe('2026-04-01')
  expect(reachedOn(1, '2025-12-31')).toBeUndefined()
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'after any series of changes the calendar has for today the program day (%d)',
  async (seed) => {
    const { below, pick } = dice(seed)
    let today = '2026-01-01'
    on(today)
    const ada = await world.member()
    for (let change = 0; change < 14; change++) {
      today = later(today, pick([0, 0, 1, 2, 9, 40, 130]))
      on(today)
      await pick([
        () => ada.call(pause, { body: { days: 1 + below(12) } }),
        () => ada.call(resume),
        () => ada.call(moveDays, { body: { days: 1 + below(6) } }),
        () => ada.call(beginAgain),
      ])()
      for (const days of [0, 1, 4]) {
        on(later(today, days))
        const { dayOn } = await calendar(ada)
        expect([change, later(today, days), dayOn(later(today, days))]).toEqual([
          change,
          later(today, days),
          await dayOf(ada),
        ])
      }
    }
  },
)
