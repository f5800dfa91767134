import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithAllPages } from '#tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await founderWithAllPages(world)
})
afterAll(() => world.close())

const runway = 'how long will my money last?'

test('a page that was read is worked out again with another number, and stays as it is', async () => {
  const before = await world.db.selectFrom('fileAnswers').selectAll().orderBy('field').execute()
  const [read, other, further] = await converse(
    ada,
    runway,
    'and if my business costs are 400 instead of 130?',
    'and with 30,000 of cash instead of 38,000?',
  )
  expect(read).toContain('[Runway sheet]')
  expect(other).toMatch(/^Worked out again on your page \[Runway sheet\]/)
  expect(other).toContain('at **$400** instead of $130')
  expect(other).toContain('(now 11.4)')
  expect(further).toContain('at **$400** instead of $130')
  expect(further).toContain('at **$30,000** instead of $38,000')
  expect(further).toContain('I changed nothing on the page')
  expect(await world.db.selectFrom('fileAnswers').selectAll().orderBy('field').execute()).toEqual(before)
})

test.each([
  'and if 7 of them complain at the counter?',
  'what should i do with the other 500',
  'my neighbor got 240 for hers',
])('“%s” names no number of the page, and none is supposed', async (asked) => {
  const [, other] = await converse(ada, runway, asked)
  expect(other).not.toContain('Worked out again')
})

test('why it is so, after a figure of one’s own, isn’t taken for a question about the product', async () => {
  const [, why] = await converse(ada, runway, 'why does it end there')
  expect(why).not.toMatch(/180 days in three phases|\/settings|\/pricing/)
})

test('a change of a number that belongs to nothing is told so, and how it is worked out', async () => {
  const [, loose] = await converse(ada, 'Should I offer a discount?', 'and with 44 instead?')
  expect(loose).toContain('I’ve worked out no sum before')
})

test('a figure that is told after a question for a sum belongs to it, and a rate replaces one', async () => {
  const [, rate, other] = await converse(
    await world.member(),
    'how many people do i have to ask for 6 more orders?',
    'about 1 in 10 says yes',
    'and with 1 in 5 instead?',
  )
  expect(rate).toContain('**60 ')
  expect(other).toContain('**30 ')
})
