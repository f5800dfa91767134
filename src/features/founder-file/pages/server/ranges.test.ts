import { afterAll, expect, test } from 'vitest'
import { exported, params, taken, withContent } from '#tests/world/founder-file.ts'
import { newWorld } from '#tests/world/world.ts'
import { enterNumbers } from '../../numbers/numbers.contract.ts'
import { getPage, saveAnswers } from '../pages.contract.ts'

const world = await newWorld({ now: '2026-03-01T12:00:00Z' })
afterAll(() => world.close())

test.each([
  ['day-one-numbers', 'numbers.day_1.clients', -3, 'This can’t be less than 0.'],
  ['day-one-numbers', 'numbers.day_1.hours', 200, 'A week has 168 hours: from 0 to 168.'],
  ['purpose-statement', 'loved_share', 1.4, 'This is a share of a whole: from 0% to 100%.'],
])('%s: %s can’t be %s, and what was there stays', async (pageId, field, value, says) => {
  const ada = await world.member({ tier: 'elite' })
  const save = (value: number, version: number) =>
    ada.call(saveAnswers, { params: { pageId }, body: { field, value, version } })
  await save(0.5, 0)
  const refused = await save(value, 1)
  expect(refused).toMatchObject({ status: 400, body: { message: `${field}: ${says}` } })
  expect((await ada.call(getPage, { params: { pageId } })).body.answers[field]).toMatchObject({
    value: 0.5,
    version: 1,
  })
})

test.each([
  ['pay-policy', 'years.bad.sales_change', -0.35],
  ['pay-policy', 'years.good.sales_change', 1.4],
  ['price-rise-break-even', 'margin', -0.1],
  ['day-one-numbers', 'numbers.day_1.cash', -120],
])('%s: %s may be %s', async (pageId, field, value) => {
  const ada = await world.member({ tier: 'elite' })
  const { status } = await ada.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } })
  expect(status).toBe(200)
})

test('an entry keeps to the range of its number, and none of several is stored', async () => {
  const ada = await world.member({})
  const entry = (key: string, value: number) => ({ key, value, mark: 'C' as const, date: '2026-03-01' })
  const refused = await ada.call(enterNumbers, { body: { entries: [entry('cash', -5), entry('hours', 200)] } })
  expect(refused).toMatchObject({ status: 400, body: { message: 'hours: A week has 168 hours: from 0 to 168.' } })
  expect((await ada.call(enterNumbers, { body: entry('cash', -5) })).status).toBe(200)
})

test('a file that holds what can’t be typed any more is taken in whole', async () => {
  const ada = await world.member({ tier: 'elite' })
  const field = 'numbers.day_1.clients'
  await ada.call(saveAnswers, { params, body: { field, value: 3, mark: 'C', version: 0 } })
  const text = withContent((await exported(ada)).file, (content) => {
    for (const page of content.pages) for (const one of page.answers) if (one.field === field) one.value = -3
    for (const point of content.points) point.value = -3
  })
  const eve = await world.member({ tier: 'elite' })
  expect(await taken(eve, text)).toMatchObject({ status: 200, body: { leftOut: [] } })
  expect((await eve.call(getPage, { params })).body.answers[field]?.value).toBe(-3)
})
