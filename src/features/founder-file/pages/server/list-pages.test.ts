import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { keepPage } from '../../snapshots/snapshots.contract.ts'
import { listPages, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a page is listed with what it comes to as a whole, and not with one day of it', async () => {
  const ada = await world.member({ tier: 'starter' })
  const typed = { 'week.mon.do': 6, 'week.tue.do': 6, 'week.mon.run': 4 }
  await ada.call(saveAnswers, {
    params: { pageId: 'hour-ledger' },
    body: { answers: Object.entries(typed).map(([field, value]) => ({ field, value, version: 0 })) },
  })
  const { pages } = (await ada.call(listPages)).body
  expect(pages.find(({ id }) => id === 'hour-ledger')?.keyFigure).toEqual({
    label: 'Hours a week in total',
    text: '16 h',
  })
})

test('of a page that goes by months, the last one that is written is told, under the name that lists give it', async () => {
  const ada = await world.member({ tier: 'starter' })
  const listed = async () => (await ada.call(listPages)).body.pages.find(({ id }) => id === 'monthly-money')?.keyFigure
  const months = { 'months.month_1.sales': 900, 'months.month_2.sales': 1200 }
  for (const [field, value] of Object.entries(months)) await type(ada, 'monthly-money', field, value)
  for (const row of ['direct', 'people', 'room', 'marketing', 'lost'])
    for (const month of ['month_1', 'month_2']) await type(ada, 'monthly-money', `months.${month}.${row}`, 100)
  expect(await listed()).toEqual({ label: 'Left over in the month', text: '$700' })
})

const type = (ada: TestMember, pageId: string, field: string, value: string | number, version = 0) =>
  ada.call(saveAnswers, { params: { pageId }, body: { field, value, version } })

test('keeping a copy says nothing of when a page was written: what an earlier page changed since is listed', async () => {
  world.setNow('2026-03-02T08:00:00Z')
  const ada = await world.member({ tier: 'elite' })
  for (const [row, value] of Object.entries({ revenue: 4000, costs: 0, hours: 7 }))
    await type(ada, 'day-one-numbers', `numbers.day_60.${row}`, value)
  world.setNow('2026-03-02T08:05:00Z')
  await type(ada, 'day-60-review', 'unplanned', 'A page with prices.')
  world.setNow('2026-03-02T08:10:00Z')
  await type(ada, 'day-one-numbers', 'numbers.day_60.revenue', 900, 1)
  const figure = async () => {
    const { pages } = (await ada.call(listPages)).body
    return pages.find(({ id }) => id === 'day-60-review')
  }
  const before = await figure()
  expect(before?.keyFigure).toEqual({ label: 'Left over for each hour', text: '$30' })
  world.setNow('2026-03-02T08:15:00Z')
  expect((await ada.call(keepPage, { params: { pageId: 'day-60-review' }, body: {} })).status).toBe(200)
  expect(await figure()).toMatchObject({ keyFigure: before?.keyFigure, updatedAt: before?.updatedAt, state: 'kept' })
})

test('a page that is begun says which lesson takes it over first', async () => {
  const ada = await world.member({ tier: 'starter' })
  const into = async (pageId: string) =>
    (await ada.call(listPages)).body.pages.find(({ id }) => id === pageId)?.goesInto
  expect(await into('day-one-numbers')).toBeNull()
  await type(ada, 'day-one-numbers', 'numbers.day_1.clients', 96)
  expect(await into('day-one-numbers')).toBe('What the business is for')
})
