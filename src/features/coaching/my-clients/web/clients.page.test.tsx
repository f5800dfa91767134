// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { client, found as some } from '#tests/web/coaching/my-clients-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { ListedClient } from '../my-clients.contract.ts'
import { ClientsPage } from './clients.page.tsx'

afterEach(cleanup)

const show = (clients: ListedClient[], answers: Answers = {}, address = '/coach/clients') =>
  showPage('/coach/clients', address, ClientsPage, {
    ...answer('GET /api/coach/caseload', some(clients)),
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

const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

test('clients are found by full name or e-mail, whatever the case', async () => {
  const asked = show([client('Ada'), client('Chi', 'graduated', 100)], {
    ...answer('GET /api/coach/caseload?search=ada', some([client('Ada')], { total: 2 })),
    ...answer('GET /api/coach/caseload?search=none', some([], { total: 2 })),
  })
  expect(await screen.findByText('2 clients')).toBeTruthy()
  const box = screen.getByRole('searchbox', { name: 'Search clients' })
  for (const value of ['a', 'ad', 'ada']) fireEvent.change(box, { target: { value } })
  await screen.findByText('1 client found')
  expect(names()).toEqual(['Ada Okafor'])
  fireEvent.change(box, { target: { value: 'none' } })
  await screen.findByText('No clients found')
  expect(screen.getByText('Try adjusting your search terms')).toBeTruthy()
  const searches = asked.filter(({ call }) => call.includes('search=')).map(({ call }) => call.split('=')[1])
  expect(searches).toEqual(['ada', 'none'])
})

test('choices go into the address, so an address shows them and Back leads to them', async () => {
  show(
    [client('Ada')],
    {
      ...answer('GET /api/coach/caseload?show=behind&sort=name', some([client('Chi')], { total: 9 })),
      ...answer('GET /api/coach/caseload?show=behind&plan=elite&sort=name', some([], { total: 9 })),
    },
    '/coach/clients?show=behind&sort=name&page=no&plan=gold',
  )
  await screen.findByText('1 client found')
  const value = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }).value
  expect([value('Show'), value('Plan'), value('Sort by')]).toEqual(['behind', '', 'name'])
  choose('Plan', 'elite')
  await screen.findByText('Try different filters')
  choose('Plan', '')
  await screen.findByText('1 client found')
})

test('more clients than a page holds are on the next ones', async () => {
  show([client('Ada')], {
    ...answer('GET /api/coach/caseload', some([client('Ada')], { found: 61, total: 61 })),
    ...answer('GET /api/coach/caseload?page=2', some([client('Ben')], { found: 61, total: 61 })),
  })
  await screen.findByText('Page 1 of 3')
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { level: 2, name: 'Ben Okafor' })
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/coach/clients')
})

const { isPaused: _, tags: __, ...ben } = client('Ben')
const assign = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Assign New Client' }))
  await screen.findByRole('option', { name: 'Ben Marsh (ben@members.example)' })
  expect(screen.getByRole('button', { name: 'Assign Client' }).hasAttribute('disabled')).toBe(true)
  fireEvent.change(screen.getByRole('combobox', { name: 'Client' }), { target: { value: 'ben' } })
  fireEvent.click(screen.getByRole('button', { name: 'Assign Client' }))
}

test('assigning says so and closes the dialog', async () => {
  const asked = show([client('Ada')], { ...answer('POST /api/coach/assign-client', ben) })
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
  const asked = show([client('Ada')], { ...answer('POST /api/coach/assign-client', ben) })
  await assign()
  await screen.findByText('Client Assigned')
  const times = (call: string) => asked.filter((one) => one.call.startsWith(call)).length
  await expect.poll(() => times('GET /api/coach/caseload')).toBe(2)
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
