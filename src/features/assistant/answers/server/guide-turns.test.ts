import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())
const said = async (...turns: string[]) => converse(await world.member({ tier: 'elite' }), ...turns)
const last = async (...turns: string[]) => (await said(...turns)).at(-1) ?? ''

test('whether a plan renews is told each time it is asked, in other words', async () => {
  const answers = await converse(
    await payingMember(world),
    'does my plan renew?',
    'does my plan renew?',
    'so does it renew?',
    'but does my plan renew or not?',
    'does my plan renew?',
  )
  for (const answer of answers) expect(answer).toContain('Quantum renews on April 2, 2026 for $97.00.')
  expect(new Set(answers).size).toBe(answers.length)
})

test.each([
  ['Should I give a discount?', 'why?', 'why?', 'why?', 'what else?', 'more', 'what else?'],
  ['can I cancel?', 'why?', 'what else?', 'shorter', 'what else?'],
  ['what is churn?', 'an example', 'why does it matter?', 'and for a service business?', 'shorter', 'what else?'],
  ['What’s my runway?', 'why?', 'What’s my runway?', 'What’s my runway?', 'What’s my runway?'],
])('%s, then %s: nothing comes twice in the same words', async (...turns) => {
  const paragraphs = (await said(...turns)).flatMap((answer) =>
    answer.split('\n\n').filter((one) => one.length > 40 && !one.startsWith('More in ')),
  )
  expect(paragraphs.filter((one, at) => paragraphs.indexOf(one) !== at)).toEqual([])
})

test('what was misread is offered otherwise, and a number chooses', async () => {
  const [, wrong = '', chosen] = await said('When should I hire?', 'that’s not what I meant', 'no, the second')
  expect(wrong).toContain('Then I read it wrong, sorry.')
  const [, second = ''] = wrong.match(/^\d\. .+$/gm) ?? []
  const [, id = 'none'] = /\/submodules\/([a-z0-9-]+)\)/.exec(second) ?? []
  expect(chosen).toContain(id)
})

test('of two that the question named, the second is the second', async () => {
  expect(await last('Should I offer a monthly or yearly price?', 'the second')).toContain('So **yearly**.')
})

test('a place in a list is that of the last list, and of none is asked back', async () => {
  expect(await last('How do I price my service?', 'the second')).toContain('Find the ceiling')
  expect(await last('can I cancel?', 'the second')).toContain('There was no numbered list')
})

test('a bare answer to the guide’s own question is put into its place', async () => {
  const tools = await said(
    'Which tools should I use to automate my admin?',
    'invoices',
    '40 minutes',
    '8 times a month',
    '30 an hour',
  )
  expect(tools[1]).toContain('Invoices, then. How many minutes')
  expect(tools[2]).toContain('How many times a week?')
  expect(tools[3]).toContain('**5.3 hours a month**')
  expect(tools[4]).toContain('5.3 × 30 = **159 a month**')
  const counted = await said(
    'How do I find more customers for my bakery in town?',
    'I contacted 40 and 6 replied',
    '12',
    '4',
  )
  expect(counted[2]).toContain('12 can’t be: there were 6 before that.')
  expect(counted[3]).toContain('4 of 6 talked')
  const money = await said('I need 2,000 a month, how long will my savings last?', '15000', 'and with 2500?')
  expect(money[0]).toContain('How much do you have for it today?')
  expect(money.slice(1).join()).toMatch(/\*\*7\.5 months\*\*[\s\S]*\*\*6 months\*\*/)
})

test('figures after a word was explained are worked out for it', async () => {
  const [, margin, more] = await said(
    'what’s the difference between margin and markup?',
    'my cost is 18 and I sell at 30',
    'and at 35?',
  )
  expect(margin).toContain('($30 − $18) ÷ $30 = **40%**')
  expect(more).toContain('**48.6%**')
})

test('a number with two readings is worked out for both, and a decimal comma is read as one', async () => {
  expect(await last('1.200 * 3')).toMatch(/as 1,200: 1,200 × 3 = \*\*3,600\*\*[\s\S]*as 1\.2: 1\.2 × 3 = \*\*3\.6\*\*/)
  expect(await last('0,125 * 80')).toContain('I read 0,125 as 0.125.')
})

test.each([
  ['How do I find my first ten customers?', 'How long do I boil an egg?', 'not in the program'],
  ['Should I give a discount?', 'which plan am I on?', 'You’re on Elite'],
  ['How do I write a cold email?', "What's the weather in Lisbon?", 'not in the program'],
  ['how do I plan my week', 'Should my brother own half of the company?', 'foundation-04-law-list'],
  ['How do I find my first ten customers?', 'How much does Quantum cost?', '$97'],
])('%s, then %s: a question that stands by itself is answered as if nothing was asked before', async (...turns) => {
  expect(await last(turns[0], turns[1])).toContain(turns[2])
})

test('what stands in the way of an answer, or how it came about, is about that answer', async () => {
  expect(await last('How do I test an idea quickly?', 'I don’t have money for that')).toContain(
    'costs nothing but time',
  )
  expect(await last('What should I measure every week?', 'that’s too many for me')).toContain('Then cut it down')
  expect(await last('How many clients can I handle?', 'how did you get to that')).toContain('That’s from [')
})
