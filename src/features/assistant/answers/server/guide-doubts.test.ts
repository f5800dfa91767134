import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithFigures, write } from '#tests/world/assistant/founder-with-figures.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('a page on which something else stands isn’t called empty', async () => {
  const ana = await world.member({ tier: 'elite' })
  const question = 'What did my lean runway come to?'
  const [before] = await converse(ana, question)
  expect(before).toContain('is still empty, so I can’t tell you')
  await write(ana, 'runway-sheet', { action: 'Ask Ruth for two days a week' })
  const [after] = await converse(ana, question)
  expect(after).toContain('You’ve begun your page')
  expect(after).not.toMatch(/your page \[[^\]]+\]\([^)]+\)(?: is|, which is) still empty/i)
})

test('what a lesson is asked isn’t answered by an empty page', async () => {
  const ana = await world.member({ tier: 'starter' })
  const [answer] = await converse(ana, 'How do I set objectives for the quarter?')
  expect(answer).not.toContain('I have no number to give you')
  expect(answer).toContain('a lesson of')
})

test('money in the bank is no standing in the program', async () => {
  const ada = await founderWithFigures(world)
  const [answer] = await converse(ada, 'whats left in the bank right now')
  expect(answer).not.toContain('core lessons')
})
