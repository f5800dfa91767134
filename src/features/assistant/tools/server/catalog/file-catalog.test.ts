import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { founderWithAllPages } from '#tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../../answers/answers.contract.ts'
import { type WrittenWords, writtenWords } from './written-words.ts'

let world: World
/** Who wrote on every page, and who wrote on none. Each message begins a conversation of its own. */
let ada: TestMember
let eve: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await founderWithAllPages(world)
  eve = await world.member({ tier: 'elite' })
})
afterAll(() => world.close())

type Asked = { ask: string; at: string[]; held?: boolean }
const asked = parse(readFileSync('bench/questions/own-fields.yaml', 'utf8')) as Asked[]

/** The fields that are found for a question, as the file of questions writes them. */
const found = (ask: string, written?: WrittenWords) =>
  (world.services.assistant.findPlaces(ask, written)?.places ?? []).flatMap(({ pageId, addresses }) =>
    addresses.map((address) => `${pageId}.${address}`),
  )

test('a field is found by what members call it', () => {
  const missed = asked.filter(({ ask, at }) => !found(ask).some((place) => at.includes(place)))
  expect(missed.length / asked.length).toBeLessThan(0.06)
})

test('a field is found by a name that only its owner wrote there', () => {
  const ask = 'what do I have on Mr Teixeira and his fish'
  const text = 'Mr Teixeira: three signs give three prices for the same fish'
  const written = writtenWords([{ pageId: 'outreach-messages', address: 'names.observation', text }])
  expect(found(ask)[0]).not.toBe('outreach-messages.names.observation')
  expect(found(ask, written)[0]).toBe('outreach-messages.names.observation')
  // What somebody wrote stays theirs.
  expect(found(ask)[0]).not.toBe('outreach-messages.names.observation')
})

test('a field is found by plain words that its label hasn’t, among three at most', () => {
  const plain = (parse(readFileSync('bench/questions/own-plain.yaml', 'utf8')) as Asked[]).filter(
    ({ at }) => at.length > 0,
  )
  const missed = plain.filter(({ ask, at }) => !found(ask).some((place) => at.some((one) => isAt(place, one))))
  expect(missed.length / plain.length).toBeLessThan(0.05)
})

/** A table’s key asks how many lines it has. */
const isAt = (place: string, asked: string) => place === asked || place.startsWith(`${asked}.`)

test('a turn of phrase stands for the words of pages, whatever its own words are', () => {
  expect(found('at what amount did I say I’d pull the plug')).toContain('runway-sheet.month.as_is.trigger')
})

const say = async (member: TestMember, message: string) =>
  (await member.call(sendMessage, { body: { message } })).body.message.content.replaceAll('\\', '')

test.each([
  ['whats the material cost per sale i put in', 'Unit cost and price', '$245'],
  ['who did I say asks me about the plan every week', 'My plan for the first 60 days', '**'],
  ['how many tools do I pay for', 'Tool and fact map', '**'],
  ['what tax share did i decide to put aside', 'Money split', '%'],
  [
    'my brother in law thinks the whole thing is a hobby and we had a fight about it yesterday. anyway, which words did I strike out because rivals use them too',
    'The sentence that says what you are',
    'authentic, premium',
  ],
])('%s', async (question, page, says) => {
  const answer = await say(ada, question)
  expect(answer).toContain(`[${page}](`)
  expect(answer).toContain(says)
  expect(answer).toContain('Mar 2, 2026')
  const empty = await say(eve, question)
  expect(empty).toMatch(/still empty/)
  expect(empty).not.toMatch(/\*\*[^*]*\d[^*]*\*\*/)
})

test('of a page that is begun, the one field is said to be empty', async () => {
  const ada = await world.member({ tier: 'elite' })

  const body = { field: 'material', value: 3, version: 0 }
  await ada.call(saveAnswers, { params: { pageId: 'unit-cost-and-price' }, body } as never)
  const answer = await say(ada, 'did I ever note what a helper would cost me per hour')
  expect(answer).toContain('You’ve begun your page [Unit cost and price]')
  expect(answer).toContain('*What a helper would cost an hour* is still empty')
})

test('only who asks whether something is written is told “No”', async () => {
  const ada = await world.member({ tier: 'elite' })
  expect(await say(ada, 'did I ever note what a helper would cost me per hour')).toMatch(/^No: \*/)
  expect(await say(ada, 'what did I write that a helper would cost me per hour')).toMatch(/^\*[^*]+\* belongs on your/)
})

test('of what no page has a field for no figure is told, and the nearest pages are named', async () => {
  for (const ask of [
    'Which color did we paint the back room?',
    'Which playlist do we put on during the pottery evenings?',
  ]) {
    const answer = await say(ada, ask)
    expect(answer).toContain('I find no field for that in your Founder file')
    expect(answer).not.toContain('**')
  }
})
