import { expect, test } from 'vitest'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import { answeredByGuide } from '#tests/world/assistant/with-guide.ts'
import { stranger } from '../../../bench/guide.ts'

const runway = {
  ...{
    title: 'Runway sheet',
    href: '/modules/m/submodules/foundation-01-runway#worksheet',
    lesson: null,
    isOpen: true,
  },
  figures: [{ label: 'Runway in months', text: '6.5', mark: null, date: null }],
}
async function answerTo(...asked: [string, ...string[]]): Promise<string> {
  let turns: Question['turns'] = []
  for (const content of asked) {
    const { own, ...rest } = stranger()(content) as Question
    const readFigure = async ({ id }: { id: string }) => (id === 'runway' ? runway : { ...runway, figures: [] })
    const question = { ...rest, turns: [...turns, { role: 'user', content }], own: { ...own, readFigure } }
    turns = (await answeredByGuide(question as Question)).turns
  }
  return turns.at(-1)?.content ?? ''
}

test.each([
  ['what is runway', '**Runway**: Your cash divided by the burn'],
  ["Explain me please what mean 'churn', my english not so good", '**Churn**: The share of customers who leave'],
  ["sorry my english is bad, what is 'retention' in easy words?", '**Retention**:'],
  ["what is meant by 'unit cost', please easy english", '**Unit cost**:'],
  ['explain conversion rate like I’m ten', '**Conversion rate**:'],
  ['what does break even mean exactly, and where am I', '**Break-even**:'],
  ['What’s a switch interview?', '**Switch interview**:'],
])('a word is told what it means before anything else: %s', async (asked, says) => {
  expect((await answerTo(asked)).replace(/^Your English.*\n\n/, '')).toMatch(
    new RegExp(`^${says.replaceAll('*', '\\*')}`),
  )
})

test('what it comes to for the member stands beside it, and is told when asked for', async () => {
  expect(await answerTo('what is runway')).toContain('Yours, from [Runway sheet]')
  expect(await answerTo('what is runway', 'whats mine?')).toMatch(/^Yours, from \[Runway sheet\].*\*\*6\.5\*\*/)
  expect(await answerTo('what is churn', 'and mine?')).toContain('I won’t guess')
})

test.each([
  ['what’s a lead magnet and do I need one', 'You need one only where'],
  ['whats a retainer and would that work for a gardener', 'It works where'],
  ['do you know what upselling means? should I do it in my nail salon', 'Do it where'],
])('whether one needs it is answered where that is asked: %s', async (asked, says) => {
  expect(await answerTo(asked)).toContain(says)
})

test.each([
  'What’s the VAT rate on bike repairs in Ireland right now?',
  'what is the minimum wage in Germany at the moment',
  'What’s the corporate tax rate in Poland this year',
])('no rate of an office is told: %s', async (asked) => {
  expect(await answerTo(asked)).toMatch(/^I don’t have that/)
})

test.each([
  'Will Wheelhouse Cycles lower their prices this year?',
  'will the bakery chain open a second shop near me next year?',
  'Are interest rates going up next year?',
])('what others will do can’t be known, and that is said first: %s', async (asked) => {
  const answer = await answerTo(asked)
  expect(answer).toMatch(/^I can’t know that/)
  expect(answer).toContain('What you can do in any case: ')
  expect(answer).not.toContain('If I read you right')
})

test.each([
  'Will customers leave if I raise my prices?',
  'what VAT rate do I charge for a cake',
  'will I lose people when I raise the price',
  'is my price too high',
])('what follows from one’s own doing is asked of a lesson: %s', async (asked) => {
  expect(await answerTo(asked)).not.toMatch(/^I (?:can’t know|don’t have) that/)
})

test.each([
  ['nobody rings in april, how do i get through the slow months', 'Sell the quiet months in the busy ones'],
  [
    'how do I get people to book the next service before I leave, only 4 of 15 did',
    'Ask while the tools are still out',
  ],
  [
    'Instagram or google for a hairdresser in a town of 8000, i have 150 a month',
    'What decides it is how people come to need you',
  ],
  [
    'Dara wants to work more than the two saturdays. Is he an employee then or can he send me an invoice?',
    // Told with a doubt: most of what is said of Dara is said of no lesson.
    'If I read you right:\n\nThe label doesn’t decide',
  ],
])('one word of a question about the business doesn’t make it one about something else: %s', async (asked, says) => {
  expect(await answerTo(asked)).toMatch(new RegExp(`^${says}`))
})

test('a word of the member’s own trade makes no other subject of a question about the business', async () => {
  const answer = await answerTo('how do I find out if knitters pay for this before I code for 3 months')
  expect(answer).not.toContain('not in the program')
  expect(answer).toMatch(/say a number:\n+1\. \[.*\n2\. \[/)
  expect(await answerTo('who won the world cup')).toContain('**not in the program**')
  expect(await answerTo('how do I fix my carburetor')).not.toMatch(/^1\. /m)
})
