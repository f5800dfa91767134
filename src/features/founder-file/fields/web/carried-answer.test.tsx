// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aFilledPage, saved, showWorksheet } from '#tests/web/show-worksheet.tsx'
import { BodyItem } from '../../worksheets/body.ts'

afterEach(cleanup)

const pageOf = (...body: object[]) => ({ ...aFilledPage().page, body })
const source = { pageId: 'runway', title: 'Runway sheet', key: 'end', date: '2026-12-01' }

test('a date of an earlier page is confirmed as a date', async () => {
  await showWorksheet({
    page: pageOf({ field: 'money_ends', label: 'My money ends', kind: 'date', from: ['runway.end'] }),
    carried: { money_ends: { mark: null, value: 46_406.4, from: source } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Still true: My money ends' }))
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'money_ends', value: '2027-01-19' }]))
  expect(screen.getByLabelText<HTMLInputElement>('My money ends').value).toBe('2027-01-19')
})

test('what is worked out there has nothing to confirm, and says so', async () => {
  await showWorksheet({
    page: pageOf({ field: 'money_ends', label: 'My money ends', kind: 'date', from: ['runway.end'] }),
    carried: { money_ends: { mark: null, value: 46_406.4, from: { ...source, isComputed: true } } },
  })
  expect(screen.getByText(/worked out on/).textContent).toBe(', worked out on Runway sheet, Dec 1, 2026')
  expect(screen.queryByRole('button', { name: /Still true/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Change My money ends' }))
  expect(screen.getByLabelText('My money ends')).toBeTruthy()
})

test('what was a guess there is a guess here', async () => {
  await showWorksheet({
    page: pageOf({ field: 'cash', label: 'Cash', kind: 'money', from: ['runway.cash'] }),
    carried: { cash: { mark: 'G', value: 5200, from: source } },
  })
  expect(screen.getByText('€5,200').className).toContain('decoration-dotted')
  expect(screen.getByText('(guessed)')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Still true: Cash' }))
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'cash', value: 5200, mark: 'G' }]))
})

test('several earlier answers of a column are confirmed at once', async () => {
  const rows = ['cash', 'costs', 'revenue']
  const carried = rows.map((row, index) => [`lines.day_1.${row}`, { mark: null, value: 100 + index, from: source }])
  const grid = BodyItem.parse({
    grid: 'lines',
    label: 'Lines',
    columns: [{ key: 'day_1', label: 'Day 1' }],
    rows: rows.map((key) => ({ key, label: key, kind: 'money', from: { day_1: `runway.${key}` } })),
  })
  await showWorksheet({ page: pageOf(grid), carried: Object.fromEntries(carried) })
  fireEvent.click(await screen.findByRole('button', { name: 'All 3 are still true' }))
  await waitFor(() =>
    expect(saved()).toMatchObject(rows.map((row, index) => ({ field: `lines.day_1.${row}`, value: 100 + index }))),
  )
  expect(screen.queryByRole('button', { name: /still true/ })).toBeNull()
})

test('a column that is another page’s is read there, its own day is filled in, and it says where it is corrected', async () => {
  const row = (key: string) => ({ key, label: key, kind: 'money', from: { day_1: `runway.${key}` } })
  const grid = BodyItem.parse({
    grid: 'lines',
    label: 'Lines',
    columns: [
      { key: 'day_1', label: 'Day 1', readonly: true },
      { key: 'day_60', label: 'Day 60' },
    ],
    rows: [row('cash'), row('costs'), { key: 'left', label: 'left', kind: 'money', formula: '[cash]-[costs]' }],
  })
  const cash = { value: 5200, mark: null, from: { ...source, key: 'cash' } }
  await showWorksheet({
    page: pageOf(grid),
    carried: { 'lines.day_1.cash': cash },
    // Typed here while it could be: what the other page says comes first.
    answers: { 'lines.day_1.cash': { value: 900, version: 1, updatedAt: '2026-12-01T08:00:00Z', mark: null } },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Day 60' }))
  expect(screen.getByLabelText('cash')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Correct it on Runway sheet' })).getAttribute('href')).toBe(
    '/founder-file/pages/runway',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Day 1' }))
  // As what follows from it.
  expect(screen.getAllByText('€5,200')).toHaveLength(2)
  expect(screen.queryByText('€900')).toBeNull()
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(screen.queryByRole('button', { name: /Still true|Change/ })).toBeNull()
})
