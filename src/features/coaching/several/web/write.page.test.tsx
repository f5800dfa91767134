// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { WriteToSeveralPage } from './write.page.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const client = (clientId: string, more: Partial<CoachClient> = {}): CoachClient => ({
  id: `a-${clientId}`,
  clientId,
  firstName: 'Tara',
  lastName: 'Singh',
  email: `${clientId}@members.example`,
  status: 'active',
  progress: 20,
  assignedAt: '2026-03-01T00:00:00.000Z',
  notes: '',
  profileImageUrl: null,
  programDay: 9,
  isOver: false,
  unread: 0,
  tier: 'starter',
  pace: 0,
  waiting: null,
  ...more,
})
const three = [client('one', { pace: -5 }), client('two', { tier: 'elite' }), client('zoe', { firstName: 'Zoe' })]
const show = (answers: Answers = {}, clients = three) =>
  showPage('/', '/', WriteToSeveralPage, {
    ...answer('GET /api/coach/clients?limit=500', clients),
    ...answer('GET /api/coach/snippets', []),
    ...answer('GET /api/coach/tags', [{ tag: 'spring', clientIds: ['two'] }]),
    ...answers,
  })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Message to several'), { target: { value: text } })

test('two of one name are told apart by email, plan and pace', async () => {
  show()
  const boxes = await screen.findAllByRole('checkbox', { name: 'Tara Singh' })
  expect(boxes).toHaveLength(2)
  expect(screen.getByText('one@members.example · day 9 · Starter · 5 days behind')).toBeTruthy()
  expect(screen.getByText('two@members.example · day 9 · Elite')).toBeTruthy()
})

test('all of a group are chosen in one click, looked at and told, each once', async () => {
  const asked = show(answer('POST /api/coach/messages', { sent: 2, mailed: 1, missed: [] }))
  await screen.findByText('0 clients chosen.')
  press('Select all 3')
  press('Clear')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search clients' }), { target: { value: 'tara' } })
  press('Select all 2')
  write('Hi {name}!')
  press('Preview')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Hi Tara!')).toBeTruthy()
  const send = dialog.getByRole('button', { name: 'Send to 2 clients' })
  fireEvent.click(send)
  fireEvent.click(send)
  await screen.findByText('2 clients. 1 email on the way.')
  const sent = asked.filter(({ call }) => call === 'POST /api/coach/messages')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ clientIds: ['one', 'two'], text: 'Hi {name}!' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message to several').value).toBe('')
})

test('the preview says which words in braces are no placeholder', async () => {
  show()
  await screen.findByText('0 clients chosen.')
  press('Select all 3')
  write('Hi {name}, {nam} how are you?')
  press('Preview')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('alert').textContent).toBe('{nam} is sent as written: only {name} becomes a first name.')
})

test('what failed is sent again as the same send', async () => {
  const asked = show(refusal('POST /api/coach/messages', 500))
  await screen.findByText('0 clients chosen.')
  press('Select all 3')
  write('Hello')
  press('Preview')
  const dialog = within(await screen.findByRole('dialog'))
  const sends = () => asked.filter(({ call }) => call === 'POST /api/coach/messages').map(({ body }) => body)
  for (const times of [1, 2]) {
    fireEvent.click(dialog.getByRole('button', { name: 'Send to 3 clients' }))
    await expect.poll(() => sends().length).toBe(times)
    await expect.poll(() => dialog.getByRole('button', { name: /^Send/ }).hasAttribute('disabled')).toBe(false)
  }
  expect(sends()[0]).toEqual(sends()[1])
})

test('without clients it leads to the first one', async () => {
  show({}, [])
  expect((await screen.findByRole('link', { name: 'Assign New Client' })).getAttribute('href')).toBe(
    '/coach/clients/assign',
  )
})

test('those of a tag are chosen together', async () => {
  show()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Tag' }), { target: { value: 'spring' } })
  press('Select all 1')
  await screen.findByText('1 client chosen.')
  fireEvent.change(screen.getByRole('combobox', { name: 'Tag' }), { target: { value: '' } })
  press('Select all 3')
  await screen.findByText('3 clients chosen.')
})
