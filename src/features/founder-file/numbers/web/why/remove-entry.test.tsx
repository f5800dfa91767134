// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aNumber, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { NumbersPage } from '../numbers.page.tsx'

afterEach(cleanup)

test.each([
  [{ value: 540, date: '2026-01-03', pageId: null }, /\$540, written on Jan 3, 2026, counts for this day again\./],
  [null, /That leaves no entry for this day\./],
])('before an entry is removed it says what counts then', async (before, says) => {
  const entry = aPoint(20, 700, { id: 'slip', pageId: null })
  showPage('/founder-file/numbers', '/founder-file/numbers', NumbersPage, {
    ...numbersAnswer([aNumber({ points: [entry] })]),
    ...answer('GET /api/founder-file/numbers/slip/before', { before }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Revenue' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Remove \$700/ }))
  expect(await screen.findByText(says)).toBeTruthy()
})
