import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const params = { pageId: 'day-one-numbers' }

test.each([
  ['a café, where people buy without talking about it', 4, 410, ''],
  ['a service, where they talk first', 4, 2, 0.5],
  ['every conversation', 3, 3, 1],
])('new customers for each sales conversation, in %s', async (_, calls, newCustomers, rate) => {
  const member = await world.member()
  const given = { 'numbers.day_1.calls': calls, 'numbers.day_1.new_customers': newCustomers }
  const answers = Object.entries(given).map(([field, value]) => ({ field, value, version: 0 }))
  await member.call(saveAnswers, { params, body: { answers } })
  expect((await member.call(getPage, { params })).body.computed['numbers.day_1.close_rate'] ?? '').toBe(rate)
  const { numbers } = (await member.call(listNumbers)).body
  const points = numbers.find(({ key }) => key === 'close_rate')?.points.map(({ value }) => value)
  expect(points).toEqual(rate === '' ? [] : [rate])
  const why =
    rate === '' ? { days: [1], says: expect.stringMatching(/^More new customers than sales conversations/) } : undefined
  expect(numbers.find(({ key }) => key === 'close_rate')?.empty).toEqual(why)
})
