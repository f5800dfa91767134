import { fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type * as conversationsContract from '#features/assistant/conversations/conversations.contract.ts'
import { AssistantPage } from '#features/assistant/web/assistant.page.tsx'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, type Asked, answer, eventsAnswer } from './answers.ts'
import { aUser } from './people-data.ts'
import { showPage } from './show-page.tsx'

export const conversation = { id: 'c1', title: 'Pricing', updatedAt: '2026-03-02T12:00:00.000Z' }
export const message = (
  id: string,
  role: conversationsContract.ChatMessage['role'],
  content: string,
  status: conversationsContract.ChatMessage['status'] = 'done',
): conversationsContract.ChatMessage => ({
  id,
  role,
  content,
  createdAt: '2026-03-02T12:00:00.000Z',
  status,
  blocks: null,
})

export const calls = {
  list: 'GET /api/chat/conversations',
  messages: 'GET /api/chat/conversations/c1/messages',
  send: 'POST /api/chat/message',
  remove: 'DELETE /api/chat/conversations/c1',
  analyze: 'POST /api/chat/analyze',
} as const

const events = [
  ['conversation', { conversationId: 'c1', title: 'Pricing', userMessageId: 'u1' }],
  ['delta', { text: 'Raise ' }],
  ['done', { message: message('a1', 'assistant', 'Raise them.'), status: 'done' }],
] as const

export const assistantAnswers = (): Answers => ({
  ...answer('GET /api/auth/user', aUser({ membershipTier: 'quantum' })),
  ...answer('GET /api/chat/conversations', []),
  ...answer(calls.messages, [message('u1', 'user', 'How?'), message('a1', 'assistant', 'Raise them.')]),
  ...answer('GET /api/chat/status', {
    provider: 'built-in',
    notice: 'No model.',
    outside: null,
    limit: 20,
    used: 0,
    resetsAt: '2026-03-03T00:00:00.000Z',
  }),
  ...eventsAnswer(calls.send, events),
})

/** As in the app, which shows no page before it knows who is here. */
const Shown = () => (useUser() === undefined ? null : <AssistantPage />)

export async function showAssistant(answers: Answers): Promise<Asked[]> {
  const asked = showPage('/ai-assistant', '/ai-assistant', Shown, answers)
  await screen.findByRole('heading', { level: 1 })
  return asked
}

export const bodies = (asked: Asked[], call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
export const times = (asked: Asked[], call: string) => bodies(asked, call).length
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const idea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Business idea' })
export const type = (value: string, where = box()) => fireEvent.change(where, { target: { value } })
export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
export const panel = async (name: string) => within(await screen.findByRole('region', { name }))
export const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

/** The assistant's page, with the streams of sent messages in the test's hands. */
export async function showWithStreams(answers: Answers) {
  const asked = await showAssistant(answers)
  const { fetch } = globalThis
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const reply = await fetch(url, init)
    if (url !== '/api/chat/message') return reply
    const body = new ReadableStream<Uint8Array>({ start: (control) => void streams.push(control) })
    return new Response(body, { status: 200, headers: reply.headers })
  })
  const stream = (at: number) =>
    vi.waitFor(() => {
      const one = streams[at]
      if (!one) throw new Error('It hasn’t begun.')
      return one
    })
  const tell = async (at: number, event: string, data: object) =>
    (await stream(at)).enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  return { asked, stream, tell, streams }
}
