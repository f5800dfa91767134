// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ChatMessage } from '#features/assistant/web/public.ts'
import { useUser } from '#features/identity/web/public.ts'
import { type Answers, type Asked, answer, refusal } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { assistantAnswers, calls, conversation, press } from '#tests/web/show-assistant.tsx'
import { showPage } from '#tests/web/show-page.tsx'
import { AssistantPage } from './assistant.page.tsx'

afterEach(cleanup)

const at = '2026-03-02T12:00:00.000Z'
const said = (
  id: string,
  role: ChatMessage['role'],
  content: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  ...{ id, role, content, createdAt: at, status: 'done', blocks: null },
  ...more,
})
const messages = [
  said('u1', 'user', 'What is a runway?'),
  said('a1', 'assistant', 'Months until zero.'),
  said('u2', 'user', 'I can’t sleep.'),
  said('a2', 'assistant', 'Rest first. Press *Hand to my coach* below.', {
    blocks: [
      { kind: 'heading', level: 3, id: '', inline: ['Rest first'] },
      { kind: 'paragraph', inline: [{ kind: 'link', href: '/settings', inline: ['Pause'] }, ' or call.'] },
    ],
  }),
]
const cora = {
  id: 'cora',
  name: 'Cora Lind',
  profileImageUrl: null,
  assignedAt: at,
  hasProfile: false,
  isNew: false,
  earlierMessages: 'none' as const,
}
const hand = 'POST /api/messages/handed'

/** As in the app, which shows no page before it knows who is here. */
const Shown = () => (useUser() === undefined ? null : <AssistantPage />)

async function show(more: Answers = {}): Promise<Asked[]> {
  const asked = showPage('/ai-assistant', '/ai-assistant', Shown, {
    ...assistantAnswers(),
    ...answer(calls.list, [conversation]),
    ...answer(calls.messages, messages),
    ...answer('GET /api/my-coach', { coach: cora, unread: 0 }),
    ...answer(hand, { id: 'm1', at, mailed: true }),
    ...more,
  })
  await press(/^Pricing/)
  await screen.findByText('I can’t sleep.')
  return asked
}
const open = async (nth: number, of = 2) => {
  const buttons = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: 'Hand to my coach' })
    expect(found).toHaveLength(of)
    return found
  })
  buttons[nth]?.focus()
  fireEvent.click(buttons[nth] as HTMLElement)
  return screen.findByRole('dialog', { name: 'Hand to my coach' })
}
const sent = (asked: Asked[]) => asked.filter(({ call }) => call === hand).map(({ body }) => body)
const preview = () => within(screen.getByRole('region', { name: 'What Cora Lind will see' }))

test('an answer and its question are chosen, shown as the coach will see them, and sent with a note once', async () => {
  const asked = await show()
  const dialog = within(await open(1))
  await dialog.findByText(/^Cora Lind will see what you choose here/)
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true, true])
  expect(document.activeElement).toBe(boxes[3])
  expect(preview().getByText('I can’t sleep.')).toBeTruthy()
  expect(preview().getByText('Ada Okafor')).toBeTruthy()
  expect(preview().queryByText('Months until zero.')).toBeNull()
  // A quote leads nowhere and has no headings of its own.
  expect(preview().queryByRole('link')).toBeNull()
  expect(preview().getAllByRole('heading')).toHaveLength(1)
  fireEvent.change(dialog.getByLabelText('Note to Cora Lind (optional)'), { target: { value: ' Can we talk? ' } })
  expect(preview().getByText('Can we talk?')).toBeTruthy()
  expect(dialog.getByText(/can’t be taken back: it stays there if you delete this conversation/)).toBeTruthy()
  expect(sent(asked)).toEqual([])
  const send = dialog.getByRole('button', { name: 'Hand to Cora Lind' })
  fireEvent.click(send)
  fireEvent.click(send)
  await screen.findByText('Handed over')
  const [u2, a2] = messages.slice(2).map(({ id, content }) => ({ id, text: content }))
  expect(sent(asked)).toMatchObject([
    { conversationId: 'c1', coachId: 'cora', messages: [u2, a2], note: 'Can we talk?' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('only what stays chosen goes, and with nothing chosen nothing can be sent', async () => {
  const asked = await show()
  const dialog = within(await open(0))
  const [question, given] = await dialog.findAllByRole('checkbox')
  fireEvent.click(question as HTMLElement)
  fireEvent.click(given as HTMLElement)
  expect(dialog.getByText('Nothing yet: choose a message above.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Hand to Cora Lind' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(given as HTMLElement)
  fireEvent.click(dialog.getByRole('button', { name: 'Hand to Cora Lind' }))
  await waitFor(() => expect(sent(asked)).toMatchObject([{ messages: [{ id: 'a1' }], note: '' }]))
})

test('a failure is told, everything stays, and the next try is the same send; a changed note is another', async () => {
  const asked = await show(refusal(hand, 409, { message: 'Your coach changed.' }))
  const dialog = within(await open(1))
  const send = await dialog.findByRole('button', { name: 'Hand to Cora Lind' })
  const tries = async (count: number) => {
    fireEvent.click(send)
    await waitFor(() => expect(sent(asked)).toHaveLength(count))
    await waitFor(() => expect(send.hasAttribute('disabled')).toBe(false))
  }
  await tries(1)
  expect(await dialog.findByText('Your coach changed.')).toBeTruthy()
  await tries(2)
  fireEvent.change(dialog.getByLabelText('Note to Cora Lind (optional)'), { target: { value: 'Please.' } })
  await tries(3)
  const [first, second, third] = (sent(asked) as { sendId: string }[]).map(({ sendId }) => sendId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('without a coach it stands only where an answer speaks of it, says so and leads to where one gets one', async () => {
  await show(answer('GET /api/my-coach', { coach: null, unread: 0 }))
  const dialog = within(await open(0, 1))
  expect(await dialog.findByText(/You don’t have a coach right now/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'About 1-on-1 coaching' }).getAttribute('href')).toBe('/coaching')
  expect(dialog.queryByRole('button', { name: /^Hand to/ })).toBeNull()
})

test('what is too long together cannot be sent, and it is said', async () => {
  await show(answer(calls.messages, [messages[2], said('a2', 'assistant', 'a '.repeat(7000))] as ChatMessage[]))
  const dialog = within(await open(0, 1))
  expect(await dialog.findByText('Together these are too long. Choose fewer.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Hand to Cora Lind' }).hasAttribute('disabled')).toBe(true)
})

test('in Coach Mode there is nothing to hand over', async () => {
  await show(answer('GET /api/auth/user', aUser({ userRole: 'coach' })))
  await screen.findAllByRole('button', { name: 'Copy' })
  expect(screen.queryByRole('button', { name: 'Hand to my coach' })).toBeNull()
})
