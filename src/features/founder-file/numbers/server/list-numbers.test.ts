import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { enterNumbers, listNumbers } from '../numbers.contract.ts'

let world: World
beforeAll(async () => {
  // Late on Sunday in Greenwich, Monday already in Auckland.
  world = await newWorld({ now: '2026-03-01T20:00:00Z' })
})
afterAll(() => world.close())

test('today is the member’s own date, so that Monday’s numbers are Monday’s', async () => {
  const ada = await world.member({ timeZone: 'Pacific/Auckland' })
  const { today } = (await ada.call(listNumbers)).body
  expect(today).toBe('2026-03-02')
  const entry = { key: 'revenue', value: 540, mark: 'C' as const, date: today }
  expect((await ada.call(enterNumbers, { body: entry })).status).toBe(200)
})

test('a repeated entry is one point', async () => {
  const ada = await world.member()
  const entry = { id: 'entry-0001', key: 'revenue', value: 540, mark: 'G' as const, date: '2026-03-01' }
  await Promise.all([1, 2, 3].map(() => ada.call(enterNumbers, { body: { entries: [entry] } })))
  const { numbers } = (await ada.call(listNumbers)).body
  expect(numbers.find(({ key }) => key === 'revenue')?.points).toMatchObject([{ value: 540, mark: 'G', corrected: [] }])
})
