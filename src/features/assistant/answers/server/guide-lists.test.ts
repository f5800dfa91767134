import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Save, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
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

const say = async (...messages: string[]) => (await converse(lena, ...messages)).at(-1) ?? ''

type Case = [asked: string, has: string[], hasNot?: string[]]

describe('rows are asked for by what stands in a column', () => {
  test.each<Case>([
    [
      'who said later? when do I call them',
      ['**2 of 4**', 'Orla’s Deli', 'Apr 2, 2026', 'Quay Café', 'Feb 27, 2026'],
      ['Haddad'],
    ],
    ['who turned me down when I asked them to buy', ['Mr. Haddad', '“I buy in Turin.”'], ['Quay']],
    ['who said no', ['Mr. Haddad', '“I buy in Turin.”'], ['Quay', 'won’t do']],
    ['how many of my asks were a yes', ['**1 of 4**', 'Bellweather Hotel'], ['Orla']],
    [
      'which legal things are still open?',
      ['**2 of 3**', 'Mar 20, 2026', 'May 4, 2026', 'Don’t know'],
      ['know my legal form'],
    ],
    [
      'which of my time eaters did i decide to hand over',
      ['Packing in the evening', 'Noor packs, from March'],
      ['Driving'],
    ],
    ['what did I say I’d stop doing with my hours', ['Comparing bags online'], ['Packing']],
    ['who still owes me an answer', ['Quay Café', 'Night kitchen'], ['Haddad', 'Subject: Invoice']],
    ['who hasn’t said yes yet?', ['**3 of 4**', 'Mr. Haddad', 'Orla', 'Quay'], ['Bellweather']],
    ['which of my time eaters did I not hand over', ['Driving', 'Comparing bags online'], ['Packing']],
    ['which of my asks are overdue?', ['Quay Café'], ['Bellweather', 'Orla']],
    ['which of my asks have a date that is already past', ['Bellweather Hotel', 'Quay Café'], ['Orla']],
  ])('“%s”', async (asked, has, hasNot = []) => {
    const answer = await say(asked)
    for (const one of has) expect(answer).toContain(one)
    for (const one of [...hasNot, 'I’m not sure']) expect(answer).not.toContain(one)
  })

  test('where none has it, that is said with how many there are', async () => {
    expect(await say('which of the people that went quiet refused in the end?')).toMatch(/none of 2 in/)
  })
})

test('a list that has no lines yet is said to be empty, and what all share is said of all', async () => {
  const mila = await world.member()
  const save = (body: Save) => mila.call(saveAnswers, { params: { pageId: 'asks-log' }, body })
  await save({ field: 'talked', value: 9, version: 0 })
  for (const asked of ['who of my asks has said yes?', 'how many of my asks were a yes', 'who still owes me an answer'])
    expect((await converse(mila, asked))[0]).toMatch(/Nothing is entered in \*The asks\* on your page .* yet\./)
  expect((await converse(mila, 'who of my asks is worth the most'))[0]).not.toMatch(/^\s*(\*No AI|$)/)
})

describe('the most, the least, the first and the sum of a list', () => {
  test.each<Case>([
    ['which hour eater is the biggest', ['the highest *Hours*: **Driving to the roaster**, 6.5 h']],
    [
      'where do I lose most people in my funnel?',
      ['the lowest *Share of the step before*', '**Leave an address**, 15%', 'How many: 200', '**80%**'],
    ],
    ['which was the last ask I made', ['the last by *Asked on*', '**Quay Café**, Feb 13, 2026']],
    ['who of my asks is worth the most', ['the highest *Price*', '**Bellweather Hotel**, $480']],
    ['how much are my asks worth all together', ['Price, all 4 added up: **$1,170**']],
  ])('“%s”', async (asked, has) => {
    const answer = await say(asked)
    for (const one of has) expect(answer).toContain(one)
    expect(answer).not.toContain('I’m not sure')
  })
})

test('two questions in one sentence are both answered', async () => {
  const answer = await say('who asks me about the plan and what hour is my weekly review')
  expect(answer).toContain('Piet, on Mondays')
  expect(answer).toContain('Thursday, 8:00')
})

test('after one list was told, another is asked for as it would be alone', async () => {
  const answer = await say('how many of the people I asked said yes?', 'who said later? when do I ring them')
  expect(answer).toContain('**2 of 4**')
  expect(answer).toContain('Quay Café**: Next date: Feb 27, 2026')
})

test('how long something lasts is no last of many', async () => {
  expect(await say('how long do the bags last?')).not.toContain('the last by')
})

test('what became of somebody is told from each list that names them, though they differ', async () => {
  const answer = await say('did Orla say yes in the end?')
  expect(answer).toMatch(/\[Five asks this week\]\([^)]+\), \*The asks\*:\n\n- \*\*Orla’s Deli\*\*: Answer: Not yet/)
  expect(answer).toContain('How it ended: they came back')
})

test.each<Case>([
  ['what did I decide about packing in the evening, keep it or what', ['hand over']],
  ['what did I ask Mr. Haddad for, how much was it in all?', ['$260']],
  ['when did Orla say she would look again, after the refit?', ['Apr 2, 2026']],
])('what is asked of one line by its words is told with that line: “%s”', async (asked, has) => {
  const answer = await say(asked)
  for (const one of has) expect(answer).toContain(one)
  expect(answer).not.toMatch(/\*\*\d of \d+\*\*|added up/)
})

test('what a clause beside tells of somebody asks for no rows', async () => {
  expect(await say('what is my review hour when someone said no')).not.toMatch(/\*\*\d of \d+\*\*/)
})

test.each([
  ['who said later?', 0],
  ['which hour eater is the biggest', 0],
  ['which sheets havent I filled in yet', 0],
  ['who asks me about the plan and what hour is my weekly review', 2],
])('“%s” takes as many statements as one field does, and %i more', async (asked, more) => {
  const ofField = await world.countQueries(() => say('what hour is my weekly review'))
  expect(await world.countQueries(() => say(asked))).toBeLessThanOrEqual(ofField + more)
})

test('advice, sums and the product are no question for a list', async () => {
  for (const asked of ['who should I ask first?', 'what is the best way to say no', 'which lessons are still open?'])
    expect(await say(asked)).not.toMatch(/\*\*\d of \d+\*\*|the highest \*/)
})
