// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reauthenticate, settleReauth, waitingForReauth } from '#platform/web/session-expired.ts'
import { type Answers, answer, eventsAnswer, refusal } from '#tests/web/answers.ts'
import {
  assistantAnswers,
  bodies,
  box,
  calls,
  conversation,
  idea,
  message,
  panel,
  press,
  showWithStreams,
  times,
  type,
} from '#tests/web/show-assistant.tsx'

const follow = 'GET /api/chat/conversations/c1/stream'

afterEach(cleanup)

let answers: Answers
beforeEach(() => {
  answers = assistantAnswers()
  Object.assign(answers, answer(calls.list, [conversation]))
})

const begun = (conversationId: string) => ({ conversationId, title: 'Pricing', userMessageId: 'u1' })
const log = () => screen.getByRole('log').textContent

test.each(['ends', 'is lost'])('an answer whose stream %s before its end is followed to it', async (how) => {
  const whole = message('a1', 'assistant', 'Raise them all.')
  const question = message('u1', 'user', 'How?')
  Object.assign(answers, answer(calls.messages, [question, message('a1', 'assistant', 'Raise ', 'running')]))
  const { asked, stream, tell } = await showWithStreams(answers)
  type('How?')
  await press('Send')
  await tell(0, 'conversation', begun('c1'))
  await tell(0, 'delta', { text: 'Raise ' })
  await vi.waitFor(() => expect(log()).toContain('Raise'))
  Object.assign(
    answers,
    eventsAnswer(follow, [
      ['conversation', begun('c1')],
      ['done', { message: whole, status: 'done' }],
    ]),
  )
  const control = await stream(0)
  if (how === 'ends') control.close()
  else control.error(new TypeError('network error'))
  await vi.waitFor(() => expect(times(asked, follow)).toBe(1))
  Object.assign(answers, answer(calls.messages, [question, whole]))
  await vi.waitFor(() => expect(log()).toContain('Raise them all.'), { timeout: 5000 })
  expect(screen.queryByText('Failed to send message')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('an analysis that comes back while an answer streams waits for its end', async () => {
  const gate = Promise.withResolvers<void>()
  const analysis = { viability: 6, strengths: [], challenges: [], recommendations: [], criteria: [] }
  Object.assign(answers, answer(calls.analyze, { ...analysis, ideaId: 'x', claims: null, history: [] }, gate.promise))
  const { asked, stream, tell, streams } = await showWithStreams(answers)
  type('A shop that sells boxes', idea())
  await press('Analyze Idea')
  type('How?')
  await press('Send')
  await tell(0, 'conversation', begun('c1'))
  await tell(0, 'delta', { text: 'The first answer' })
  await press('New Conversation')
  gate.resolve()
  await screen.findByText('6/10')
  await tell(0, 'delta', { text: ' to its end' })
  expect(streams).toHaveLength(1)
  ;(await stream(0)).close()
  await tell(1, 'conversation', begun('c2'))
  await tell(1, 'delta', { text: 'The second answer' })
  await vi.waitFor(() => expect(log()).toContain('The second answer'))
  expect(log()).not.toContain('The first answer')
  expect(bodies(asked, calls.send)).toHaveLength(2)
})

test('an idea that is typed while the analysis of another is answered stays, also when the page is left', async () => {
  const analysis = { viability: 6, strengths: [], challenges: [], recommendations: [], criteria: [] }
  Object.assign(answers, answer(calls.analyze, { ...analysis, ideaId: 'x', claims: null, history: [] }))
  const { stream, tell } = await showWithStreams(answers)
  type('A shop that sells boxes', idea())
  await press('Analyze Idea')
  await stream(0)
  expect(idea().value).toBe('A shop that sells boxes')
  await tell(0, 'conversation', begun('c1'))
  await vi.waitFor(() => expect(idea().value).toBe(''))
  type('A shop that rents boxes', idea())
  ;(await stream(0)).close()
  await screen.findByText('Analysis Complete')
  expect(idea().value).toBe('A shop that rents boxes')
  cleanup()
  await showWithStreams(answers)
  expect(idea().value).toBe('A shop that rents boxes')
})

test('who writes when the score card comes goes on writing, and is told of it', async () => {
  const gate = Promise.withResolvers<void>()
  const analysis = { viability: 6, strengths: [], challenges: [], recommendations: [], criteria: [] }
  Object.assign(answers, answer(calls.analyze, { ...analysis, ideaId: 'x', claims: null, history: [] }, gate.promise))
  await showWithStreams(answers)
  type('A shop that sells boxes', idea())
  await press('Analyze Idea')
  box().focus()
  gate.resolve()
  await screen.findByText('Score card: 6/10')
  expect(document.activeElement).toBe(box())
})

test('who goes to another conversation while a new one is made stays there', async () => {
  const { stream, tell } = await showWithStreams(answers)
  type('How?')
  await press('Send')
  await stream(0)
  await press(/^Pricing/)
  expect(await panel('Pricing')).toBeTruthy()
  await tell(0, 'conversation', begun('c2'))
  await tell(0, 'delta', { text: 'An answer' })
  ;(await stream(0)).close()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull())
  expect(await panel('Pricing')).toBeTruthy()
  expect(log()).toContain('Raise them.')
})

test('an answer is not followed again by itself once signing in was declined, and is after a sign-in', async () => {
  Object.assign(answers, refusal(follow, 401, 'Please sign in.'))
  Object.assign(answers, answer(calls.messages, [message('a1', 'assistant', 'Raise ', 'running')]))
  const { asked } = await showWithStreams(answers)
  await press(/^Pricing/)
  await vi.waitFor(() => expect(waitingForReauth.get()).toHaveLength(1))
  act(() => settleReauth(false))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect([times(asked, follow), waitingForReauth.get().length]).toEqual([1, 0])
  act(() => {
    void reauthenticate('/api/lessons')
    settleReauth(true)
  })
  await vi.waitFor(() => expect(times(asked, follow)).toBe(2), { timeout: 3000 })
  act(() => settleReauth(false))
})
