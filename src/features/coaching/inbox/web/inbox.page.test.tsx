// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ClientThread } from '../../messages/messages.contract.ts'
import type { InboxThread } from '../inbox.contract.ts'
import { InboxPage } from './inbox.page.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const at = '2026-03-20T12:00:00.000Z'
const listed = (clientId: string, waiting: InboxThread['waiting'] = { since: at, kind: 'message' }): InboxThread => ({
  clientId,
  name: `${clientId} Okafor`,
  email: `${clientId}@members.example`,
  profileImageUrl: null,
  tier: 'starter',
  waiting,
  last: { mine: false, text: `From ${clientId}`, sentAt: at },
})
const thread = (name: string, more: Partial<ClientThread> = {}): ClientThread => ({
  with: { id: name, name: `${name} Okafor`, profileImageUrl: null },
  isOpen: true,
  messages: [{ id: `m-${name}`, mine: false, kind: 'message', text: `From ${name}`, sentAt: at, readAt: at }],
  waitingUpTo: `m-${name}`,
  putAsideAt: null,
  ...more,
})
const of = (name: string) => `/api/coach/clients/${name}/messages` as const
const base = (list: InboxThread[] = [listed('Ada'), listed('Ben')]): Answers => ({
  ...answer('GET /api/coach/inbox', list),
  ...answer('GET /api/coach/snippets', [{ id: 's1', title: 'Welcome', text: 'Hi {name}!' }]),
  ...answer(`GET ${of('Ada')}`, thread('Ada')),
  ...answer(`GET ${of('Ben')}`, thread('Ben')),
})
const show = (answers: Answers) => showPage('/coach/inbox', '/coach/inbox', InboxPage, answers)
const opened = (name: string) => screen.findByRole('heading', { level: 2, name: `${name} Okafor` })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message to client')
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })

test('it opens the first who waits; an answer names what it answers and leads to the next', async () => {
  const asked = show({ ...base(), ...answer(`POST ${of('Ada')}`, { id: 'x', at, mailed: true }) })
  await opened('Ada')
  expect(screen.getByText('2 clients are waiting for your answer.')).toBeTruthy()
  await type('Good question.')
  fireEvent.click(screen.getByRole('button', { name: 'Send and next' }))
  await opened('Ben')
  await screen.findByText('They get an email about it too.')
  expect(asked.find(({ call }) => call === `POST ${of('Ada')}`)?.body).toMatchObject({
    text: 'Good question.',
    answers: 'm-Ada',
    sendId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect((await field()).value).toBe('')
})

test('the first message to a client who wrote nothing answers nothing: what arrives in that moment waits', async () => {
  const asked = show({
    ...base(),
    ...answer(`GET ${of('Ada')}`, thread('Ada', { messages: [], waitingUpTo: null })),
    ...answer(`POST ${of('Ada')}`, { id: 'x', at, mailed: true }),
  })
  await opened('Ada')
  await type('Hello Ada')
  fireEvent.click(screen.getByRole('button', { name: 'Send and next' }))
  await screen.findByText('They get an email about it too.')
  expect(asked.find(({ call }) => call === `POST ${of('Ada')}`)?.body).toMatchObject({ answers: '' })
})

test('what a client handed over from the assistant is quoted with who said it, and nothing in it leads anywhere', async () => {
  const [first] = thread('Ada').messages
  const quotes = [
    { from: 'member' as const, at, text: '<b>Why</b>?', blocks: null },
    {
      from: 'assistant' as const,
      at,
      text: '[Rest](/settings)',
      blocks: [{ kind: 'paragraph', inline: [{ kind: 'link', href: '/settings', inline: ['Rest'] }] }],
    },
  ]
  const handed = thread('Ada', { messages: first ? [{ ...first, text: '', quotes }] : [] })
  show({ ...base(), ...answer(`GET ${of('Ada')}`, handed) })
  await opened('Ada')
  const messages = within(await screen.findByRole('list', { name: 'Messages with Ada Okafor' }))
  expect(await messages.findByText('Handed over from the assistant')).toBeTruthy()
  expect(messages.getByText('<b>Why</b>?').closest('li')?.textContent).toContain('Ada Okafor')
  expect(messages.getByText('Rest').closest('li')?.textContent).toContain('The assistant')
  expect(messages.queryByRole('link')).toBeNull()
})

test('an email is mentioned only where one was sent', async () => {
  show({ ...base([listed('Ada')]), ...answer(`POST ${of('Ada')}`, { id: 'x', at, mailed: false }) })
  await type('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('They see it here.')
  expect(screen.queryByText(/email about it/)).toBeNull()
})

test('a failed send keeps the text, and tried again it is the same send; another text is another one', async () => {
  const asked = show({ ...base([listed('Ada')]), ...refusal(`POST ${of('Ada')}`, 500) })
  const sends = () =>
    asked.filter(({ call }) => call === `POST ${of('Ada')}`).map(({ body }) => (body as { sendId: string }).sendId)
  const press = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await expect.poll(() => sends().length).toBe(times)
    await expect.poll(() => screen.getByRole('button', { name: 'Send message' }).hasAttribute('disabled')).toBe(false)
  }
  await type('Hello')
  await press(1)
  await press(2)
  expect((await field()).value).toBe('Hello')
  await type('Hello there')
  await press(3)
  const [first, second, third] = sends()
  expect(first).toBe(second)
  expect(third).not.toBe(first)
})

test('drafts are kept per client and come back when the page does', async () => {
  show(base())
  await type('Half a sentence for Ada')
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  await opened('Ben')
  await expect.poll(async () => (await field()).value).toBe('')
  cleanup()
  show(base())
  await opened('Ada')
  expect((await field()).value).toBe('Half a sentence for Ada')
})

test('what is put aside can be undone where it happened, and later in its thread', async () => {
  const asked = show({
    ...base(),
    ...answer(`POST ${of('Ada')}/put-aside`, { at }),
    ...answer(`POST ${of('Ada')}/put-back`, { success: true }),
  })
  await opened('Ada')
  fireEvent.click(await screen.findByRole('button', { name: 'Put aside' }))
  await opened('Ben')
  fireEvent.click(screen.getByRole('button', { name: 'Undo putting Ada Okafor aside' }))
  await opened('Ada')
  expect(asked.filter(({ call }) => call.includes('/put-')).map(({ body }) => body)).toEqual([
    { upTo: 'm-Ada' },
    { at },
  ])
  cleanup()
  show({
    ...base([listed('Ada', null)]),
    ...answer(`GET ${of('Ada')}`, thread('Ada', { waitingUpTo: null, putAsideAt: at })),
  })
  await screen.findByRole('button', { name: 'Put back' })
  expect(screen.queryByRole('button', { name: 'Put aside' })).toBeNull()
})

test('a paid request is named, and a search leaves whose name or email holds the words', async () => {
  show(base([listed('Ada', { since: at, kind: 'session' }), listed('Ben')]))
  const list = within(await screen.findByRole('region', { name: 'Threads' }))
  expect(list.getByText(/^Paid session request since/)).toBeTruthy()
  fireEvent.change(list.getByRole('searchbox', { name: 'Search threads' }), { target: { value: 'BEN@' } })
  expect(list.getAllByRole('link').map((link) => link.textContent)).toHaveLength(1)
})

test('who waits is listed however many there are, and the others on request', async () => {
  const many = (prefix: string, count: number, waiting?: null) =>
    Array.from({ length: count }, (_, n) => listed(`${prefix}${n}`, waiting))
  show({ ...base([listed('Ada'), ...many('W', 39), ...many('Z', 20, null)]) })
  const list = within(await screen.findByRole('region', { name: 'Threads' }))
  expect(list.getAllByRole('link')).toHaveLength(40)
  fireEvent.click(list.getByRole('button', { name: 'Show all 60' }))
  expect(list.getAllByRole('link')).toHaveLength(60)
})

test('a template is inserted with the client’s name, after what is written', async () => {
  show(base([listed('Ada')]))
  await type('Before.')
  const menu = screen.getByRole('button', { name: 'Templates' })
  fireEvent.pointerDown(menu, { button: 0, ctrlKey: false })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Welcome' }))
  expect((await field()).value).toBe('Before.\n\nHi Ada!')
})

test('without threads it says so', async () => {
  show(base([]))
  await screen.findByText('No messages yet')
})
