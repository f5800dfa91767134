// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, noNetwork, serverIsBack } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MessagesPage } from './messages.page.tsx'

afterEach(cleanup)

const at = '2026-11-29T12:00:00.000Z'
const said = { id: 'm1', mine: false, kind: 'message' as const, text: 'We agreed on 49.', sentAt: at, readAt: at }

test.each([
  ['none', {}, 'Between you and Dev Okafor, and no one else.'],
  ['hidden', { by: 'Cora Lind' }, /between you and your coaches, .* Dev Okafor can’t read those with earlier coaches/i],
  [
    'shown',
    { by: 'Cora Lind' },
    /between you and your coaches, .* Dev Okafor can read those with earlier coaches too/i,
  ],
] as const)(
  'who reads the messages is said above them, where earlier ones are %s',
  async (earlierMessages, by, words) => {
    const dev = { id: 'dev', name: 'Dev Okafor', profileImageUrl: null }
    const coach = { ...dev, assignedAt: at, hasProfile: false, isNew: true, earlierMessages }
    showPage('/messages', '/messages', MessagesPage, {
      ...answer('GET /api/my-coach', { coach, unread: 0 }),
      ...answer('GET /api/messages', { with: dev, isOpen: true, messages: [{ ...said, ...by }] }),
      ...answer('GET /api/my-coach/sessions', { talks: [], promises: [], allowance: null, today: '2026-11-29' }),
      ...answer('POST /api/messages/read', { success: true }),
    })
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('a message without a network says why it wasn’t sent, stays, and is the same send once the server is back', async () => {
  const dev = { id: 'dev', name: 'Dev Okafor', profileImageUrl: null }
  const coach = { ...dev, assignedAt: at, hasProfile: false, isNew: true, earlierMessages: 'none' as const }
  const answers = {
    ...answer('GET /api/my-coach', { coach, unread: 0 }),
    ...answer('GET /api/messages', { with: dev, isOpen: true, messages: [] }),
    ...answer('GET /api/my-coach/sessions', { talks: [], promises: [], allowance: null, today: '2026-11-29' }),
    ...noNetwork('POST /api/messages'),
  }
  const asked = showPage('/messages', '/messages', MessagesPage, answers)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to your coach' })
  fireEvent.change(field, { target: { value: 'Is 49 right?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText(/You seem to be offline, so this wasn’t sent/)
  expect([field.value, screen.queryByText('Failed to send message')]).toEqual(['Is 49 right?', null])
  Object.assign(answers, serverIsBack, answer('POST /api/messages', { id: 'm2', at, mailed: true }))
  act(() => void dispatchEvent(new Event('online')))
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }))
  await vi.waitFor(() => expect(field.value).toBe(''))
  const sent = asked.filter(({ call }) => call === 'POST /api/messages').map(({ body }) => body)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('what was begun to an earlier coach isn’t in the box for the new one, who gets it only once it is put there', async () => {
  const [cora, dev] = [
    { id: 'cora', name: 'Cora Lind', profileImageUrl: null },
    { id: 'dev', name: 'Dev Okafor', profileImageUrl: null },
  ]
  const given = (by: typeof cora) => ({
    ...answer('GET /api/my-coach', {
      coach: { ...by, assignedAt: at, hasProfile: false, isNew: true, earlierMessages: 'none' },
      unread: 0,
    }),
    ...answer('GET /api/messages', { with: by, isOpen: true, messages: [] }),
    ...answer('GET /api/my-coach/sessions', { talks: [], promises: [], allowance: null, today: '2026-11-29' }),
    ...answer('POST /api/messages', { id: 'm2', at, mailed: true }),
  })
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to your coach' })
  showPage('/messages', '/messages', MessagesPage, given(cora))
  fireEvent.change(await field(), { target: { value: 'Only for you, Cora.' } })
  cleanup()
  const asked = showPage('/messages', '/messages', MessagesPage, given(dev))
  expect((await field()).value).toBe('')
  expect(screen.getByText('Only for you, Cora.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Put it in the message' }))
  expect((await field()).value).toBe('Only for you, Cora.')
  expect(screen.queryByRole('button', { name: 'Put it in the message' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await vi.waitFor(async () => expect((await field()).value).toBe(''))
  expect(asked.filter(({ call }) => call === 'POST /api/messages').map(({ body }) => body)).toMatchObject([
    { text: 'Only for you, Cora.', coachId: 'dev' },
  ])
})
