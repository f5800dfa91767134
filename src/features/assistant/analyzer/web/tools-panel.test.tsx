// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  assistantAnswers,
  bodies,
  calls,
  conversation,
  idea,
  isOff,
  press,
  showAssistant,
  times,
  type,
} from '#tests/web/show-assistant.tsx'
import type { Answers } from '#tests/web/show-page.tsx'

afterEach(cleanup)

let answers: Answers
beforeEach(() => {
  answers = assistantAnswers()
})
const show = (conversations: unknown[] = []) => {
  answers[calls.list] = { body: conversations }
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
  await vi.waitFor(() => expect(bodies(asked, calls.send)).toEqual([{ message: prompt }]))
})

test('an idea of blanks cannot be analysed', async () => {
  await show()
  expect(isOff('Analyze Idea')).toBe(true)
  type('  ', idea())
  expect(isOff('Analyze Idea')).toBe(true)
})

const result = { viability: 7, strengths: ['A buyer'], challenges: [], recommendations: [], history: [] }
async function analysed(answer: Answers[string]) {
  answers[calls.analyze] = answer
  const asked = await show()
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  return asked
}

test('an analysis becomes a message of a conversation with its own title, and clears the box', async () => {
  const asked = await analysed({ body: result })
  await screen.findByText('Analysis Complete')
  expect(screen.getByText('Your business idea has been analyzed and added to the chat.')).toBeTruthy()
  expect(bodies(asked, calls.analyze)).toEqual([{ idea: 'Meal boxes for nurses.' }])
  expect(bodies(asked, calls.send)).toEqual([
    { message: expect.stringContaining('Meal boxes for nurses.'), title: 'Business Idea Analysis' },
  ])
  expect(idea().value).toBe('')
})

test('an analysis goes into the conversation that is chosen, without a title', async () => {
  answers[calls.analyze] = { body: result }
  const asked = await show([conversation])
  await press(/^Pricing/)
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  await screen.findByText('Analysis Complete')
  expect(bodies(asked, calls.send)).toEqual([{ message: expect.any(String), conversationId: 'c1' }])
})

test.each([
  ['the server’s sentence', { status: 429, body: { message: 'Come back tomorrow.' } }, 'Come back tomorrow.'],
  ['its own words', { status: 500, text: '' }, 'Failed to analyze business idea'],
])('an analysis that fails is told with %s', async (_, answer, words) => {
  await analysed(answer)
  await screen.findByText('Analysis Failed')
  expect(screen.getByText(words)).toBeTruthy()
  expect(idea().value).toBe('Meal boxes for nurses.')
})

test('an analysis that cannot be brought into the chat says so', async () => {
  answers[calls.send] = { status: 500, text: '' }
  await analysed({ body: result })
  await screen.findByText('Analysis Error')
  expect(screen.getByText('Failed to process the analysis. Please try again.')).toBeTruthy()
})

test('an analysis on its way is shown without the marks of its Markdown', async () => {
  answers[calls.send] = {
    text: 'event: conversation\ndata: {"conversationId":"c1","title":"Business Idea Analysis","userMessageId":"u1"}\n\n',
  }
  answers[calls.list] = { body: [], after: new Promise(() => {}) }
  answers[calls.analyze] = { body: result }
  await showAssistant(answers)
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  const shown = await screen.findByText(/Viability Score: 7\/10/)
  expect(shown.textContent).not.toContain('*')
})

test('an answer without earlier scores, or without any list, is shown all the same', async () => {
  const asked = await analysed({ body: { viability: 6 } })
  await screen.findByText('Analysis Complete')
  expect(bodies(asked, calls.send)).toEqual([
    { message: expect.stringContaining('No specific strengths identified'), title: 'Business Idea Analysis' },
  ])
})
