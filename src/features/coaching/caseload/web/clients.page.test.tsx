// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { CoachClient } from '../caseload.contract.ts'
import { ClientsPage } from './clients.page.tsx'

afterEach(cleanup)

const client = (firstName: string, status: CoachClient['status'] = 'active', progress = 20): CoachClient => ({
  id: `a-${firstName}`,
  clientId: firstName,
  firstName,
  lastName: 'Okafor',
  email: `${firstName.toLowerCase()}@members.example`,
  status,
  progress,
  assignedAt: '2026-03-01T00:00:00.000Z',
  notes: '',
  profileImageUrl: null,
  programDay: 9,
  unread: 0,
  tier: 'starter',
  pace: 0,
  waiting: null,
})

const show = (clients: CoachClient[], answers: Answers = {}) =>
  showPage('/', '/', ClientsPage, {
    ...answer('GET /api/coach/clients?limit=500', clients),
    ...answer('GET /api/coach/available-clients', [
      { id: 'ben', firstName: 'Ben', lastName: 'Marsh', email: 'ben@members.example' },
    ]),
    ...answers,
  })

test('with no clients there are no figures, and the way to the first one', async () => {
  show([])
  await screen.findByText('No clients assigned')
  expect(screen.getByRole('button', { name: 'Assign Your First Client' })).toBeTruthy()
  expect(screen.queryByText('Active Clients')).toBeNull()
})

test('clients are found by full name or e-mail, whatever the case', async () => {
  show([client('Ada'), client('Chi', 'graduated', 100)])
  expect(await screen.findByText('2 clients')).toBeTruthy()
  expect(screen.getByText('60%')).toBeTruthy()
  const box = screen.getByRole('searchbox', { name: 'Search clients' })
  fireEvent.change(box, { target: { value: 'ADA oka' } })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Ada Okafor'])
  fireEvent.change(box, { target: { value: 'CHI@members' } })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Chi Okafor'])
  fireEvent.change(box, { target: { value: 'nobody' } })
  expect(screen.getByText('No clients found')).toBeTruthy()
  expect(screen.getByText('Try adjusting your search terms')).toBeTruthy()
})

const assign = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Assign New Client' }))
  await screen.findByRole('option', { name: 'Ben Marsh (ben@members.example)' })
  expect(screen.getByRole('button', { name: 'Assign Client' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByRole('combobox', { name: 'Client' }), { target: { value: 'ben' } })
  fireEvent.click(screen.getByRole('button', { name: 'Assign Client' }))
}

test('assigning says so and closes the dialog', async () => {
  const asked = show([client('Ada')], { ...answer('POST /api/coach/assign-client', client('Ben')) })
  await assign()
  await screen.findByText('Successfully assigned client to your coaching program')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.find(({ call }) => call === 'POST /api/coach/assign-client')?.body).toEqual({
    clientId: 'ben',
    notes: '',
  })
})

test('a refused assignment says why and looks at the list again', async () => {
  const asked = show([client('Ada')], {
    ...refusal('POST /api/coach/assign-client', 409, { message: 'This member already has a coach.' }),
  })
  await assign()
  await screen.findByText('This member already has a coach.')
  await expect
    .poll(() => asked.filter(({ call }) => call === 'GET /api/coach/available-clients').length)
    .toBeGreaterThan(1)
})

test('an assignment that fails without a sentence has one of its own', async () => {
  show([client('Ada')], { ...refusal('POST /api/coach/assign-client', 500) })
  await assign()
  await screen.findByText('Failed to assign client')
})

test('after an assignment the lists are asked for again, and the form is empty', async () => {
  const asked = show([client('Ada')], { ...answer('POST /api/coach/assign-client', client('Ben')) })
  await assign()
  await screen.findByText('Client Assigned')
  const times = (call: string) => asked.filter((one) => one.call.startsWith(call)).length
  await expect.poll(() => times('GET /api/coach/clients')).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Assign New Client' }))
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Client' })).value).toBe('')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ }).value).toBe('')
  await expect.poll(() => times('GET /api/coach/available-clients')).toBeGreaterThan(1)
})

test('a card shows who it is, how far they are, since when, the notes and what can be done', async () => {
  show([{ ...client('Ada', 'active', 42.5), notes: 'Sells soap.' }])
  const card = within(
    (await screen.findByRole('heading', { level: 2, name: 'Ada Okafor' })).closest('li') as HTMLElement,
  )
  expect(card.getByText('ada@members.example')).toBeTruthy()
  expect(card.getByText('Active')).toBeTruthy()
  expect(card.getAllByText('42.5%')[0]).toBeTruthy()
  expect(card.getByText(/assigned .*2026/)).toBeTruthy()
  expect(card.getByText('Sells soap.')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Progress of Ada Okafor' }).getAttribute('href')).toBe('/coach/clients/Ada')
  expect(card.getByRole('link', { name: 'Contact Ada Okafor' }).getAttribute('href')).toBe(
    '/coach/clients/Ada#messages',
  )
  expect(card.getByRole('button', { name: 'More about Ada Okafor' })).toBeTruthy()
})

test('the summary counts active and graduated clients and averages their progress', async () => {
  show([client('Ada', 'active', 20), client('Chi', 'graduated', 100), client('Eve', 'active', 30)])
  const shown = async (term: string) => (await screen.findByText(term)).parentElement?.textContent
  expect(await shown('Active Clients')).toBe('Active Clients2')
  expect(await shown('Average Progress')).toBe('Average Progress50%')
  expect(screen.getAllByText('Graduated').some((one) => one.parentElement?.textContent === 'Graduated1')).toBe(true)
})
