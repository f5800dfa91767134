import { expect, test } from 'vitest'
import { isDoubt } from '#features/assistant/guide/server/kinds/words/uncertain.ts'
import type { Question } from '#features/assistant/models/server/chat-model.ts'
import { answeredByGuide } from '#tests/world/assistant/with-guide.ts'
import { stranger } from '../../../bench/guide.ts'

async function answersTo(...asked: string[]): Promise<readonly (readonly string[])[]> {
  let before: Question['turns'] = []
  const answers: (readonly string[])[] = []
  for (const content of asked) {
    const turns = [...before, { role: 'user' as const, content }]
    const answered = await answeredByGuide({ ...(stranger()(content) as Question), turns })
    before = answered.turns
    answers.push(answered.lines)
  }
  return answers
}

test.each([
  'how do I know if my ads work',
  'do I need a website',
  'when is a good moment to ask for a review',
  'people ask for a quote then go silent',
  'I bought too much stock',
  'I want to go from elite to quantum',
  'how do I print my founder file',
  'can two people from our company use one account',
])('what is known to be asked like this is told without a doubt: %s', async (asked) => {
  const [answer = []] = await answersTo(asked)
  expect(answer.some(isDoubt), answer.join('\n')).toBe(false)
})

test.each([
  ['two of my helpers want the same week off', '/submodules/'],
  ['my prices are on the wall, the competition is 10% cheaper', '/submodules/'],
  ['a customer of ours broke the part himself and now he blames me for all of it', '/submodules/'],
  ["what's my email for the accountant", '/settings#email'],
  ['what do the green ticks mean', 'Mark as Complete'],
])('what shares little with its answer is told with a doubt: %s', async (asked, says) => {
  const [answer = []] = await answersTo(asked)
  expect(answer.filter(isDoubt), answer.join('\n')).toHaveLength(1)
  expect(answer.join('\n')).toContain(says)
})

test('a doubt has other words the second time, and what else may be meant is there to choose', async () => {
  const [first = [], second = []] = await answersTo(
    'two of my helpers want the same week off',
    'what do I do when the competition is 10% cheaper than the prices on my wall?',
  )
  const doubts = [...first, ...second].filter(isDoubt)
  expect(new Set(doubts).size).toBe(2)
  expect(second.at(-1)).toMatch(/^1\. \[[^\]]+\]\(\/modules\//)
})

test('a text that nothing of the message went into isn’t called filled in', async () => {
  const [answer = []] = await answersTo('I need an invoice reminder text')
  expect(answer.join('\n')).toContain('nothing you told me has a place in it')
  const [filled = []] = await answersTo('Write a reminder for invoice 31 over $450')
  expect(filled.join('\n')).toContain('with what you told me filled in')
})

test('who asks who sees or uses their words isn’t told who the guide is', async () => {
  for (const asked of ['Who can see my answers?', 'do you use my answers to train an ai']) {
    const [answer = []] = await answersTo(asked)
    expect(answer.join('\n'), asked).not.toContain('I’m the built-in guide')
  }
})

test('whether data is sold is answered with a no', async () => {
  const [[first = ''] = []] = await answersTo('will you sell my data')
  expect(first).toMatch(/^No: your data isn’t sold/)
})
