// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, eventsAnswer, incompleteAnswer, refusal, silence } from '#tests/web/answers.ts'
import {
  assistantAnswers,
  bodies,
  calls,
  conversation,
  idea,
  isOff,
  panel,
  press,
  showAssistant,
  times,
  type,
} from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

let answers: Answers
beforeEach(() => {
  answers = assistantAnswers()
})
const show = (conversations: (typeof conversation)[] = []) => {
  Object.assign(answers, answer(calls.list, conversations))
  return showAssistant(answers)
}

test.each([
  'Help me create a business plan',
  'What automation tools should I use?',
  'How do I price my services?',
  'Tips for customer acquisition',
])('the quick prompt “%s” is sent as a message after 100 ms', async (prompt) => {
  const asked = await show()
  const button = await screen.findByRole('button', { name: prompt })
  vi.useFakeTimers()
  fireEvent.click(button)
  vi.advanceTimersByTime(99)
  expect(times(asked, calls.send)).toBe(0)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(bodies(asked, calls.send)).toMatchObject([{ message: prompt }]))
})

test('a quick prompt that is pressed twice is sent once', async () => {
  const asked = await show()
  const button = await screen.findByRole('button', { name: 'How do I price my services?' })
  vi.useFakeTimers()
  fireEvent.click(button)
  vi.advanceTimersByTime(60)
  fireEvent.click(button)
  vi.advanceTimersByTime(200)
  vi.useRealTimers()
  await vi.waitFor(() => expect(times(asked, calls.send)).toBe(1))
  await screen.findByText('Raise them.')
  expect(times(asked, calls.send)).toBe(1)
})

test('an analysis opens at its score card, and what is missing is filled in place', async () => {
  const criteria = [
    { name: 'evidence', state: 'missing', words: '', question: 'How many did you talk with?' },
    { name: 'customer', state: 'met', words: 'Meal boxes for nurses.', question: 'Who exactly?' },
    { name: 'economics', state: 'claimed', words: 'A good margin.', question: 'What does one sale bring?' },
  ] as const
  const history = [{ viability: 2, at: '2026-03-01T12:00:00.000Z', gained: ['customer'], lost: [], counted: null }]
  const asked = await analysed(answer(calls.analyze, { ...result, criteria: [...criteria], history }))
  const heading = await screen.findByRole('heading', { name: /^Score card/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  const card = await panel('Score card 7/10')
  expect(card.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'EvidenceMissing',
    'CustomerMet“Meal boxes for nurses.”',
    'EconomicsClaimed“A good margin.”',
  ])
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DateScoreChanged since',
    'Mar 1, 20262/10Met since then: customer',
  ])
  expect(isOff('Score it again')).toBe(true)
  type('I talked with 12 nurses', screen.getByRole('textbox', { name: 'How many did you talk with?' }))
  await vi.waitFor(() => expect(isOff('Score it again')).toBe(false))
  await press('Score it again')
  await vi.waitFor(() =>
    expect(bodies(asked, calls.analyze)[1]).toEqual({
      idea: 'Meal boxes for nurses.\nI talked with 12 nurses.',
      ideaId: 'i1',
    }),
  )
})

test('an idea of blanks cannot be analysed', async () => {
  await show()
  expect(isOff('Analyze Idea')).toBe(true)
  type('  ', idea())
  expect(isOff('Analyze Idea')).toBe(true)
})

const result = {
  viability: 7,
  strengths: ['A buyer'],
  challenges: [],
  recommendations: [],
  criteria: [],
  ideaId: 'i1',
  claims: null,
  history: [],
}
async function analysed(answered: Answers) {
  Object.assign(answers, answered)
  const asked = await show()
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  return asked
}

test('an analysis becomes a message of a conversation with its own title, and clears the box', async () => {
  const asked = await analysed(answer(calls.analyze, result))
  await screen.findByText('Analysis Complete')
  expect(screen.getByText('Your business idea has been analyzed and added to the chat.')).toBeTruthy()
  expect(bodies(asked, calls.analyze)).toEqual([{ idea: 'Meal boxes for nurses.' }])
  expect(bodies(asked, calls.send)).toMatchObject([
    { message: expect.stringContaining('Meal boxes for nurses.'), title: 'Business Idea Analysis' },
  ])
  expect(idea().value).toBe('')
})

test('an analysis goes into the conversation that is chosen, without a title', async () => {
  Object.assign(answers, answer(calls.analyze, result))
  const asked = await show([conversation])
  await press(/^Pricing/)
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  await screen.findByText('Analysis Complete')
  expect(bodies(asked, calls.send)).toMatchObject([{ message: expect.any(String), conversationId: 'c1' }])
})

test.each([
  ['the server’s sentence', refusal(calls.analyze, 429, { message: 'Come back tomorrow.' }), 'Come back tomorrow.'],
  ['its own words', refusal(calls.analyze, 500), 'Failed to analyze business idea'],
])('an analysis that fails is told with %s', async (_, refused, words) => {
  await analysed(refused)
  await screen.findByText('Analysis Failed')
  expect(screen.getByText(words)).toBeTruthy()
  expect(idea().value).toBe('Meal boxes for nurses.')
})

test('an analysis that cannot be brought into the chat says so', async () => {
  Object.assign(answers, refusal(calls.send, 500))
  await analysed(answer(calls.analyze, result))
  await screen.findByText('Analysis Error')
  expect(screen.getByText('Failed to process the analysis. Please try again.')).toBeTruthy()
})

test('an analysis on its way is shown without the marks of its Markdown', async () => {
  const begun = { conversationId: 'c1', title: 'Business Idea Analysis', userMessageId: 'u1' }
  Object.assign(answers, eventsAnswer(calls.send, [['conversation', begun]]))
  Object.assign(answers, silence(calls.list))
  Object.assign(answers, answer(calls.analyze, result))
  await showAssistant(answers)
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  const shown = await screen.findByText(/Viability Score: 7\/10/)
  expect(shown.textContent).not.toContain('*')
})

test('an answer without earlier scores, or without any list, is shown all the same', async () => {
  const asked = await analysed(incompleteAnswer(calls.analyze, { viability: 6 }))
  await screen.findByText('Analysis Complete')
  expect(bodies(asked, calls.send)).toMatchObject([
    { message: expect.stringContaining('No specific strengths identified'), title: 'Business Idea Analysis' },
  ])
})
