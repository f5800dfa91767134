import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../pages.contract.ts'
import { searchAnswers } from '../search.contract.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await world.member()
})
afterAll(() => world.close())

const write = (member: TestMember, pageId: string, value: string, version = 0) =>
  member.call(saveAnswers, { params: { pageId }, body: { field: 'elsewhere', value, version } })
const found = async (q: string) =>
  (await ada.call(searchAnswers, { query: { q } })).body.results.map(({ pageId, excerpt }) => [pageId, excerpt])

test('what a member wrote is found by all of its words, what was written last first, and nobody else’s', async () => {
  const eve = await world.member()
  await write(eve, 'day-one-numbers', 'Soap of Eve')
  await write(ada, 'day-one-numbers', 'Soap in the blue folder')
  world.setNow('2026-03-03T12:00:00Z')
  await write(ada, 'asks-log', 'Blue soap, second shelf')
  expect(await found('BLUE  soap')).toEqual([
    ['asks-log', 'Blue soap, second shelf'],
    ['day-one-numbers', 'Soap in the blue folder'],
  ])
  expect(await found('soap folder')).toEqual([['day-one-numbers', 'Soap in the blue folder']])
  expect(await found('candle')).toEqual([])
})

test('of a long text what stands around the first word is shown', async () => {
  await write(ada, 'first-funnel', `${'a '.repeat(60)}candle${' z'.repeat(60)}`)
  const [[, excerpt = ''] = []] = await found('candle')
  expect(excerpt).toMatch(/^…(?:a )+candle(?: z)+ ?…$/)
  expect(excerpt.length).toBeLessThanOrEqual(162)
})
