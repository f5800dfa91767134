// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer as replyOf } from '#tests/web/answers.ts'
import { answer, askedOf, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

const keeps = 'POST /api/founder-file/pages/letter/keep'
const due = { answers: { new_price: answer(240) }, keepFirst: { writtenOn: '2026-11-03', last: 'week' as const } }
const lastWeek = () => screen.findByText(/^Keep last week’s before you change it\./)

test('last week’s page is kept from above its fields, and then the line is gone', async () => {
  const answers = await showWorksheet(due)
  Object.assign(answers, replyOf(keeps, { id: 'copy-0001', keptOn: '2026-11-09' }))
  await lastWeek()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByText(/^Keep last week’s/)).toBeNull())
  expect(askedOf().filter(({ call }) => call === keeps)).toHaveLength(1)
  const title = screen.getByRole('heading', { level: 2, name: /kept Nov 9, 2026/ })
  expect(document.activeElement).toBe(title)
})

test('it is waved off, and hidden without moving anything once something is changed', async () => {
  await showWorksheet(due)
  const line = (await lastWeek()).closest('.mb-5')
  expect(line?.className).not.toContain('invisible')
  type('New price', '250')
  await waitFor(() => expect(line?.className).toContain('invisible'))
  cleanup()
  await showWorksheet(due)
  await lastWeek()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(/^Keep last week’s/)).toBeNull()
})

test('what was written longer ago is told by its day; where nothing is due there is no line', async () => {
  await showWorksheet({ ...due, keepFirst: { writtenOn: '2026-11-03', last: null } })
  await screen.findByText(/^You last changed this Nov 3\. Keep it as it is before you change it/)
  cleanup()
  await showWorksheet({ answers: due.answers })
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
})
