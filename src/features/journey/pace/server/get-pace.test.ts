import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { carryOn, getPace, moveDays, pause, resume, saveWorkHours } from '../pace.contract.ts'
import { beginAgainIsOffered } from '../pace.rules.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
  ada = await world.member()
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const pace = async (member = ada) => (await member.call(getPace)).body
const core = () => world.services.program.modules.flatMap((module) => module.core)
const titles = (from: number, to: number) =>
  core()
    .slice(from, to)
    .map(({ title }) => title)
async function complete(from: number, to: number): Promise<void> {
  for (const { id, moduleId } of core().slice(from, to))
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

describe('what was done', () => {
  test('is told of today and of the last day with work, in the order of the program', async () => {
    expect(await pace()).toMatchObject({ lastWork: null, doneToday: [], lessonsDone: 0, daysOver: 0 })
    await complete(0, 2)
    on('2026-03-03')
    await complete(2, 3)
    expect(await pace()).toMatchObject({
      today: '2026-03-03',
      lastWork: { on: '2026-03-01', lessons: titles(0, 2) },
      doneToday: titles(2, 3),
      lessonsDone: 3,
    })
  })

  test('counts what is written in the Founder file as work, though no lesson is completed', async () => {
    on('2026-03-20')
    expect(await pace()).toMatchObject({ quietDays: 19, hasWritten: false })
    const body = { field: 'numbers.day_1.revenue', value: 540, version: 0, mark: 'C' as const }
    await ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body })
    on('2026-04-01')
    const written = await pace()
    expect(written).toMatchObject({ quietDays: 12, hasWritten: true, lessonsDone: 0 })
    expect(beginAgainIsOffered({ ...written, quietDays: 40 })).toBe(false)
    expect(beginAgainIsOffered({ ...written, quietDays: 40, hasWritten: false })).toBe(true)
  })

  test('counts lessons by what is done, open and above the tier', async () => {
    const open = core().filter(({ neededTier }) => neededTier === 'starter').length
    const all = core().length
    expect(await pace()).toMatchObject({ lessonsLeft: open, lessonsShut: all - open, opensWith: null })
    await complete(0, open)
    expect(await pace()).toMatchObject({ next: null, lessonsDone: open, lessonsLeft: 0, opensWith: 'quantum' })
    // Long after it, nothing is asked: there is nothing to go on with.
    on('2026-08-28')
    expect(await pace()).toMatchObject({ next: null, asksHowToGoOn: false })
  })

  test('names the phase that the latest lesson finished, until the next lesson', async () => {
    const [first] = world.services.program.phases
    const count = first?.modules.flatMap((module) => module.core).length ?? 0
    await complete(0, count - 1)
    expect((await pace()).phaseDone).toBeNull()
    on('2026-03-02')
    await complete(count - 1, count)
    on('2026-03-04')
    expect((await pace()).phaseDone).toEqual({ id: first?.id, name: first?.name })
  })
})

test('the day after the last is counted from it', async () => {
  on('2026-08-27')
  expect(await pace()).toMatchObject({ currentDay: 180, daysOver: 0 })
  on('2026-08-28')
  expect(await pace()).toMatchObject({ currentDay: 180, daysOver: 1, lessonsDone: 0 })
})

describe('how to go on', () => {
  test('is asked after five quiet days or three behind, and an answer puts it aside until the next gap', async () => {
    await complete(0, 2)
    on('2026-03-05')
    expect((await pace()).asksHowToGoOn).toBe(false)
    on('2026-03-08')
    expect(await pace()).toMatchObject({ asksHowToGoOn: true, quietDays: 7, daysBehind: 4 })
    expect((await ada.call(carryOn)).body.asksHowToGoOn).toBe(false)
    on('2026-03-12')
    expect((await pace()).asksHowToGoOn).toBe(false)
    on('2026-03-13')
    expect((await pace()).asksHowToGoOn).toBe(true)
    await ada.call(moveDays, { body: { days: 1 } })
    expect((await pace()).asksHowToGoOn).toBe(false)
  })

  test('is not asked during a pause, and the days of the pause were not quiet ones', async () => {
    on('2026-03-08')
    await ada.call(pause, { body: { days: 20 } })
    expect((await pace()).asksHowToGoOn).toBe(false)
    on('2026-03-20')
    expect((await ada.call(resume)).body).toMatchObject({ asksHowToGoOn: false, quietDays: 0 })
    on('2026-03-25')
    expect(await pace()).toMatchObject({ asksHowToGoOn: true, quietDays: 5 })
  })
})

test('a day that was not agreed to is a day off, and a day with work asks nothing', async () => {
  expect((await pace()).isDayOff).toBe(false)
  // March 1, 2026 is a Sunday.
  await ada.call(saveWorkHours, { body: { weekdays: [1, 3] } })
  expect(await pace()).toMatchObject({ isDayOff: true, nextHourOn: '2026-03-02' })
  on('2026-03-02')
  expect((await pace()).isDayOff).toBe(false)
  await complete(0, 1)
  on('2026-03-13')
  expect(await pace()).toMatchObject({ asksHowToGoOn: true, isDayOff: true })
  await complete(1, 2)
  expect((await pace()).asksHowToGoOn).toBe(false)
})
