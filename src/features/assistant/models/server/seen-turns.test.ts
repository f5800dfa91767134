import { expect, test } from 'vitest'
import type { Answered } from '../../guide/server/said/answered-as.ts'
import type { Turn } from './chat-model.ts'
import { sentTurns } from './seen-turns.ts'

const asked = (content: string): Turn => ({ role: 'user', content })
const guide = (content: string, as: Answered): Turn => ({
  role: 'assistant',
  content,
  answeredAs: { as, asks: [] },
})

test('what the guide said to a life in danger and to what is to be remembered is sent to no model, nor what was said to it', () => {
  const turns = [
    ...[asked('How do I price?'), { role: 'assistant' as const, content: 'From the gain.' }],
    ...[asked('I want to kill myself'), guide('Call 988.', 'danger')],
    ...[asked('Remember that my wife is ill'), guide('I’ll remember that.', 'memory')],
    ...[asked('What is a runway?'), guide('Months of cash.', 'term')],
    asked('And a burn?'),
  ]
  expect(sentTurns({ turns, mayRead: true }).map(({ content }) => content)).toEqual([
    ...['How do I price?', 'From the gain.', 'What is a runway?', 'Months of cash.', 'And a burn?'],
  ])
})
