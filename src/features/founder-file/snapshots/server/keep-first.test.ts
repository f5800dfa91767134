import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { getLessonPage, getPage, saveAnswers } from '../../pages/pages.contract.ts'
import { keepPage } from '../snapshots.contract.ts'

let world: World
let ada: Awaited<ReturnType<World['member']>>
const monday = '2026-03-02T12:00:00Z'
beforeAll(async () => {
  world = await newWorld({ now: monday })
})
beforeEach(async () => {
  world.setNow(monday)
  ada = await world.member({ tier: 'elite' })
})
afterAll(() => world.close())

const forecast = { pageId: 'cash-forecast-13-weeks', field: 'floor' }
const save = async ({ pageId, field }: typeof forecast, value: number | string | null) => {
  const { version = 0 } = (await ada.call(getPage, { params: { pageId } })).body.answers[field] ?? {}
  const { status } = await ada.call(saveAnswers, { params: { pageId }, body: { field, value, version } })
  expect(status).toBe(200)
}
const due = async ({ pageId } = forecast) => (await ada.call(getPage, { params: { pageId } })).body.keepFirst

test('a page of each week is to be kept before it is changed in the next, once', async () => {
  expect(await due()).toBeUndefined()
  await save(forecast, 1200)
  world.setNow('2026-03-08T12:00:00Z')
  expect(await due()).toBeUndefined()
  world.setNow('2026-03-09T12:00:00Z')
  expect(await due()).toEqual({ writtenOn: '2026-03-02', last: 'week' })
  const [lesson = ''] = (await ada.call(getPage, { params: forecast })).body.page.subModuleIds
  const inLesson = (await ada.call(getLessonPage, { params: { subModuleId: lesson } })).body.filled
  expect(inLesson?.keepFirst).toEqual({ writtenOn: '2026-03-02', last: 'week' })
  await ada.call(keepPage, { params: forecast, body: undefined })
  expect(await due()).toBeUndefined()
  world.setNow('2026-03-17T12:00:00Z')
  expect(await due()).toBeUndefined()
})

test('what stands there since longer is told by its day, and what was changed in this week is no longer last week’s', async () => {
  await save(forecast, 1200)
  world.setNow('2026-03-24T12:00:00Z')
  expect(await due()).toEqual({ writtenOn: '2026-03-02', last: null })
  await save(forecast, 900)
  expect(await due()).toBeUndefined()
  world.setNow('2026-03-30T12:00:00Z')
  expect(await due()).toEqual({ writtenOn: '2026-03-24', last: 'week' })
  await save(forecast, null)
  world.setNow('2026-04-06T12:00:00Z')
  expect(await due()).toBeUndefined()
})

test('a page of each month begins with the first, one with a column for each day never, and nor do others', async () => {
  const [month, days, other, later] = [
    { pageId: 'runway-sheet', field: 'action' },
    { pageId: 'day-one-numbers', field: 'numbers.day_1.revenue' },
    { pageId: 'hour-ledger', field: 'week.mon.do' },
    { pageId: 'day-60-review', field: 'lines.day_60.clients' },
  ]
  await save(month, 'take a part-time job')
  await save(days, 500)
  await save(other, 4)
  await save(later, 4)
  world.setNow('2026-03-31T12:00:00Z')
  expect([await due(month), await due(days), await due(later)]).toEqual([undefined, undefined, undefined])
  world.setNow('2026-04-01T12:00:00Z')
  expect([await due(month), await due(days)]).toEqual([{ writtenOn: '2026-03-02', last: 'month' }, undefined])
  // It has a column for each day: nothing there is overwritten.
  world.setNow('2026-04-30T12:00:00Z')
  expect(await due(days)).toBeUndefined()
  expect(await due(other)).toBeUndefined()
})
