// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aClientFile, aClientPage, aThread } from '#tests/web/coaching/sharing-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { ClientFilePage } from './client-file.page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const at = '/api/coach/clients/ada/file'
const page = `${at}/pages/letter` as const
const show = (more: Answers = {}) =>
  showPage('/coach/clients/$clientId/file', '/coach/clients/ada/file', ClientFilePage, {
    ...answer(`GET ${at}`, aClientFile()),
    ...answer(`GET ${page}`, aClientPage()),
    ...answer(`POST ${page}/seen`, { success: true }),
    ...answer(`POST ${page}/comments`, aThread()),
    ...more,
  })
const lineOf = async (label: string) => {
  const line = (await screen.findByText(label)).closest('li')
  if (!line) throw new Error(`no line ${label}`)
  return line
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the page that waits is read, as text, and what changed since the last look says so', async () => {
  const asked = show()
  expect((await lineOf('Why it is fair')).textContent).toContain('<b>It is</b> what it costs.')
  expect(within(await lineOf('New price')).getByText('(changed since you last looked)')).toBeTruthy()
  expect(within(await lineOf('Why it is fair')).queryByText('(changed since you last looked)')).toBeNull()
  expect((await lineOf('New price')).className).toContain('border-s-[3px]')
  expect(screen.getByText(/1 change since/)).toBeTruthy()
  await waitFor(() =>
    expect(asked.find(({ call }) => call.endsWith('/seen'))?.body).toEqual({
      version: 2,
      readAt: '2026-11-04T10:00:00.000Z',
    }),
  )
})

test('what was emptied since the last look is named, and an empty page says so', async () => {
  const emptied = { value: null, version: 2, updatedAt: '2026-11-03T10:00:00.000Z', mark: null }
  const { filled } = aClientPage()
  show(answer(`GET ${page}`, aClientPage({ filled: { ...filled, answers: { fair: emptied } } })))
  expect(await screen.findByText('Emptied since you last looked: Why it is fair.')).toBeTruthy()
  cleanup()
  show(answer(`GET ${page}`, aClientPage({ filled: { ...filled, answers: {}, carried: {} } })))
  expect(await screen.findByText('There’s nothing on this page yet.')).toBeTruthy()
})

test('a carried answer names its page, and what comes from pages that aren’t shared is said to be missing', async () => {
  show(answer(`GET ${page}`, aClientPage({ hidden: 2 })))
  expect((await lineOf('Price today')).textContent).toContain('from Ten numbers, Nov 3, 2026')
  expect(screen.getByText(/2 values of this page come from pages that aren’t shared with you/)).toBeTruthy()
})

test('a comment is written at its line; “looks right” needs no words, “please look again” does', async () => {
  const asked = show()
  await press('Comment on Why it is fair')
  await press('Please look again')
  expect(await screen.findByText('Say what to look at again.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Comment on Why it is fair'), { target: { value: 'Fair to whom?' } })
  await press('Please look again')
  await screen.findByRole('button', { name: 'Comment on Why it is fair' })
  await press('Comment on New price')
  await press('Looks right')
  await screen.findByRole('button', { name: 'Comment on New price' })
  const sent = asked.filter(({ call }) => call.endsWith('/comments')).map(({ body }) => body)
  expect(sent).toMatchObject([
    { field: 'fair', verdict: 'again', text: 'Fair to whom?' },
    { field: 'new_price', verdict: 'right', text: '' },
  ])
})

test('a page that one comes back to is asked for again, and shows nothing of an earlier look', async () => {
  const [line] = aClientFile().pages
  const pages = line ? [line, { ...line, id: 'hours', title: 'Hour ledger' }] : []
  const { filled } = aClientPage()
  const more: Answers = {
    ...answer(`GET ${at}`, aClientFile({ pages })),
    ...answer(
      `GET ${at}/pages/hours`,
      aClientPage({ filled: { ...filled, page: { ...filled.page, title: 'Hour ledger' } } }),
    ),
    ...answer(`POST ${at}/pages/letter/seen`, { success: true }),
  }
  const asked = show(more)
  await lineOf('New price')
  fireEvent.click(screen.getByRole('link', { name: /Hour ledger/ }))
  await screen.findByRole('heading', { level: 2, name: 'Hour ledger' })
  fireEvent.click(screen.getByRole('link', { name: /The letter/ }))
  await screen.findByRole('heading', { level: 2, name: 'The letter about the new price' })
  expect(asked.filter(({ call }) => call === `GET ${page}`)).toHaveLength(2)
})

test('what was typed stays where a comment isn’t sent', async () => {
  show(refusal(`POST ${page}/comments`, 404, { message: 'This page isn’t shared with you.' }))
  await press('Comment on the page')
  fireEvent.change(screen.getByLabelText('Comment on the page'), { target: { value: 'Good.' } })
  await press('Send comment')
  expect(await screen.findByText('This page isn’t shared with you.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on the page').value).toBe('Good.')
})

test('a page that is taken back while a comment is written says so, and keeps the words', async () => {
  const answers: Answers = {
    ...answer(`GET ${at}`, aClientFile()),
    ...answer(`GET ${page}`, aClientPage()),
    ...answer(`POST ${page}/seen`, { success: true }),
  }
  Object.assign(
    answers,
    refusal(
      `POST ${page}/comments`,
      404,
      { message: 'This page isn’t shared with you.' },
      {
        after: () =>
          Object.assign(answers, answer(`GET ${at}`, aClientFile({ pages: [] })), refusal(`GET ${page}`, 404)),
      },
    ),
  )
  showPage('/coach/clients/$clientId/file', '/coach/clients/ada/file', ClientFilePage, answers)
  await press('Comment on the page')
  fireEvent.change(screen.getByLabelText('Comment on the page'), { target: { value: 'A good page.' } })
  await press('Send comment')
  expect(await screen.findByText('Ada Okafor stopped sharing this page')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Not sent' }).textContent).toContain('A good page.')
  expect(screen.queryByText('Nothing shared yet')).toBeNull()
  cleanup()
  showPage('/coach/clients/$clientId/file', '/coach/clients/ada/file', ClientFilePage, answers)
  await screen.findByText('Nothing shared yet')
  expect(screen.getByRole('region', { name: 'Not sent' }).textContent).toContain('A good page.')
  cleanup()
  show()
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Comment on the page')).value).toBe('A good page.')
  await press('Cancel')
  cleanup()
  show()
  await screen.findByRole('button', { name: 'Comment on the page' })
})

test('comments are at their lines with their answers; those whose line is empty come last, by name', async () => {
  const answers = [{ id: 'a1', author: 'client' as const, text: 'To both.', at: '2026-11-04T09:00:00.000Z' }]
  show(
    answer(
      `GET ${page}`,
      aClientPage({
        threads: [
          aThread({ answers }),
          aThread({ id: 'c2', field: 'reason', label: 'What has changed', text: 'And?' }),
        ],
      }),
    ),
  )
  const line = within(await lineOf('Why it is fair'))
  expect([line.getByText('Fair to whom?'), line.getByText('To both.'), line.getByText('Ada Okafor')]).toBeTruthy()
  expect(screen.getByText('What has changed').closest('article')?.textContent).toContain('And?')
})

test('nothing shared, a page taken back, and someone else’s client each say what is so', async () => {
  show(answer(`GET ${at}`, aClientFile({ pages: [] })))
  expect(await screen.findByText('Nothing shared yet')).toBeTruthy()
  cleanup()
  show(refusal(`GET ${page}`, 404))
  expect(await screen.findByText('This page isn’t shared with you')).toBeTruthy()
  cleanup()
  show(refusal(`GET ${at}`, 404))
  expect(await screen.findByText('This coaching has ended')).toBeTruthy()
})
