// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, chooseMore, memberId, saved, showAgain, showWorksheet, type } from '#tests/web/show-worksheet.tsx'
import { countWaiting, deleteLocalAnswers } from '../../saving/web/waiting-answers.ts'

afterEach(cleanup)

test('a text that is too long stays in its field until it is shortened: nothing is cut, and nothing is said to be saved', async () => {
  await showWorksheet()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Why it is fair')
  const long = 'word '.repeat(100).trim()
  type('Why it is fair', long)
  expect(field.value).toBe(long)
  await screen.findByText(/^This field holds 300 characters, and yours has 499/)
  expect(screen.getByText('One answer can’t be saved. The reason is below the field.')).toBeTruthy()
  type('Why it is fair', 'word')
  expect(screen.queryByText(/^This field holds/)).toBeNull()
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'fair', value: 'word' }]))
})

const write = (label: string, text: string) => {
  type(label, text)
  fireEvent.blur(screen.getByLabelText(label))
}

test('what can’t be read as a number is there again after a reload, with why, until it is corrected', async () => {
  await showWorksheet({ answers: { new_price: answer(200) } })
  write('New price', 'fifty')
  await screen.findByText(/^We can’t read “fifty” as a number\./)
  await waitFor(async () => expect(await countWaiting(memberId())).toBe(1))
  cleanup()
  await showAgain({ answers: { new_price: answer(200) } })
  await screen.findByText('We can’t read “fifty” as a number. Write it like 1,240.50. Until then, €200 counts.')
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('fifty')
  expect(screen.getByText('One answer can’t be saved. The reason is below the field.')).toBeTruthy()
  expect(saved()).toEqual([])
  type('New price', '50')
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'new_price', value: 50, version: 1 }]))
  await screen.findByText('Saved')
  expect(await countWaiting(memberId())).toBe(0)
})

test('so is a text that is too long, and a cell of a row that was begun with it', async () => {
  await showWorksheet()
  write('Cost, row 1', '5-6')
  type('Why it is fair', 'word '.repeat(100))
  await screen.findByText('“5-6” is two numbers. Choose one.')
  await waitFor(async () => expect(await countWaiting(memberId())).toBe(2))
  const [order] = saved() as { value: { order: string[] } }[]
  cleanup()
  await showAgain({ answers: { tools: { ...answer(true), value: order?.value ?? null } } })
  await screen.findByText('“5-6” is two numbers. Choose one.')
  expect(screen.getByLabelText<HTMLInputElement>('Cost, row 1').value).toBe('5-6')
  await screen.findByText(/^This field holds 300 characters, and yours has 500/)
})

test('it is undone to what stood there, and kept through signing out where the member keeps what isn’t saved', async () => {
  await showWorksheet({ answers: { new_price: answer(200) } })
  write('New price', '$50')
  await screen.findByText(/^“\$50” isn’t in euros, the currency of your file\./)
  await deleteLocalAnswers(memberId(), 'sent')
  expect(await countWaiting(memberId())).toBe(1)
  chooseMore('Undo last change')
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('200')
  await screen.findByText('Saved')
})

test('an earlier page’s answer doesn’t stand above what was typed in its place', async () => {
  await showWorksheet()
  fireEvent.click(screen.getByRole('button', { name: 'Change Price today' }))
  write('Price today', 'lots')
  await screen.findByText(/^We can’t read “lots”/)
  await waitFor(async () => expect(await countWaiting(memberId())).toBe(1))
  cleanup()
  await showAgain()
  expect((await screen.findByLabelText<HTMLInputElement>('Price today')).value).toBe('lots')
})

test('marking it as a guess leaves it there', async () => {
  await showWorksheet()
  write('New price', 'fifty')
  await screen.findByText(/^We can’t read “fifty”/)
  fireEvent.click(screen.getByRole('button', { name: 'Guessed' }))
  expect(screen.getByLabelText<HTMLInputElement>('New price').value).toBe('fifty')
  expect(screen.getByRole('button', { name: 'Guessed' }).getAttribute('aria-pressed')).toBe('true')
  type('New price', '50')
  await waitFor(() => expect(saved()).toContainEqual(expect.objectContaining({ value: 50, mark: 'G' })))
})

test('what was read while it was typed and then can’t be is not sent', async () => {
  await showWorksheet()
  type('New price', '5')
  write('New price', '5-6')
  await screen.findByText('“5-6” is two numbers. Choose one.')
  await screen.findByText('One answer can’t be saved. The reason is below the field.')
  expect(saved()).toEqual([])
})
