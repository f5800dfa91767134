import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())
const said = async (...turns: string[]) => converse(await world.member({ tier: 'elite' }), ...turns)

test('of a page that is empty, why and how to fill it is told with the page', async () => {
  const [, why, how] = await said('what’s my runway', 'why is it empty', 'how do i fill it')
  expect(why).toMatch(/^\[Runway sheet\]\([^)]+\) is still empty because nothing has been typed/)
  expect(how).toMatch(/^On \[Runway sheet\]\([^)]+\), tap the first field/)
})

test('figures that are told some turns after the question for them are worked out', async () => {
  const [, , told] = await said('what’s my runway', 'why is it empty', 'i have 9000 saved and need 1500 a month')
  expect(told).toContain('$9,000 ÷ $1,500 = **6 months**')
})

test('a word that is pointed at is explained, however the question is put', async () => {
  expect((await said('which lesson is today for me', 'too hard word "segment" what is it'))[1]).toContain('**Niche**: ')
})

test('whether hours that were told are enough is answered with the date', async () => {
  expect((await said('i have maybe 4 hours a week', 'is that enough?'))[1]).toContain('At 4 hours a week, that’s')
})

test('a long table is named with its lesson, and written out for who asks for it', async () => {
  const [, named = '', table = ''] = await said('What is break-even?', 'show me with numbers', 'table')
  expect(named).toMatch(/There’s a table of \d+ lines for it in \[/)
  expect(named).not.toContain('|---')
  expect(table).toContain('|---')
})
