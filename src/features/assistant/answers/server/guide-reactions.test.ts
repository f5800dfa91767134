import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const question = 'Should I quit my job already?'

function given() {
  const lesson = world.services.assistant.search.lesson('foundation-01-runway', {
    tier: 'starter',
    keeps: () => false,
  })!
  return lesson.answers.find(({ key }) => key === 'quit-job')!
}

test('what if it fails, what to say and how long are answered by what was written for just that answer', async () => {
  const answers = await converse(
    await world.member(),
    question,
    'and if my boss says no?',
    'ok but how do i put that to him without sounding rude',
    'how long should i give it',
  )
  const { answer, otherwise, words, limits } = given()
  expect(answers[0]).toContain(answer)
  expect(answers.slice(1)).toEqual([otherwise, `> ${words}`, limits])
})

test('what was said to an answer has a reason and a short form too', async () => {
  const [, , why, shorter] = await converse(await world.member(), question, 'what if they refuse', 'why', 'shorter')
  expect([why, shorter]).toEqual([given().why, given().short])
})

test('a question of its own after an answer is answered by itself', async () => {
  const [, other] = await converse(await world.member(), question, 'What is churn?')
  expect(other).toContain('**Churn**')
})

test('a draft that a lesson has words for is given in these', async () => {
  const [first] = await converse(
    await world.member({ tier: 'quantum' }),
    'can you write me a text to send to a client whose invoice is two weeks late',
  )
  expect(first).toContain('I can’t write new text')
  expect(first).toMatch(/^> .+\[/m)
})

test('what is told of one’s own case isn’t looked for, and a draft is changed as far as cutting and filling in does it', async () => {
  const ada = await world.member()
  const [, fact] = await converse(ada, question, 'got a mortgage and two kids at home')
  expect(fact).toContain('I can’t weigh that for you')
  expect(fact).toContain(given().limits)
  const [, , edit, still] = await converse(
    ada,
    question,
    'how do i put that to him',
    'can you make it less formal please',
    'got a mortgage and two kids at home',
  )
  expect(edit).toContain('No new text from me')
  expect(edit).toContain('I hope you’re well.')
  expect(still).toContain(given().limits)
})

test('points, badges and the next camp are told as they are', async () => {
  const [badges, points] = await converse(
    await world.member(),
    'have i got any badges yet',
    'how many pts till the next level',
  )
  expect(badges).toContain('**0 points**, **0 XP** and **0 of ')
  expect(points).toMatch(/badges|map/)
})
