import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithFigures } from '#tests/world/assistant/founder-with-figures.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('the page that something was read from is named when it is asked for, a turn later too', async () => {
  const ada = await founderWithFigures(world)
  const [read = '', , where = ''] = await converse(
    ada,
    'How long will my money last?',
    'and if I spend 200 less a month?',
    'where did I write that, which page?',
  )
  const page = /From your page (\[[^\]]+\]\([^)]+\))/.exec(read)?.[1]
  expect(page).toBeDefined()
  expect(where).toContain(`It stands on your page ${page}.`)
})

test('a day of the program is told with its date, and what else was asked with it', async () => {
  const ada = await world.member()
  const [date, all] = await converse(
    ada,
    'On what date is my day 60?',
    'How many lessons have I finished, how many points is that, and when is day 180?',
  )
  expect(date).toContain('Day 60 is **April 30, 2026**')
  expect(all).toContain('**0 core lessons** completed and **0 points** in all')
  expect(all).toContain('Day 180 is **August 28, 2026**')
})

test('who only mentions admitting something, and asks for what they wrote, is pressing for nothing', async () => {
  const ada = await founderWithFigures(world)
  const [answer] = await converse(
    ada,
    'My brother asked at what point I’d admit that it isn’t working. I put a figure for that in writing, how much money is left. What did I write?',
  )
  expect(answer).not.toContain('change my mind')
})

test('what goes on from an answer about the product is about that, and no figure of one’s own', async () => {
  const ada = await founderWithFigures(world)
  const [, kept, start] = await converse(
    ada,
    'Can I go down from Elite to a cheaper plan?',
    'do i lose the pages I already filled in?',
    'and when would that start, right away or next month',
  )
  expect(kept).toContain('keep everything you made')
  expect(start).not.toContain('From your page')
  expect(start).toContain('Your plan stays open through the month you’ve paid for')
})

test('who asks what a plan gives is told what it holds, as it is sold', async () => {
  const [answer] = await converse(await world.member(), 'What does Elite give me that Quantum doesn’t?')
  expect(answer).toContain('Everything in Quantum · 1-on-1 monthly coaching sessions')
  expect(answer).toContain('Full framework · All phases')
})
