// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aFilledPage, answer, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

const page = {
  ...aFilledPage().page,
  means: [
    { when: '[rise]>0', says: 'Each month brings {rise} more: {percent: [rise]/[old_price]} of {old_price}.' },
    { when: '[rise]<0', says: 'Each month brings less.' },
  ],
}

test('what the own figures mean is said as they are typed, and nothing of the example’s', async () => {
  await showWorksheet({ page })
  expect(screen.queryByText(/^Each month brings/)).toBeNull()
  type('New price', '240')
  expect(await screen.findByText('Each month brings €60 more: 33% of €180.')).toBeTruthy()
  type('New price', '120')
  expect(await screen.findByText('Each month brings less.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What your numbers say' })).toBeTruthy()
})

test('a page as a server of before tells it has no such sentences', async () => {
  const { means: _, ...before } = page
  await showWorksheet({ page: before, answers: { new_price: answer(240) } })
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'What your numbers say' })).toBeNull()
})
