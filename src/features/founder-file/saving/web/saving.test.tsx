// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, answer as replyOf } from '#tests/web/answers.ts'
import {
  answer,
  askedOf,
  chooseMore,
  memberId,
  saved,
  saves,
  savesReply,
  showAgain,
  showWorksheet,
  type,
} from '#tests/web/show-worksheet.tsx'
import { countWaiting, deleteLocalAnswers } from './waiting-answers.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is typed is worked out at once and saved soon after, with whose it is and what was seen', async () => {
  await showWorksheet({ answers: { old_price: answer(180), new_price: answer(200, { version: 4 }) } })
  expect(await screen.findByText('€20')).toBeTruthy()
  type('New price', '1,240.50')
  await screen.findByText('€1,061')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await screen.findByText('Saved')
  expect(saved()).toEqual([{ field: 'new_price', value: 1240.5, version: 4, id: expect.any(String) }])
  expect(askedOf().find(({ call }) => call === saves)?.body).toMatchObject({ memberId: memberId() })
})

test('what the server refuses is said at the field, and the other answers are saved', async () => {
  const answers = await showWorksheet()
  const message = 'new_price: is larger than a page can hold.'
  Object.assign(answers, refusal(saves, 400, { message, code: 'founder-file.unfitting' }))
  type('New price', '900')
  await screen.findByText('New price is larger than a page can hold.')
  expect(screen.getByText('One answer can’t be saved. The reason is below the field.')).toBeTruthy()
})

test('what is typed over a refused answer takes its place for good', async () => {
  const answers = await showWorksheet()
  Object.assign(answers, refusal(saves, 400, { message: 'new_price: is too large.', code: 'founder-file.unfitting' }))
  type('New price', '900')
  await screen.findByText('New price is too large.')
  Object.assign(answers, savesReply())
  type('New price', '90')
  await screen.findByText('Saved')
  cleanup()
  await showAgain({ answers: { new_price: answer(90) } })
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('90')
  await screen.findByText('Saved')
})

test('what the plan closed is held where it was typed, counted as unsaved, and sent once the page is open again', async () => {
  const answers = await showWorksheet()
  Object.assign(answers, refusal(saves, 403, { message: 'Your plan doesn’t include it.', code: 'founder-file.locked' }))
  type('New price', '240')
  await screen.findByText('Your plan doesn’t include it.')
  expect(await countWaiting(memberId())).toBe(1)
  await deleteLocalAnswers(memberId(), 'sent')
  cleanup()
  await showAgain({ isOpen: false })
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('240')
  cleanup()
  await showAgain()
  await screen.findByText('Saved')
  expect(saved()).toMatchObject([{ field: 'new_price', value: 240, version: 0 }])
  expect(await countWaiting(memberId())).toBe(0)
})

test('what this device had saved before the page was erased elsewhere is not shown any more', async () => {
  await showWorksheet()
  type('New price', '240')
  await screen.findByText('Saved')
  cleanup()
  await showAgain({ erasedVersion: 1 })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe(''))
  type('New price', '250')
  await waitFor(() => expect(saved()).toMatchObject([{ value: 250, version: 1 }]))
})

test('a row is there before what is typed in it, and its removal can be undone', async () => {
  await showWorksheet()
  type('Cost, row 1', '540')
  await screen.findAllByText('€540')
  await waitFor(() => expect(saved()).toHaveLength(2))
  const [order, cell] = saved() as [{ field: string; value: { order: string[] } }, { field: string }]
  expect(order.field).toBe('tools')
  const [row] = order.value.order
  expect(row).toMatch(/^[a-z0-9]{4,24}$/)
  expect(cell).toMatchObject({ field: `tools.${row}.cost`, value: 540 })
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }))
  await screen.findByText('Row removed.')
  await waitFor(() => expect(screen.queryByText('€540')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findAllByText('€540')
})

test('the last change is undone', async () => {
  await showWorksheet({ answers: { new_price: answer(200) } })
  type('New price', '240')
  chooseMore('Undo last change')
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('200')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 200 }]))
})

test('of two texts both are offered and neither is chosen; the chosen one is saved before the other goes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const other = [
    { id: 'd1', value: 'from the laptop', mark: null, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' },
  ]
  const answers = await showWorksheet({ answers: { reason: answer('from the phone', { version: 2, other }) } })
  Object.assign(answers, replyOf('DELETE /api/founder-file/pages/letter/displaced/d1', undefined))
  const both = await screen.findByRole('region', { name: 'What has changed: two versions' })
  expect(within(both).getByText('from the phone')).toBeTruthy()
  const [, second] = within(both).getAllByRole('button', { name: 'Use this one' })
  if (second) fireEvent.click(second)
  // Until then it can be undone.
  await screen.findByRole('button', { name: /^Undo/ })
  await vi.advanceTimersByTimeAsync(10_500)
  await waitFor(() => expect(askedOf().some(({ call }) => call.startsWith('DELETE'))).toBe(true))
  expect(saved()).toMatchObject([{ field: 'reason', value: 'from the laptop', version: 2 }])
})

test('of two texts one can be chosen while the page has a refused answer elsewhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const other = [
    { id: 'd1', value: 'from the laptop', mark: null, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' },
  ]
  const answers = await showWorksheet({ answers: { reason: answer('from the phone', { version: 2, other }) } })
  Object.assign(answers, refusal(saves, 400, { message: 'new_price: is too large.', code: 'founder-file.unfitting' }))
  type('New price', '900')
  await screen.findByText('New price is too large.')
  Object.assign(answers, savesReply(), replyOf('DELETE /api/founder-file/pages/letter/displaced/d1', undefined))
  for (const button of screen.getAllByRole('button', { name: 'Use this one' }).slice(0, 1)) fireEvent.click(button)
  // Until then it can be undone.
  await screen.findByRole('button', { name: /^Undo/ })
  await vi.advanceTimersByTimeAsync(10_500)
  await waitFor(() => expect(askedOf().some(({ call }) => call.startsWith('DELETE'))).toBe(true))
})

test('a refused answer goes with its row: nothing is held up by it, and undoing brings both back', async () => {
  const answers = await showWorksheet()
  type('Tool, row 1', 'A calendar')
  await screen.findByText('Saved')
  Object.assign(answers, refusal(saves, 409, { message: 'This page is full.', code: 'founder-file.fileFull' }))
  type('Cost, row 1', '540')
  await screen.findByText('This page is full.')
  Object.assign(answers, savesReply())
  fireEvent.click(screen.getByRole('button', { name: /^Remove row 1/ }))
  await screen.findByText('Saved')
  expect(await countWaiting(memberId())).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('This page is full.')
  expect(screen.getByLabelText<HTMLInputElement>('Cost, row 1').value).toBe('540')
})

test('while the server is silent the sign says where the answer is, and it goes out afterward', async () => {
  const answers = await showWorksheet()
  Object.assign(answers, refusal(saves, 503, 'away'))
  type('New price', '240')
  await screen.findByText('Not saved yet. Leave this page open until it is.')
  Object.assign(answers, savesReply())
  dispatchEvent(new Event('online'))
  await screen.findByText('Saved')
  expect(new Set(saved().map((one) => JSON.stringify(one))).size).toBe(1)
})
