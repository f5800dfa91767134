import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-05-10T12:00:00Z' })
  ada = await world.member({ enrolledOn: '2026-03-01' })
  const enter = (key: string, value: number, date: string) =>
    ada.call(enterNumbers, { body: { key, value, mark: 'C', date } })
  await enter('revenue', 2000, '2026-03-01')
  await enter('costs', 500, '2026-03-01')
  await enter('revenue', 2600, '2026-04-29')
  await enter('revenue', 3100, '2026-05-09')
  await enter('costs', 700, '2026-05-09')
})
afterAll(() => world.close())

const ask = async (message: string, member = ada) =>
  (await member.call(sendMessage, { body: { message } })).body.message.content

test('how a number changed is told from its series, with the change', async () => {
  const answer = await ask('How did my revenue change since day 1?')
  expect(answer).toContain('- Revenue, day 1: **$2,000** (counted, Mar 1, 2026)')
  expect(answer).toContain('- Revenue, day 60: **$2,600**')
  expect(answer).toContain('From day 1 to day 70: **+$1,100**.')
  expect(await ask('By how much did our sales go up from day 60 to day 70?')).toContain('**+$500**')
})

test('what follows from numbers is told on the days on which it does', async () => {
  const answer = await ask('How did my profit change from day 1 to day 70?')
  expect(answer).toContain('Left over, day 70: **$2,400**')
  expect(answer).toContain('**+$900**')
  expect(await ask('What was my profit on day 70?')).toContain('Left over, day 70: **$2,400**')
})

test('a day without a figure is told by the nearest, and says so', async () => {
  expect(await ask('What was my revenue on day 62?')).toContain('Day 62 has none of its own; this is the nearest.')
})

test('all numbers of two days are laid side by side', async () => {
  const answer = await ask('Compare my day 1 and day 70 numbers')
  expect(answer).toContain('- Revenue: $2,000 (day 1) → **$3,100** (day 70), +$1,100')
  expect(answer).toContain('- Costs: $500 (day 1) → **$700** (day 70), +$200')
})

test('a figure of before day 1 is no reason to say that there is only one', async () => {
  const eve = await world.member({ enrolledOn: '2026-05-10' })
  for (const [date, value] of [
    ['2026-04-20', 2000],
    ['2026-05-10', 3100],
  ] as const)
    await eve.call(enterNumbers, { body: { key: 'revenue', value, mark: 'C', date } })
  expect(await ask('How did my revenue change since day 1?', eve)).toContain(
    'From the first to the last of them: **+$1,100**',
  )
  expect(await ask('What was my revenue on day 1?', eve)).toContain('Revenue, day 1: **$3,100**')
})

test('where there is nothing, or one figure, no change is made up', async () => {
  expect(await ask('How did my cash change since day 1?')).toContain('There’s nothing entered for that yet')
  const eve = await world.member()
  await eve.call(enterNumbers, { body: { key: 'cash', value: 900, mark: 'G', date: '2026-05-10' } })
  expect(await ask('How did my cash change since day 1?', eve)).toContain('no change to tell')
})

test.each([
  'How do I grow my revenue from day 60 on?',
  'What should I have sold by day 60?',
  'Why did my revenue fall since March?',
  'What is on my plan for day 60?',
])('%s is no question for the series', async (question) => {
  expect(await ask(question)).not.toContain('From [your numbers]')
})
