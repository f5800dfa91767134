// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, eventsAnswer, noNetwork, serverIsBack } from '#tests/web/answers.ts'
import {
  assistantAnswers,
  bodies,
  box,
  calls,
  conversation,
  message,
  panel,
  press,
  showAssistant,
  showWithStreams,
  times,
  type,
} from '#tests/web/show-assistant.tsx'

afterEach(cleanup)

let answers: Answers
beforeEach(() => {
  answers = assistantAnswers()
})

const follow = 'GET /api/chat/conversations/c1/stream'
const begun = { conversationId: 'c1', title: 'Pricing', userMessageId: 'u1' }

test('a message without a network says why it wasn’t sent, stays, and is sent once the server is back', async () => {
  Object.assign(answers, noNetwork(calls.send))
  const asked = await showAssistant(answers)
  type('How do I price?')
  await press('Send')
  await screen.findByText(/You seem to be offline, so this wasn’t sent/)
  expect(screen.queryByText('Failed to send message')).toBeNull()
  expect(box().value).toBe('How do I price?')
  Object.assign(answers, assistantAnswers(), serverIsBack)
  act(() => void dispatchEvent(new Event('online')))
  await press('Send now')
  await vi.waitFor(() => expect(box().value).toBe(''))
  const [lost, again] = bodies(asked, calls.send)
  expect(again).toEqual({ message: 'How do I price?', sendId: expect.any(String) })
  expect(again).toEqual(lost)
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
})

test('a message whose reply is lost is the same send again, by whichever button, and what follows it is another', async () => {
  const { asked, stream, tell } = await showWithStreams(answers)
  type('How?')
  await press('Send')
  ;(await stream(0)).error(new TypeError('network error'))
  await screen.findByText(/so this wasn’t sent/)
  await press('Send')
  await tell(1, 'conversation', begun)
  ;(await stream(1)).close()
  await vi.waitFor(() => expect(box().value).toBe(''))
  type('How?')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(false))
  await press('Send')
  await stream(2)
  const ids = bodies(asked, calls.send).map((body) => (body as { sendId: string }).sendId)
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false])
})

test('other words than those that weren’t sent are sent by their own button', async () => {
  Object.assign(answers, noNetwork(calls.send))
  await showAssistant(answers)
  type('How?')
  await press('Send')
  await screen.findByText(/so this wasn’t sent/)
  type('How much?')
  expect(screen.queryByText(/so this wasn’t sent/)).toBeNull()
})

test('a try at an answer without a network says that it’s missing', async () => {
  Object.assign(answers, answer(calls.list, [conversation]), noNetwork('POST /api/chat/conversations/c1/retry'))
  Object.assign(
    answers,
    answer(calls.messages, [message('u1', 'user', 'How?'), message('a1', 'assistant', 'Ra', 'failed')]),
  )
  await showAssistant(answers)
  await press(/^Pricing/)
  await press('Try again')
  await screen.findByText('You seem to be offline. Please try again once you’re back.')
})

test('what was typed is there again after leaving the page', async () => {
  await showAssistant(answers)
  type('Half a thought')
  cleanup()
  await showAssistant(answers)
  expect(box().value).toBe('Half a thought')
})

test('who leaves while an answer is written finds its conversation open, and the answer followed', async () => {
  const { tell } = await showWithStreams(answers)
  type('How?')
  await press('Send')
  await tell(0, 'conversation', begun)
  await tell(0, 'delta', { text: 'Raise ' })
  await screen.findByRole('button', { name: 'Stop' })
  cleanup()
  const question = message('u1', 'user', 'How?')
  Object.assign(
    answers,
    answer(calls.list, [conversation]),
    answer(calls.messages, [question, message('a1', 'assistant', 'Raise ', 'running')]),
    eventsAnswer(follow, [['done', { message: message('a1', 'assistant', 'Raise them.'), status: 'done' }]]),
  )
  const asked = await showAssistant(answers)
  expect(await panel('Pricing')).toBeTruthy()
  await vi.waitFor(() => expect(times(asked, follow)).toBeGreaterThan(0))
})

test('who left before the server had made the conversation finds it too, and an answer that was read is not opened again', async () => {
  const { tell, stream } = await showWithStreams(answers)
  type('How?')
  await press('Send')
  await stream(0)
  cleanup()
  await tell(0, 'conversation', begun)
  Object.assign(answers, answer(calls.list, [conversation]))
  await showAssistant(answers)
  expect(await panel('Pricing')).toBeTruthy()
  await screen.findByText('Raise them.')
  cleanup()
  await showAssistant(answers)
  expect(await panel('New Conversation')).toBeTruthy()
})
