import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { write } from '#tests/world/assistant/founder-with-figures.ts'
import { founderWithLists } from '#tests/world/assistant/founder-with-lists.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let lena: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  lena = await founderWithLists(world)
})
afterAll(() => world.close())

const say = async (message: string) => (await converse(lena, message)).at(-1) ?? ''

test.each([
  'which sheets havent I filled in yet',
  'What pages are still empty?',
  'how many of my worksheets have i not done',
])('“%s” is told by how many, what is begun, and the next empty ones with links', async (asked) => {
  const answer = await say(asked)
  expect(answer).toMatch(/\*\*0 are complete\*\*, \*\*7 begun\*\* and \*\*\d+ empty\*\*/)
  expect(answer).toContain('Begun, with something still missing: ')
  expect(answer).toContain(
    '[Hour ledger](/modules/foundation-01-founder-baseline/submodules/foundation-01-time-audit#worksheet)',
  )
  expect(answer.match(/^- \[/gm)).toHaveLength(6)
})

test('what is missing on a page is told by its fields and its rules', async () => {
  const answer = await say('what’s missing on my list of asks, five asks this week?')
  expect(answer).toContain('[Five asks this week](')
  expect(answer).toContain('something that it asks for is missing')
  expect(await say('what is missing on my cash forecast')).toContain('it’s still empty')
})

test('the next lesson whose page is filled in already is to be marked complete', async () => {
  const eve = await world.member({ tier: 'elite' })
  const [fresh] = await converse(eve, 'whats next for me')
  expect(fresh).not.toContain('filled in already')
  await write(eve, 'day-one-numbers', { worry: 'The price' })
  const [written] = await converse(eve, 'whats next for me')
  expect(written).toContain('Its page is filled in already')
  expect(written).toContain('**Mark as Complete**')
})

test('who did a page and asks what to do with it is told what it comes to, and what comes after its lesson', async () => {
  const answer = await say('I did the funnel map yesterday, what do I do with it now?')
  expect(answer).toContain('Share of the step before (step 2): **15%**')
  expect(answer).toContain('**Mark as Complete**')
  expect(answer).not.toContain('badges')
})

test.each([
  ['What’s the VAT rate on coffee in Austria right now?', 'Tax rates are on the page of your tax office'],
  ['what is the minimum wage in Vienna this year', 'I don’t know that'],
  ['whats the weather on saturday', 'A weather service'],
])('“%s” is out in the world, and no field of the file', async (asked, says) => {
  const answer = await say(asked)
  expect(answer).toContain(says)
  expect(answer).not.toContain('The nearest that I find there')
})

test('what others will do can’t be known; what one wrote of them stands beside it', async () => {
  const answer = await say('Will Brunnhof lower their prices this year?')
  expect(answer).toContain('I can’t know what others will do')
  expect(answer).toContain('€24 a kilo, on the shelf')
})
