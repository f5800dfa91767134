// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, incompleteAnswer, refusal, silence } from '#tests/web/answers.ts'
import {
  assistantAnswers,
  bodies,
  box,
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

test('the page has a title, a subtitle and the member’s tier', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI coaching assistant')
  expect(screen.getByText(/^Ask about your business/)).toBeTruthy()
  expect(screen.getByText('Quantum Member')).toBeTruthy()
})

test('a person whose tier is not told has the starter’s', async () => {
  Object.assign(answers, incompleteAnswer('GET /api/auth/user', { id: 'ada', firstName: 'Ada' }))
  await show()
  expect(screen.getByText('Starter Member')).toBeTruthy()
})

test('it has three parts: conversations, the chat and the tools', async () => {
  await show()
  for (const name of ['Conversations', 'New Conversation', 'AI Tools']) expect(await panel(name)).toBeTruthy()
})

test('without conversations it says how to begin', async () => {
  await show()
  expect(await screen.findByText('No conversations yet. Start a new one!')).toBeTruthy()
})

test('while the conversations load it says so', async () => {
  Object.assign(answers, silence(calls.list))
  void showAssistant(answers)
  expect(await screen.findByText('Loading conversations...')).toBeTruthy()
})

test('a conversation is listed with title and date, and its title heads the chat once it is chosen', async () => {
  await show([conversation])
  const row = await screen.findByRole('button', { name: /^Pricing/ })
  expect(row.textContent).toMatch(/^Pricing.*2026/)
  fireEvent.click(row)
  const chat = await panel('Pricing')
  expect((await chat.findByText('You')).closest('li')?.className).toContain('items-end')
  expect(chat.getByText('Assistant').closest('li')?.className).toContain('items-start')
  // On a phone the list is behind a tab, so the chat has a way to a new one of its own.
  fireEvent.click(chat.getByRole('button', { name: 'New chat' }))
  expect((await panel('New Conversation')).queryByRole('button', { name: 'New chat' })).toBeNull()
})

test('messages are asked for only once a conversation is chosen', async () => {
  const asked = await show([conversation])
  await screen.findByRole('button', { name: /^Pricing/ })
  expect(times(asked, calls.messages)).toBe(0)
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  expect(times(asked, calls.messages)).toBe(1)
})

test('the chat stays at its latest message', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const place = vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2000))
  await show([conversation])
  expect(screen.getByRole('log').scrollTop).toBe(0)
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  expect(screen.getByRole('log').scrollTop).toBe(900)
  height.mockRestore()
  place.mockRestore()
})

test('a new conversation clears what was chosen and what was typed', async () => {
  await show([conversation])
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  type('half a thought')
  await press('New Conversation')
  expect(box().value).toBe('')
  expect(await panel('New Conversation')).toBeTruthy()
  expect(screen.getByText('Welcome. What are you working on?')).toBeTruthy()
})

test('Enter sends the trimmed message, Shift+Enter does not', async () => {
  const asked = await show()
  type(' How do I price? ')
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })
  expect(times(asked, calls.send)).toBe(0)
  fireEvent.keyDown(box(), { key: 'Enter' })
  await vi.waitFor(() => expect(bodies(asked, calls.send)).toMatchObject([{ message: 'How do I price?' }]))
})

test('nothing but blanks cannot be sent', async () => {
  const asked = await show()
  expect(isOff('Send')).toBe(true)
  type('   ')
  expect(isOff('Send')).toBe(true)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(times(asked, calls.send)).toBe(0)
})

test('while a message is on its way nothing can be sent or analysed', async () => {
  Object.assign(answers, silence(calls.send))
  await show()
  type('How?')
  await press('Send')
  type('And then?')
  type('An idea', idea())
  await vi.waitFor(() => expect([isOff('Send'), isOff('Analyze Idea')]).toEqual([true, true]))
})

test('the conversation that a first message made is chosen, and list and messages are asked for again', async () => {
  const asked = await show()
  await screen.findByText('No conversations yet. Start a new one!')
  Object.assign(answers, answer(calls.list, [conversation]))
  type('How do I price?')
  await press('Send')
  expect(await panel('Pricing')).toBeTruthy()
  await vi.waitFor(() => expect(times(asked, calls.list)).toBe(2))
  expect(times(asked, calls.messages)).toBeGreaterThan(0)
  type('And then?')
  await press('Send')
  await vi.waitFor(() =>
    expect(bodies(asked, calls.send)[1]).toMatchObject({ message: 'And then?', conversationId: 'c1' }),
  )
})

test.each([
  ['the server’s sentence', refusal(calls.send, 409, { message: 'Wait for it.' }), 'Wait for it.'],
  ['its own words', refusal(calls.send, 500), 'Failed to send message'],
])('a message that fails is told with %s, and stays in the box', async (_, refused, words) => {
  Object.assign(answers, refused)
  await show()
  type('How?')
  await press('Send')
  await screen.findByText(words)
  expect(screen.getByText('Error')).toBeTruthy()
  expect(box().value).toBe('How?')
})

test('deleting a conversation says so, clears the choice and asks for the list again', async () => {
  Object.assign(answers, answer(calls.remove, { success: true }))
  const asked = await show([conversation])
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  Object.assign(answers, answer(calls.list, []))
  await press('Delete Pricing')
  await screen.findByText('Conversation deleted successfully')
  expect(screen.getByText('Success')).toBeTruthy()
  expect(await panel('New Conversation')).toBeTruthy()
  await vi.waitFor(() => expect(times(asked, calls.list)).toBe(2))
})

test('a conversation that cannot be deleted stays, and it is said', async () => {
  Object.assign(answers, refusal(calls.remove, 500))
  await show([conversation])
  await press('Delete Pricing')
  await screen.findByText('Failed to delete conversation')
  expect(screen.getByRole('button', { name: /^Pricing/ })).toBeTruthy()
})

test('after another conversation was deleted, the list and the messages of the chosen one are asked for again', async () => {
  Object.assign(answers, answer('DELETE /api/chat/conversations/c2', { success: true }))
  const asked = await show([conversation, { ...conversation, id: 'c2', title: 'Hiring' }])
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  await press('Delete Hiring')
  await screen.findByText('Conversation deleted successfully')
  await vi.waitFor(() => expect([times(asked, calls.list), times(asked, calls.messages)]).toEqual([2, 2]))
  expect(await panel('Pricing')).toBeTruthy()
})
