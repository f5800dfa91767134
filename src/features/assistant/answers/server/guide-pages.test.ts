import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
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
  'which pages are filled in and which are still empty',
  'show me the worksheets I haven’t started',
  'how many pages of my founder file are still empty?',
  'what’s still empty in my founder file?',
])('“%s” is told by how many, what is begun, and the next empty ones with links', async (asked) => {
  const answer = await say(asked)
  expect(answer).toMatch(/that your plan opens, \*\*0 are complete\*\*, \*\*7 begun\*\* and \*\*\d+ empty\*\*/)
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
