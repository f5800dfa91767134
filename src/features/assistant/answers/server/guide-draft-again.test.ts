import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const late = 'can you write me a text to send to a client whose invoice is two weeks late'
const note = 'No new text from me'

test('a draft keeps what was done to it, and is given each time', async () => {
  const [, named, warm, still] = await converse(
    await world.member({ tier: 'quantum' }),
    late,
    'his name is Tomas',
    'friendlier please',
    'make it firmer',
  )
  for (const answer of [named, warm, still]) {
    expect(answer).toContain(note)
    expect(answer).toContain('Tomas')
  }
  expect(still).toContain('I hope you’re well.')
  expect(still).toContain('Please answer by [day]')
})

test('a question after a draft is no change of it', async () => {
  const [, why] = await converse(await world.member({ tier: 'quantum' }), late, 'why so friendly?')
  expect(why).not.toContain(note)
})

test('who wants words where none were written gets a frame, once', async () => {
  const [, frame, wished] = await converse(
    await world.member(),
    'my brother in law keeps parking his boat trailer in our yard',
    'what do i say to him then',
    'his name is Piet',
  )
  expect(frame).toMatch(/^> .+\[/m)
  expect(wished).toContain('Piet')
})

test('a yes that answers nothing is asked back', async () => {
  const [, yes] = await converse(await world.member(), 'Should I offer a discount?', 'yes')
  expect(yes).toContain('Yes to which part?')
})

test('a machine that dies is no danger', async () => {
  const [first] = await converse(await world.member(), 'who do they call if the boiler dies on a Sunday')
  expect(first).not.toContain('emergency number')
})
