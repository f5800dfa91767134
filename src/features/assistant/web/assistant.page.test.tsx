// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, type Asked, showPage } from '#tests/web/show-page.tsx'
import { AssistantPage } from './assistant.page.tsx'

beforeEach(() => {
  Element.prototype.scrollTo = () => {}
})
afterEach(cleanup)

const conversation = { id: 'c1', title: 'Pricing', updatedAt: '2026-03-02T12:00:00.000Z' }
const message = (id: string, role: string, content: string) => ({
  id,
  role,
  content,
  createdAt: '2026-03-02T12:00:00.000Z',
  status: 'done',
  blocks: null,
})
const list = 'GET /api/chat/conversations'
const messages = 'GET /api/chat/conversations/c1/messages'
const send = 'POST /api/chat/message'
const remove = 'DELETE /api/chat/conversations/c1'
const analyze = 'POST /api/chat/analyze'

const events = (title: string) =>
  [
    ['conversation', { conversationId: 'c1', title, userMessageId: 'u1' }],
    ['delta', { text: 'Raise ' }],
    ['done', { message: message('a1', 'assistant', 'Raise them.'), status: 'done' }],
  ]
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('')

/** As in the app, which shows no page before it knows who is here. */
const Shown = () => (useUser() === undefined ? null : <AssistantPage />)

let answers: Answers
beforeEach(() => {
  answers = {
    'GET /api/auth/user': { body: { id: 'ada', firstName: 'Ada', userRole: 'client', membershipTier: 'quantum' } },
    [list]: { body: [] },
    [messages]: { body: [message('u1', 'user', 'How?'), message('a1', 'assistant', 'Raise them.')] },
    'GET /api/chat/status': { body: { provider: 'guide', notice: 'No model.', limit: 20, used: 0, resetsAt: null } },
    [send]: { text: events('Pricing') },
  }
})
async function show(conversations: unknown[] = []): Promise<Asked[]> {
  answers[list] = { body: conversations }
  const asked = showPage('/ai-assistant', '/ai-assistant', Shown, answers)
  await screen.findByRole('heading', { level: 1 })
  return asked
}
const bodies = (asked: Asked[], call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
const times = (asked: Asked[], call: string) => asked.filter((one) => one.call === call).length
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const idea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Business idea' })
const type = (value: string, where = box()) => fireEvent.change(where, { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

test('the page has a title, a subtitle and the member’s tier', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI coaching assistant')
  expect(screen.getByText(/^Ask about your business/)).toBeTruthy()
  expect(screen.getByText('Quantum Member')).toBeTruthy()
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
  answers[list] = { body: [], after: new Promise(() => {}) }
  showPage('/ai-assistant', '/ai-assistant', Shown, answers)
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
})

test('messages are asked for only once a conversation is chosen', async () => {
  const asked = await show([conversation])
  await screen.findByRole('button', { name: /^Pricing/ })
  expect(times(asked, messages)).toBe(0)
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  expect(times(asked, messages)).toBe(1)
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
  expect(times(asked, send)).toBe(0)
  fireEvent.keyDown(box(), { key: 'Enter' })
  await vi.waitFor(() => expect(bodies(asked, send)).toEqual([{ message: 'How do I price?' }]))
})

test('nothing but blanks cannot be sent', async () => {
  const asked = await show()
  expect(isOff('Send')).toBe(true)
  type('   ')
  expect(isOff('Send')).toBe(true)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(times(asked, send)).toBe(0)
})

test('while a message is on its way nothing can be sent or analysed', async () => {
  answers[send] = { text: '', after: new Promise(() => {}) }
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
  answers[list] = { body: [conversation] }
  type('How do I price?')
  await press('Send')
  expect(await panel('Pricing')).toBeTruthy()
  await vi.waitFor(() => expect(times(asked, list)).toBe(2))
  expect(times(asked, messages)).toBeGreaterThan(0)
  type('And then?')
  await press('Send')
  await vi.waitFor(() => expect(bodies(asked, send)[1]).toEqual({ message: 'And then?', conversationId: 'c1' }))
})

test.each([
  ['the server’s sentence', { status: 409, body: { message: 'Wait for it.' } }, 'Wait for it.'],
  ['its own words', { status: 500, text: '' }, 'Failed to send message'],
])('a message that fails is told with %s, and stays in the box', async (_, answer, words) => {
  answers[send] = answer
  await show()
  type('How?')
  await press('Send')
  await screen.findByText(words)
  expect(screen.getByText('Error')).toBeTruthy()
  expect(box().value).toBe('How?')
})

test('deleting a conversation says so, clears the choice and asks for the list again', async () => {
  answers[remove] = { body: { success: true } }
  const asked = await show([conversation])
  await press(/^Pricing/)
  await screen.findByText('Raise them.')
  answers[list] = { body: [] }
  await press('Delete Pricing')
  await screen.findByText('Conversation deleted successfully')
  expect(screen.getByText('Success')).toBeTruthy()
  expect(await panel('New Conversation')).toBeTruthy()
  await vi.waitFor(() => expect(times(asked, list)).toBe(2))
})

test('a conversation that cannot be deleted stays, and it is said', async () => {
  answers[remove] = { status: 500, text: '' }
  await show([conversation])
  await press('Delete Pricing')
  await screen.findByText('Failed to delete conversation')
  expect(screen.getByRole('button', { name: /^Pricing/ })).toBeTruthy()
})

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
  expect(times(asked, send)).toBe(0)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(bodies(asked, send)).toEqual([{ message: prompt }]))
})

test('an idea of blanks cannot be analysed', async () => {
  await show()
  expect(isOff('Analyze Idea')).toBe(true)
  type('  ', idea())
  expect(isOff('Analyze Idea')).toBe(true)
})

const result = { viability: 7, strengths: ['A buyer'], challenges: [], recommendations: [], history: [] }
async function analysed(answer: Answers[string]) {
  answers[analyze] = answer
  const asked = await show()
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  return asked
}

test('an analysis becomes a message of a conversation with its own title, and clears the box', async () => {
  const asked = await analysed({ body: result })
  await screen.findByText('Analysis Complete')
  expect(screen.getByText('Your business idea has been analyzed and added to the chat.')).toBeTruthy()
  expect(bodies(asked, analyze)).toEqual([{ idea: 'Meal boxes for nurses.' }])
  expect(bodies(asked, send)).toEqual([
    { message: expect.stringContaining('Meal boxes for nurses.'), title: 'Business Idea Analysis' },
  ])
  expect(idea().value).toBe('')
})

test('an analysis goes into the conversation that is chosen, without a title', async () => {
  answers[analyze] = { body: result }
  const asked = await show([conversation])
  await press(/^Pricing/)
  type('Meal boxes for nurses.', idea())
  await press('Analyze Idea')
  await screen.findByText('Analysis Complete')
  expect(bodies(asked, send)).toEqual([{ message: expect.any(String), conversationId: 'c1' }])
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
  answers[send] = { status: 500, text: '' }
  await analysed({ body: result })
  await screen.findByText('Analysis Error')
  expect(screen.getByText('Failed to process the analysis. Please try again.')).toBeTruthy()
})
