import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let rosa: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-05-10T12:00:00Z' })
  rosa = await world.member({ enrolledOn: '2026-03-01', tier: 'elite' })
  const enter = (key: string, value: number, date: string) =>
    rosa.call(enterNumbers, { body: { key, value, mark: 'C', date } })
  for (const [date, revenue, costs, hours] of [
    ['2026-03-01', 2000, 500, 40],
    ['2026-04-08', 2800, 700, 40],
    ['2026-05-09', 2600, 700, 40],
  ] as const) {
    await enter('revenue', revenue, date)
    await enter('costs', costs, date)
    await enter('hours', hours, date)
  }
  await enter('cash', 900, '2026-05-09')
})
afterAll(() => world.close())

const fourLines = [
  '- Revenue: $2,000 (Mar 1, 2026) → **$2,600** (May 9, 2026), +$600',
  '- Left over: $1,500 (Mar 1, 2026) → **$1,900** (May 9, 2026), +$400',
  '- Left over for each hour: ',
  '- Cash: **$900** (May 9, 2026), measured once',
]

test.each([
  'Am I making more money than on day 1?',
  'How did my money change since I start?',
  'How much I earn more than at the beginning?',
  'What changed since day 1?',
  'How is my business doing?',
  'Am I better off?',
])('“%s” is answered by four numbers, then and now', async (question) => {
  const [answer] = await converse(rosa, question)
  for (const line of fourLines) expect(answer).toContain(line)
})

test('yes is said only where two dates say so', async () => {
  const [more, month, spent] = await converse(
    rosa,
    'Did I earn more per hour?',
    'Did I sell more than last month?',
    'did I spend less than last month',
  )
  expect(more).toMatch(/^Yes\. From \[your numbers\]/)
  expect(month).toMatch(/^No\. From \[your numbers\]/)
  expect(month).toContain('$2,800 (Apr 8, 2026) → **$2,600** (May 9, 2026)')
  expect(spent).toMatch(/^No change\. /)
  const [cash] = await converse(rosa, 'do I have more money in the bank now?')
  expect(cash).not.toMatch(/^Yes/)
  expect(cash).toContain('measured once')
})

test('where nothing is measured, nothing is told', async () => {
  const [answer] = await converse(await world.member(), 'Am I making more money than on day 1?')
  expect(answer).toContain('Nothing is measured for that yet')
})

test.each([
  'How do I make more money?',
  'Should I charge more than last month?',
  'How can I improve my business?',
  'what did I guess I spend on paperwork in a week, before I wrote the hours down',
])('“%s” is no question for the numbers', async (question) =>
  expect((await converse(rosa, question))[0]).not.toContain('→'),
)

test.each([
  ['what did I earn per hour in march and now', '(Mar 1, 2026) → ', '(May 9, 2026)'],
  ['compare day 1 with today', '$2,000 (Mar 1, 2026) → **$2,600** (May 9, 2026)'],
  ['i have 9 houses and i make how much more than in april?', '$2,800 (Apr 8, 2026) → **$2,600** (May 9, 2026)'],
  ['what changed since day 39', '$2,800 (Apr 8, 2026) → **$2,600** (May 9, 2026)'],
  ['So was it worth it? from day 1 to day 39', '$2,000 (Mar 1, 2026) → **$2,800** (Apr 8, 2026)'],
])('“%s” is answered from the times that it names', async (question, ...lines) => {
  const [answer] = await converse(rosa, question)
  for (const line of lines) expect(answer).toContain(line)
})

test('for a time without figures none is told', async () => {
  const [answer] = await converse(rosa, 'did I earn more than in february?')
  expect(answer).not.toMatch(/^Yes|→/)
  expect(answer).toContain('nothing is entered for the time that you name')
})

test.each(['which lessons are there from day 1 to day 20', 'what is planned from day 10 to now'])(
  '“%s” is none of the numbers',
  async (question) => expect((await converse(rosa, question))[0]).not.toContain('[your numbers]'),
)
