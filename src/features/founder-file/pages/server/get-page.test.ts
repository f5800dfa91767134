import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { getPage, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('a page with 200 answers is opened with as many statements as an empty one', async () => {
  const ada = await world.member({ tier: 'elite' })
  const params = { pageId: 'problem-brief' }
  const open = () => world.countQueries(() => ada.call(getPage, { params }))
  const empty = await open()
  const rows = Array.from({ length: 100 }, (_, n) => `row${n + 1000}`)
  for (const column of ['belief', 'harm'])
    await ada.call(saveAnswers, {
      params,
      body: {
        answers: rows.map((row) => ({
          field: `beliefs.${row}.${column}`,
          value: column === 'harm' ? 3 : 'Yes.',
          version: 0,
        })),
      },
    })
  expect(Object.keys((await ada.call(getPage, { params })).body.answers).length).toBeGreaterThanOrEqual(200)
  expect(await open()).toBe(empty)
  expect(empty).toBeLessThanOrEqual(3)
})

test('a result that is carried over has the date of the answers it follows from, not of the whole page', async () => {
  const ada = await world.member({ tier: 'elite' })
  const save = (field: string, value: number) =>
    ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: { field, value, version: 0 } })
  await save('numbers.day_1.revenue', 540)
  await save('numbers.day_1.clients', 3)
  world.setNow('2026-04-30T12:00:00Z')
  await save('numbers.day_60.revenue', 1638)
  const { carried } = (await ada.call(getPage, { params: { pageId: 'day-60-review' } })).body
  expect(carried['lines.day_1.price']).toMatchObject({ value: 180, from: { date: '2026-03-02' } })
})

test('what a review says of a day is on the page of the ten numbers, and what follows from it is on the review', async () => {
  const ada = await world.member({ tier: 'elite' })
  const save = async (pageId: string, field: string, value: number) =>
    (await ada.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0, mark: 'C' } })).body
  const carriedOn = async (pageId: string) => (await ada.call(getPage, { params: { pageId } })).body.carried
  await save('day-one-numbers', 'numbers.day_1.revenue', 540)
  world.setNow('2026-04-30T12:00:00Z')
  await save('day-60-review', 'lines.day_60.revenue', 1638)
  expect(await save('day-60-review', 'lines.day_60.clients', 7)).toMatchObject({ changesCarried: true })

  const [numbers, review] = [await carriedOn('day-one-numbers'), await carriedOn('day-60-review')]
  expect(numbers['numbers.day_60.clients']).toMatchObject({ value: 7, mark: 'C', from: { pageId: 'day-60-review' } })
  expect(review['lines.day_60.price']).toMatchObject({
    value: 234,
    from: { pageId: 'day-one-numbers', date: '2026-04-30' },
  })
  expect((await carriedOn('day-120-review'))['numbers.day_60.revenue']).toMatchObject({ value: 1638 })
  expect(numbers['numbers.day_120.clients']).toBeUndefined()

  await save('day-one-numbers', 'numbers.day_60.clients', 6)
  expect((await carriedOn('day-60-review'))['lines.day_60.price']).toMatchObject({ value: 273 })
  const { answers } = (await ada.call(getPage, { params: { pageId: 'day-60-review' } })).body
  expect(answers['lines.day_60.clients']).toMatchObject({ value: 7 })
})

test('what a place that is only read says comes from its page, whatever an older browser saved in it', async () => {
  const ada = await world.member({ tier: 'elite' })
  const save = async (pageId: string, field: string, value: number, mark: Mark) =>
    ada.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0, mark } })
  await save('day-60-review', 'lines.day_1.revenue', 900, 'G')
  await save('day-60-review', 'lines.day_60.revenue', 1638, 'C')
  await save('day-one-numbers', 'numbers.day_1.revenue', 540, 'C')
  const { carried } = (await ada.call(getPage, { params: { pageId: 'day-60-review' } })).body
  expect(carried['lines.day_1.revenue']).toMatchObject({ value: 540, mark: 'C' })

  const { rawPayload } = await ada.send('GET', '/api/founder-file/export?format=xlsx&of=day-60-review')
  const sheet = Buffer.from(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(sheet).toContain('<v>540</v>')
  expect(sheet).not.toContain('<v>900</v>')
})

test('cash that the forecast begins with is offered to the review, with its page and date', async () => {
  const ada = await world.member({ tier: 'elite' })
  const params = { pageId: 'cash-forecast-13-weeks' }
  await ada.call(saveAnswers, { params, body: { field: 'cash.week_1.begin', value: 4600, version: 0 } })
  const { carried } = (await ada.call(getPage, { params: { pageId: 'day-120-review' } })).body
  expect(carried['numbers.day_120.cash']).toMatchObject({ value: 4600, from: { pageId: 'cash-forecast-13-weeks' } })
  expect((await ada.call(getPage, { params })).body.carried).toEqual({})
})
