import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../answers.contract.ts'

let world: World
/** Who wrote whom she talked to, and what her van is for. */
let niamh: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  niamh = await world.member({ tier: 'elite' })
  await write('terms-and-guarantee', 'promise', 'A brake that I set holds for 60 days, as Sorcha was told')
  await write(
    'segment-scorecard',
    'refusal',
    'I only look after bikes that carry something; Brogan’s does lovely racers',
  )
  await write('rival-teardown', 'path.own.first_contact', 'Within two hours, by text')
  await write('offer-one-pager', 'not_included', 'Tyres, and anything at the electric motor')
})
afterAll(() => world.close())

async function write(pageId: string, field: string, value: string) {
  const { status } = await niamh.call(saveAnswers, { params: { pageId }, body: { field, value, version: 0 } } as never)
  expect(status).toBe(200)
}
const say = async (message: string) => (await niamh.call(sendMessage, { body: { message } })).body.message.content

test('a name that the member wrote is no spelling mistake, and finds what was written of it', async () => {
  const answer = await say('how long did i tell sorcha the brake holds')
  expect(answer).not.toContain('I read that as')
  expect(answer).toContain('A brake that I set holds for 60 days')
})

test('words that stand together on one page are asked for, though the question is like no other', async () => {
  expect(await say('are tyres and the motor in it or not')).toContain('Tyres, and anything at the electric motor')
})

test('a scene is read for what its last question asks', async () => {
  const answer = await say('a fella with a fancy racer wants me on thursday. what was my polite no?')
  expect(answer).toContain('I only look after bikes that carry something')
})

test('of places that are nearly as alike, one that has something is told', async () => {
  const answer = await say('how fast do i get back to people myself, what did i put')
  expect(answer).toContain('Within two hours, by text')
})

test('of a table the line is told that has the words of the question', async () => {
  const order = { field: 'names', value: { order: ['row1', 'row2'] }, version: 0 }
  const cells = Object.entries({
    'names.row1.name': 'Crèche manager, Little Acorns',
    'names.row1.fits': 'Two cargo bikes at the gate',
    'names.row2.name': 'Father of three, Bullitt',
    'names.row2.fits': 'Worn brakes, and a child on it',
  }).map(([field, value]) => ({ field, value, version: 0 }))
  const body = { answers: [order, ...cells] }
  const { status } = await niamh.call(saveAnswers, { params: { pageId: 'interview-list' }, body } as never)
  expect(status).toBe(200)
  const answer = await say('why did the manager of little acorns fit, what did i write')
  expect(answer.slice(answer.indexOf('In the line that has your words:'))).toMatch(
    /Little Acorns.*\n.*Two cargo bikes at the gate/,
  )
  expect(answer.slice(answer.indexOf('In the line that has your words:'))).not.toContain('brakes')
})

test('what goes on from something on a page is asked of that page', async () => {
  await write('one-year-choice', 'years.stay.customers', 40 as never)
  await write('one-year-choice', 'years.grow.worst', 'Two wages stay when the summer ends')
  const [first, second] = await converse(
    niamh,
    'what did I write down about growing versus staying, how many customers?',
    'and what could go wrong?',
  )
  expect(first).toContain('[Grow, stay or sell](')
  expect(second).toContain('Two wages stay when the summer ends')
})
