// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, saved, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

const ofPage = {
  value: 180,
  mark: 'C' as const,
  from: { pageId: 'review', title: 'The day-60 review', date: '2026-11-03' },
}
const price = (value: number) => expect.objectContaining({ field: 'new_price', value, mark: 'C' })
const entered = { ...ofPage, value: 190, from: { pageId: null, title: 'Numbers', date: '2026-11-05' } }

test('where another page says something else of the same day, both are told and one tap takes the other', async () => {
  await showWorksheet({ answers: { new_price: answer(200, { version: 0 }) }, offers: { new_price: [ofPage, entered] } })
  expect((await screen.findByText(/says €180 for the same day, Nov 3, 2026/)).textContent).toMatch(/^The day-60 review/)
  // An entry of its own never stands against what was typed.
  expect(screen.queryByText(/€190/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Use €180 from The day-60 review: New price' }))
  await waitFor(() => expect(saved()).toContainEqual(price(180)))
  await waitFor(() => expect(screen.queryByText(/for the same day/)).toBeNull())
})

test('what is typed to be the same is nothing to choose', async () => {
  await showWorksheet({ answers: { new_price: answer(200, { version: 0 }) }, offers: { new_price: [ofPage] } })
  await screen.findByText(/says €180/)
  type('New price', '180')
  await screen.findByText('Saved')
  expect(screen.queryByText(/says €180/)).toBeNull()
})

test('an entry of its own is offered where nothing was typed, and says its date', async () => {
  await showWorksheet({ offers: { new_price: [entered] } })
  expect(await screen.findByText(/has €190, Nov 5, 2026/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use €190 from Numbers: New price' }))
  await waitFor(() => expect(saved()).toContainEqual(price(190)))
})

test('several that are empty here are taken over with one tap, and what an earlier page says is left to it', async () => {
  await showWorksheet({
    offers: { new_price: [ofPage], share: [{ ...entered, value: 0.7 }], old_price: [{ ...entered, value: 150 }] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Use all 2' }))
  expect(await screen.findByText('2 answers filled in. You can still change each one.')).toBeTruthy()
  await waitFor(() => expect(saved()).toContainEqual(expect.objectContaining({ field: 'share', value: 0.7 })))
  expect(saved()).toContainEqual(price(180))
  expect(saved()).not.toContainEqual(expect.objectContaining({ field: 'old_price' }))
})
