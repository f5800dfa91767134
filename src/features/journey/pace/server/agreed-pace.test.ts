import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { getWay } from '../../way/way.contract.ts'
import { endCatchUp, startCatchUp } from '../catch-up.contract.ts'
import { beginAgain, carryOn, getPace, getWorkHours, moveDays, pause, saveWorkHours } from '../pace.contract.ts'

let world: World
let rosa: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  rosa = await world.member()
  await rosa.call(saveWorkHours, { body: { hoursPerWeek: 2.5, weekdays: [7] } })
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const pace = async () => (await rosa.call(getPace)).body
const hours = async () => (await rosa.call(getWorkHours)).body.hoursPerWeek
const core = () => world.services.program.modules.flatMap((module) => module.core)
async function complete(from: number, to: number): Promise<void> {
  for (const { id, moduleId } of core().slice(from, to))
    await rosa.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}
const inTime = { daysBehind: 0, daysAhead: 0, behind: [], minutesBehind: 0 }

test('who keeps to their hours is on time on every screen, though the calendar is far ahead', async () => {
  await complete(0, 9)
  on('2026-03-31')
  expect(await pace()).toMatchObject({ ...inTime, currentDay: 30, agreedHours: 2.5 })
  const { onTime, doneDay } = await pace()
  expect(onTime).toMatchObject({ phase: 'Foundation', lesson: 10 })
  expect(onTime?.endsOn && onTime.endsOn > '2026-07-01').toBe(true)
  expect(doneDay).toBeLessThan(28)
  expect((await rosa.call(getWay)).body).toMatchObject({ behind: 0, planned: 9, completed: 9 })
})

test('hours without work are late after their week, and no more than they hold', async () => {
  on('2026-03-08')
  expect(await pace()).toMatchObject({ ...inTime, quietDays: 0, asksHowToGoOn: false })
  on('2026-03-17')
  const { behind, daysBehind, onTime } = await pace()
  expect([onTime, daysBehind > 0, behind.length > 0]).toEqual([null, true, true])
  expect(behind.reduce((sum, one) => sum + one.minutes + one.fieldMinutes, 0)).toBeLessThanOrEqual(300)
})

test('who works on Sundays has missed none a week later, and has a week after that', async () => {
  on('2026-03-08')
  await complete(0, 2)
  on('2026-03-15')
  expect(await pace()).toMatchObject({ quietDays: 0, isFirstOfWeek: true, asksHowToGoOn: false })
  on('2026-03-22')
  expect(await pace()).toMatchObject({ quietDays: 14 })
})

describe('other hours', () => {
  test('count from the day on which they were given, and the same ones change nothing', async () => {
    on('2026-04-10')
    const late = (await pace()).daysBehind
    expect(late).toBeGreaterThan(20)
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: 2.5, weekdays: [6, 7] } })
    expect((await pace()).daysBehind).toBe(late)
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: 5 } })
    expect(await pace()).toMatchObject({ ...inTime, agreedHours: 5 })
    on('2026-04-18')
    expect((await pace()).daysBehind).toBeGreaterThan(0)
  })

  test('taken away leave the calendar, and after it hours begin from where the work is', async () => {
    on('2026-04-10')
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: null } })
    expect(await pace()).toMatchObject({ agreedHours: null, daysBehind: 39 })
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: 4 } })
    expect(await pace()).toMatchObject(inTime)
  })

  test('of a catch-up plan are no agreement, and the week has its own again when the plan ends', async () => {
    on('2026-04-10')
    const late = (await pace()).daysBehind
    const started = (await rosa.call(startCatchUp, { body: { hoursPerWeek: 20, weekdays: [3, 4, 5, 6] } })).body
    expect(started).toMatchObject({ agreedHours: 2.5, daysBehind: late, catchUp: { meetsOn: expect.any(String) } })
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: 10 } })
    expect(await pace()).toMatchObject({ agreedHours: 2.5, daysBehind: late, catchUp: { since: '2026-04-10' } })
    const { body } = await rosa.call(endCatchUp)
    expect(body).toMatchObject({ agreedHours: 2.5, daysBehind: late, catchUp: null })
    expect((await rosa.call(getWorkHours)).body).toMatchObject({ hoursPerWeek: 2.5, weekdays: [7] })
  })

  test('of a plan are agreed to when it ends, where none were before', async () => {
    await rosa.call(saveWorkHours, { body: { hoursPerWeek: null } })
    on('2026-03-05')
    await rosa.call(startCatchUp, { body: { hoursPerWeek: 9, weekdays: [4, 5] } })
    expect(await pace()).toMatchObject({ agreedHours: null, catchUp: { since: '2026-03-05' } })
    await complete(0, 3)
    expect(await pace()).toMatchObject({ agreedHours: 9, catchUp: null })
    expect(await hours()).toBe(9)
  })
})

test('a plan that ended by itself is told until it was answered, and its hours are gone', async () => {
  on('2026-04-10')
  await rosa.call(startCatchUp, { body: { hoursPerWeek: 20, weekdays: [6, 7] } })
  on('2026-04-25')
  expect(await pace()).toMatchObject({ catchUp: null, hasCatchUpLapsed: true })
  expect((await rosa.call(carryOn)).body).toMatchObject({ hasCatchUpLapsed: false })
  expect(await hours()).toBe(2.5)
})

test('a week that a pause cuts has its day of work after it', async () => {
  await complete(0, 1)
  on('2026-03-06')
  await rosa.call(pause, { body: { days: 4 } })
  // Day 5 again, a Tuesday; by the calendar of March 9 the first week would be over.
  on('2026-03-15')
  expect(await pace()).toMatchObject({ ...inTime, currentDay: 10 })
  on('2026-03-18')
  expect((await pace()).currentDay).toBe(13)
})

test('begun again, the hours count from day 1; moved days give time', async () => {
  on('2026-04-10')
  await rosa.call(moveDays, { body: { days: 30 } })
  expect((await pace()).daysBehind).toBeLessThan(7)
  await rosa.call(saveWorkHours, { body: { hoursPerWeek: 5 } })
  await rosa.call(beginAgain)
  expect(await pace()).toMatchObject({ ...inTime, currentDay: 1 })
  on('2026-04-20')
  expect((await pace()).daysBehind).toBeGreaterThan(0)
})

test('nothing is asked with three lessons left', async () => {
  const open = core().filter(({ neededTier }) => neededTier === 'starter').length
  await complete(0, open - 3)
  on('2026-08-01')
  expect(await pace()).toMatchObject({ lessonsLeft: 3, asksHowToGoOn: false })
})
