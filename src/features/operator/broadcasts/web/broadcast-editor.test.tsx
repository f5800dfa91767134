import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { draft, reach } from '#tests/web/operator/broadcast-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { BroadcastEditor } from './broadcast-editor.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = (more: Answers = {}) =>
  showPage('/', '/', () => <BroadcastEditor draft={draft} />, {
    ...answer('GET /api/operator/broadcast-audience', reach),
    ...answer('PATCH /api/operator/broadcasts/b1', { ...draft, version: 1 }),
    ...more,
  })
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('says who is left out and why, and cannot be sent while it is empty', async () => {
  show()
  expect(await screen.findByText('6 people')).toBeTruthy()
  expect(screen.getByText(/1 person left out: address not confirmed. 2 people left out/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send a test to me' })).toHaveProperty('disabled', true)
})

test('shows it as a member gets it, and saves while it is typed', async () => {
  const asked = show()
  await screen.findByText('6 people')
  write('Subject', 'News, {name}')
  write('Text', 'Hi {name},\n\none thing.')
  expect(screen.getByText('News, Ada')).toBeTruthy()
  expect(screen.getByText('Hi Ada,')).toBeTruthy()
  expect(await screen.findByText('Saved')).toBeTruthy()
  const saves = asked.filter(({ call }) => call.startsWith('PATCH'))
  expect(saves.map(({ body }) => body)).toMatchObject([{ subject: 'News, {name}', version: 0 }])
})

test('goes to whom the list of people would find, by all that it is narrowed by', async () => {
  const asked = show()
  await screen.findByText('6 people')
  write('Coach’s name or email', 'cora')
  write('From day', '10')
  write('Last seen', 'away')
  await waitFor(() =>
    expect(asked.at(-1)?.call).toBe('GET /api/operator/broadcast-audience?coach=cora&seen=away&fromDay=10'),
  )
  fireEvent.blur(screen.getByLabelText('From day'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const { body } = asked.findLast(({ call }) => call.startsWith('PATCH')) ?? {}
  expect(body).toMatchObject({ coach: 'cora', seen: 'away', fromDay: 10, toDay: null, tier: null })
})

test('is saved before it is sent, and from the version that this gave', async () => {
  const asked = show(answer('POST /api/operator/broadcasts/b1/start', { ...draft, version: 1, state: 'sending' }))
  await screen.findByText('6 people')
  write('Subject', 'News')
  write('Text', 'One thing.')
  fireEvent.click(screen.getByRole('button', { name: 'Send to 6 people…' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ call: expect.stringContaining('start'), body: { version: 1 } }),
  )
})

test('what another tab saved meanwhile is laid beside what is typed, nothing is sent, and the words stay', async () => {
  show({
    ...refusal('PATCH /api/operator/broadcasts/b1', 409, { code: 'operator.broadcastChanged', message: 'Changed.' }),
    ...answer('GET /api/operator/broadcasts/b1', { ...draft, version: 3, subject: 'Theirs', text: 'Their text.' }),
  })
  await screen.findByText('6 people')
  write('Subject', 'Mine')
  write('Text', 'My text.')
  expect(await screen.findByText(/changed in another tab or by another operator/)).toBeTruthy()
  expect(screen.getByText(/Their text/)).toBeTruthy()
  expect(screen.getByText('Choose one of the two texts first.')).toBeTruthy()
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Mine')
  fireEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Theirs')
})

test('what the server has not got yet is there again after a reload, and is saved then', async () => {
  show(refusal('PATCH /api/operator/broadcasts/b1', 503, { message: 'Not now.' }))
  await screen.findByText('6 people')
  write('Text', 'Half a sentence')
  cleanup()
  const asked = show()
  await screen.findByText('6 people')
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Half a sentence')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(asked.findLast(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ text: 'Half a sentence' })
})

test('a link that is none is said at the field, is saved with the rest, and keeps it from being sent', async () => {
  const asked = show()
  await screen.findByText('6 people')
  write('Subject', 'News')
  write('Text', 'One thing.')
  write('Button (optional)', 'Join')
  fireEvent.focus(screen.getByLabelText('Button link'))
  write('Button link', 'example.com/call')
  fireEvent.blur(screen.getByLabelText('Button link'))
  expect(await screen.findByText('Give the whole web address: https://…', { selector: '[role=alert]' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send to 6 people…' })).toHaveProperty('disabled', true)
  expect(await screen.findByText('Saved')).toBeTruthy()
  const { body } = asked.findLast(({ call }) => call.startsWith('PATCH')) ?? {}
  expect(body).toMatchObject({ text: 'One thing.', buttonUrl: 'example.com/call' })
})

test('what looks like a placeholder and is none is said before it is sent', async () => {
  show()
  await screen.findByText('6 people')
  write('Subject', 'News')
  write('Text', 'Hi {firstname}, see https://example.com/a.')
  expect(screen.getByRole('link', { name: 'https://example.com/a' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send to 6 people…' }))
  expect(await screen.findByText(/\{firstname\} is sent as written/)).toBeTruthy()
})

test.each([
  ['Example Inc., 1 Example Street', 1],
  [', ', 1],
  ['Harbor Works LLC, 12 Pier Road, Portland', 0],
])('the dialog says where the postal address isn’t set: %s', async (seller, told) => {
  document.documentElement.dataset.seller = seller
  show()
  await screen.findByText('6 people')
  write('Subject', 'News')
  write('Text', 'One thing.')
  fireEvent.click(screen.getByRole('button', { name: 'Send to 6 people…' }))
  await screen.findByRole('button', { name: 'Send now' })
  expect(screen.queryAllByText(/sellerAddress/)).toHaveLength(told)
})
