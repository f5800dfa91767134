import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../../completions/completions.contract.ts'
import { previewCatchUp, startCatchUp } from '../../catch-up.contract.ts'
import { getPace, moveDays, pause, resume } from '../../pace.contract.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
  ada = await world.member()
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const pace = async () => (await ada.call(getPace)).body
const core = () => world.services.program.modules.flatMap((module) => module.core)
const titles = (from: number, to: number) =>
  core()
    .slice(from, to)
    .map(({ title }) => title)
async function complete(from: number, to: number, one = ada): Promise<void> {
  for (const { id, moduleId } of core().slice(from, to))
    await one.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

describe('a catch-up plan', () => {
  // March 10, 2026 is a Tuesday.
  const week = { hoursPerWeek: 7, weekdays: [1, 2, 3, 4, 5, 6, 7] }

  test('says what is left for today, and after that when it goes on', async () => {
    on('2026-03-10')
    const started = (await ada.call(startCatchUp, { body: week })).body
    expect(started.catchUp).toMatchObject({ since: '2026-03-10', meetsOn: expect.any(String) })
    const today = started.catchUp?.today ?? []
    expect(today.map(({ title }) => title)).toEqual(titles(0, today.length))
    expect(started.asksHowToGoOn).toBe(false)
    await complete(0, today.length)
    expect((await pace()).catchUp).toMatchObject({ today: [], nextOn: '2026-03-11' })
  })

  test('with little time names a lesson that is longer than one day’s share on each of its days', async () => {
    on('2026-03-10')
    const { body } = await ada.call(startCatchUp, { body: { hoursPerWeek: 1, weekdays: week.weekdays } })
    const [first] = titles(0, 1)
    const promised = body.catchUp?.meetsOn
    for (const date of ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']) {
      on(date)
      const { catchUp } = await pace()
      expect(catchUp?.today.map(({ title }) => title)).toEqual([first])
      expect([catchUp?.meetsOn, catchUp?.promisedOn]).toEqual([promised, promised])
    }
  })

  test('that was not kept says when it would end now, and when it said it would', async () => {
    on('2026-03-10')
    const { catchUp } = (await ada.call(startCatchUp, { body: week })).body
    on('2026-03-18')
    const now = (await pace()).catchUp
    expect(now?.promisedOn).toBe(catchUp?.meetsOn)
    expect(now?.meetsOn && now.promisedOn && now.meetsOn > now.promisedOn).toBe(true)
    const started = (await ada.call(startCatchUp, { body: week })).body.catchUp
    expect(started?.promisedOn).toBe(now?.meetsOn)
  })

  test('is over for good after two weeks without work, days of a pause left out', async () => {
    on('2026-03-10')
    await ada.call(startCatchUp, { body: { hoursPerWeek: 2, weekdays: week.weekdays } })
    on('2026-03-15')
    await ada.call(pause, { body: { days: 5 } })
    on('2026-03-28')
    expect((await pace()).catchUp).not.toBeNull()
    on('2026-03-29')
    expect(await pace()).toMatchObject({ catchUp: null, hasCatchUpLapsed: true, asksHowToGoOn: false })
    await complete(0, 1)
    expect(await pace()).toMatchObject({ catchUp: null, hasCatchUpLapsed: false })
  })

  test('asks after a pause for what it would have asked without one, and meets the calendar as many days later', async () => {
    const ben = await world.member()
    const planOf = async (one: TestMember) => {
      const { catchUp } = (await one.call(getPace)).body
      const meetsIn = Date.parse(catchUp?.meetsOn ?? '') - Date.parse(world.services.now().toString().slice(0, 10))
      return [catchUp?.today.map(({ title }) => title), meetsIn / 86_400_000]
    }
    on('2026-03-20')
    // The next one is longer than the hours of a day, so that what is saved up for it counts.
    const long = core().findIndex(({ minutes, running }) => minutes.field > 200 && !running)
    for (const one of [ada, ben]) {
      await complete(0, long, one)
      await one.call(startCatchUp, { body: { ...week, hoursPerWeek: 5 } })
    }
    on('2026-03-21')
    const withoutPause = await planOf(ben)
    await ada.call(pause, { body: { days: 9 } })
    on('2026-03-30')
    expect(await planOf(ada)).toEqual(withoutPause)
  })

  test('ends for good when the work has met the calendar', async () => {
    on('2026-03-04')
    await ada.call(startCatchUp, { body: week })
    await complete(0, 2)
    expect((await pace()).catchUp).toBeNull()
    on('2026-03-20')
    expect(await pace()).toMatchObject({ catchUp: null, asksHowToGoOn: true })
  })

  test('ends when the days are moved to the work, and rests during a pause', async () => {
    on('2026-03-04')
    await ada.call(startCatchUp, { body: week })
    await ada.call(pause, { body: { days: 5 } })
    expect((await pace()).catchUp).toBeNull()
    await ada.call(resume)
    expect((await pace()).catchUp).not.toBeNull()
    await ada.call(moveDays, { body: { days: 3 } })
    expect((await pace()).catchUp).toBeNull()
    on('2026-03-07')
    expect(await pace()).toMatchObject({ catchUp: null, agreedHours: 7, daysBehind: 0 })
  })
})

test('a catch-up plan has one date, with the work in the field, and each lesson once, on the day it begins', async () => {
  on('2026-03-14')
  const { body } = await ada.call(previewCatchUp, { body: { hoursPerWeek: 8, weekdays: [1, 2, 3, 4, 5, 6, 7] } })
  const planned = body.days.flatMap(({ date, lessons }) => lessons.map((lesson) => ({ date, ...lesson })))
  expect(planned.map(({ title }) => title)).toEqual(titles(0, planned.length))
  expect([body.behind, planned.length > body.behind]).toEqual([(await pace()).behind.length, true])
  for (const [at, { id, date, until, fieldMinutes }] of planned.entries()) {
    const lesson = world.services.program.subModuleById.get(id)
    expect(fieldMinutes).toBe(lesson?.minutes.field)
    const days = (Date.parse(until ?? '') - Date.parse(date)) / 86_400_000 + 1
    expect(days).toBeGreaterThanOrEqual(lesson?.running?.days ?? 1)
    expect(date >= (planned[at - 1]?.until ?? date)).toBe(true)
  }
  expect(planned.at(-1)?.until).toBe(body.meetsOn)
})
