import { afterAll, expect, test } from 'vitest'
import { newWorld, type TestMember } from '#tests/world/world.ts'
import { enterNumbers } from '../../../numbers/numbers.contract.ts'
import { getLessonPage, getPage, saveAnswers } from '../../pages.contract.ts'

const world = await newWorld({ now: '2026-03-01T12:00:00Z' })
afterAll(() => world.close())

const clients = { numbers: 'numbers.day_60.clients', review: 'lines.day_60.clients' }
const write = (member: TestMember, pageId: string, field: string, value: number | null, version = 0) =>
  member.call(saveAnswers, { params: { pageId }, body: { field, value, mark: 'C', version } })
const offersOf = async (member: TestMember, pageId: string, field: string) =>
  (await member.call(getPage, { params: { pageId } })).body.offers?.[field]

test('two pages that say different things of one figure and day each tell what the other says', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2026-01-01' })
  await write(ada, 'day-one-numbers', clients.numbers, 7)
  await write(ada, 'day-60-review', clients.review, 8)
  expect(await offersOf(ada, 'day-one-numbers', clients.numbers)).toEqual([
    {
      value: 8,
      mark: 'C',
      from: { pageId: 'day-60-review', title: expect.stringContaining('60'), date: '2026-03-01' },
    },
  ])
  expect(await offersOf(ada, 'day-60-review', clients.review)).toMatchObject([
    { value: 7, from: { pageId: 'day-one-numbers' } },
  ])
  // Another day is another figure.
  expect(await offersOf(ada, 'day-one-numbers', 'numbers.day_1.clients')).toBeUndefined()
})

test('an entry of the week is offered where its column is empty, and the latest where a field is about no day', async () => {
  const ada = await world.member({ tier: 'elite', enrolledOn: '2026-01-03' })
  const enter = (value: number, date: string) =>
    ada.call(enterNumbers, { body: { key: 'cash', value, mark: 'G', date } })
  await enter(4100, '2026-02-10')
  await enter(4400, '2026-02-27')
  const entry = (value: number, date: string) => [{ value, mark: 'G', from: { pageId: null, title: 'Numbers', date } }]
  expect(await offersOf(ada, 'day-one-numbers', 'numbers.day_60.cash')).toEqual(entry(4400, '2026-02-27'))
  expect(await offersOf(ada, 'day-one-numbers', 'numbers.day_120.cash')).toBeUndefined()
  expect(await offersOf(ada, 'cash-forecast-13-weeks', 'cash.week_1.begin')).toEqual(entry(4400, '2026-02-27'))
  const params = { subModuleId: 'foundation-01-day-one-numbers' }
  const { filled } = (await ada.call(getLessonPage, { params })).body
  expect(filled?.offers?.['numbers.day_60.cash']).toEqual(entry(4400, '2026-02-27'))
  await write(ada, 'day-one-numbers', 'numbers.day_60.cash', 4000)
  expect(await offersOf(ada, 'day-one-numbers', 'numbers.day_60.cash')).toBeUndefined()
})
