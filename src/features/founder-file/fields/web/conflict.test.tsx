// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer as replyOf } from '#tests/web/answers.ts'
import { answer, askedOf, saved, showWorksheet } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

afterEach(() => vi.useRealTimers())

test.each(['G', null] as const)('a number of another device is chosen with its own mark, %s', async (mark) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const other = [{ id: 'd1', value: 800, mark, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' }]
  const answers = await showWorksheet({ answers: { new_price: answer(900, { version: 2, mark: 'C', other }) } })
  Object.assign(answers, replyOf('DELETE /api/founder-file/pages/letter/displaced/d1', undefined))
  const [, second] = await screen.findAllByRole('button', { name: 'Use this one' })
  if (second) fireEvent.click(second)
  await screen.findByText('The other version is let go.')
  const isDeleted = () => askedOf().some(({ call }) => call.startsWith('DELETE'))
  expect(isDeleted()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_500)
  await waitFor(() => expect(isDeleted()).toBe(true))
  expect(saved()).toMatchObject([{ field: 'new_price', value: 800, mark, version: 2 }])
})

test('an undo takes nothing back that was written since', async () => {
  const other = [{ id: 'd1', value: 800, mark: 'G' as const, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' }]
  await showWorksheet({ answers: { new_price: answer(900, { version: 2, mark: 'C', other }) } })
  const [, second] = await screen.findAllByRole('button', { name: 'Use this one' })
  fireEvent.click(second as HTMLElement)
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  fireEvent.change(screen.getByLabelText('New price'), { target: { value: '850' } })
  fireEvent.click(undo)
  expect(await screen.findAllByRole('button', { name: 'Use this one' })).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('850')
  await screen.findByText('Saved')
})

test('choosing one of two versions is undone: what stood there is back, and both are offered again', async () => {
  const other = [{ id: 'd1', value: 800, mark: 'G' as const, version: 1, displacedAt: '2026-11-03T10:00:00.000Z' }]
  await showWorksheet({ answers: { new_price: answer(900, { version: 2, mark: 'C', other }) } })
  const [, second] = await screen.findAllByRole('button', { name: 'Use this one' })
  fireEvent.click(second as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findAllByRole('button', { name: 'Use this one' })).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('900')
  await screen.findByText('Saved')
  expect(askedOf().some(({ call }) => call.startsWith('DELETE'))).toBe(false)
})
