import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, listPages, saveAnswers } from '../../pages/pages.contract.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { enterNumbers, listNumbers } from '../numbers.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const params = { pageId: 'day-one-numbers' }
const cash = 'numbers.day_1.cash'
const write = (member: TestMember, pageId: string, field: string, value: number, mark: Mark = 'C') =>
  member.call(saveAnswers, { params: { pageId }, body: { field, value, mark, version: 0 } })
const pointsOf = async (member: TestMember, key: string) =>
  (await member.call(listNumbers)).body.numbers.find((one) => one.key === key)?.points ?? []

test('a number that is corrected by an entry of its day is corrected on its page too', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await write(ada, 'day-one-numbers', cash, 5200)
  await ada.call(enterNumbers, { body: { key: 'cash', value: 4100, mark: 'G', date: '2026-03-01' } })
  const { answers } = (await ada.call(getPage, { params })).body
  expect(answers[cash]).toMatchObject({ value: 4100, mark: 'G', version: 2 })
  expect(await pointsOf(ada, 'cash')).toMatchObject([{ value: 4100, onDay: 1, corrected: [{ value: 5200 }] }])
})

test('so it is by a second entry of the same day', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await write(ada, 'day-one-numbers', cash, 5200)
  for (const value of [4100, 4200])
    await ada.call(enterNumbers, { body: { key: 'cash', value, mark: 'C', date: '2026-03-01' } })
  expect((await ada.call(getPage, { params })).body.answers[cash]?.value).toBe(4200)
})

test('an entry of another day leaves the page as it is', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-01' })
  await write(ada, 'day-one-numbers', cash, 5200)
  await ada.call(enterNumbers, { body: { key: 'cash', value: 4100, mark: 'C', date: '2026-03-01' } })
  expect((await ada.call(getPage, { params })).body.answers[cash]?.value).toBe(5200)
  expect((await pointsOf(ada, 'cash')).map(({ onDay, value }) => [onDay, value])).toEqual([
    [1, 5200],
    [29, 4100],
  ])
})

test('a day’s number that is confirmed or changed on a later page is one point still, with the earlier ones behind it', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2025-11-02' })
  const cash = 'numbers.day_120.cash'
  await write(ada, 'day-one-numbers', cash, 5200)
  world.setNow('2026-03-20T12:00:00Z')
  await write(ada, 'day-120-review', cash, 5200)
  expect(await pointsOf(ada, 'cash')).toMatchObject([
    { value: 5200, pageId: 'day-120-review', corrected: [{ pageId: 'day-one-numbers' }] },
  ])
  await write(ada, 'day-120-review', cash, 5300)
  expect(await pointsOf(ada, 'cash')).toMatchObject([{ value: 5300, onDay: 120, corrected: [{ value: 5200 }] }])
  world.setNow('2026-03-02T12:00:00Z')
})

test('a review shows the baseline and never writes over it', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2026-03-01' })
  await write(ada, 'day-120-review', cash, 900)
  expect(await pointsOf(ada, 'cash')).toEqual([])
  await write(ada, 'day-one-numbers', cash, 5200)
  // As a browser may that has the page as it was.
  await write(ada, 'day-120-review', cash, 950)
  expect(await pointsOf(ada, 'cash')).toMatchObject([{ value: 5200, onDay: 1, pageId: 'day-one-numbers' }])
  const review = (await ada.call(getPage, { params: { pageId: 'day-120-review' } })).body
  expect(review.carried[cash]).toMatchObject({ value: 5200, from: { pageId: 'day-one-numbers' } })
  // What was typed there is offered where it can be taken over.
  expect((await ada.call(getPage, { params })).body.offers?.[cash]).toMatchObject([{ value: 950 }])
})

test('an entry that comes again is told as it was stored', async () => {
  const ada = await world.member()
  const entry = { id: 'entry-0002', key: 'costs', value: 210, mark: 'C' as const, date: '2026-03-02' }
  const first = (await ada.call(enterNumbers, { body: entry })).body
  const again = await ada.call(enterNumbers, { body: { ...entry, value: 999 } })
  expect(again.body).toEqual(first)
})

test('what is carried over keeps its mark, by way of another page too, and the list of pages follows it', async () => {
  const ada = await world.member({ tier: 'elite' })
  const said = async (pageId: string, field: string) =>
    (await ada.call(getPage, { params: { pageId } })).body.carried[field]
  await write(ada, 'day-one-numbers', cash, 5200, 'G')
  expect(await said('runway-sheet', 'month.as_is.cash')).toMatchObject({ value: 5200, mark: 'G' })
  await ada.call(saveAnswers, {
    params: { pageId: 'runway-sheet' },
    body: { field: 'month.as_is.cash', value: null, version: 0 },
  })
  const listed = async () =>
    (await ada.call(listPages)).body.pages.find(({ id }) => id === 'day-180-review')?.keyFigure?.text
  const lines = { revenue: 900, costs: 400 }
  for (const [key, value] of Object.entries(lines)) await write(ada, 'day-one-numbers', `numbers.day_1.${key}`, value)
  await write(ada, 'day-180-review', 'numbers.day_1.hours', 40)
  const before = await listed()
  await ada.call(saveAnswers, {
    params,
    body: { field: 'numbers.day_1.revenue', value: 1200, mark: 'C', version: 1 },
  })
  expect(await listed()).not.toBe(before)
})

test('an entry for an earlier day leaves alone what its page says since', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2026-01-10' })
  await write(ada, 'cash-forecast-13-weeks', 'cash.week_1.begin', 100)
  world.setNow('2026-03-09T12:00:00Z')
  await ada.call(saveAnswers, {
    params: { pageId: 'cash-forecast-13-weeks' },
    body: { field: 'cash.week_1.begin', value: 120, mark: 'C', version: 1 },
  })
  await ada.call(enterNumbers, { body: { key: 'cash', value: 90, mark: 'C', date: '2026-03-02' } })
  const { answers } = (await ada.call(getPage, { params: { pageId: 'cash-forecast-13-weeks' } })).body
  expect(answers['cash.week_1.begin']?.value).toBe(120)
  expect((await pointsOf(ada, 'cash')).map(({ value }) => value)).toEqual([90, 120])
  world.setNow('2026-03-02T12:00:00Z')
})

test('a page that says something else of a day than an entry did takes its place', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await write(ada, 'day-one-numbers', cash, 5200)
  await ada.call(enterNumbers, { body: { key: 'cash', value: 4100, mark: 'C', date: '2026-03-01' } })
  world.setNow('2026-03-05T12:00:00Z')
  await ada.call(saveAnswers, { params, body: { field: cash, value: 4500, mark: 'C', version: 2 } })
  expect(await pointsOf(ada, 'cash')).toMatchObject([{ value: 4500, onDay: 1 }])
  world.setNow('2026-03-02T12:00:00Z')
})

test('paused days are left out of the day that a number is about', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-20' })
  await ada.call(pause, { body: { days: 10 } })
  world.setNow('2026-03-20T12:00:00Z')
  for (const date of ['2026-03-01', '2026-03-02', '2026-03-11', '2026-03-12', '2026-03-20'])
    await ada.call(enterNumbers, { body: { key: 'cash', value: Number(date.slice(-2)), mark: 'C', date } })
  expect((await pointsOf(ada, 'cash')).map(({ value, onDay }) => [value, onDay])).toEqual([
    [1, 10],
    [2, 11],
    [11, 11],
    [12, 11],
    [20, 19],
  ])
  const today = Number((await ada.call(listNumbers)).headers['x-program-day'])
  expect(today).toBe(19)
  world.setNow('2026-03-02T12:00:00Z')
})

test('an entry that doesn’t say whether it was counted or guessed is kept as neither', async () => {
  const ada = await world.member({ enrolledOn: '2026-03-01' })
  await ada.call(enterNumbers, { body: { key: 'hours', value: 40, date: '2026-03-01' } })
  await ada.call(enterNumbers, { body: { key: 'cash', value: 100, mark: null, date: '2026-03-01' } })
  const marks = [...(await pointsOf(ada, 'hours')), ...(await pointsOf(ada, 'cash'))].map(({ mark }) => mark)
  expect(marks).toEqual([null, null])
})
