// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aFilledPage, answer, chooseMore, saved, showWorksheet, type } from '#tests/web/show-worksheet.tsx'

afterEach(cleanup)

const pageOf = (...body: object[]) => ({ ...aFilledPage().page, body })

const lines = (kind: string, choices?: string[]) => ({
  grid: 'lines',
  label: '',
  headless: false,
  columns: [
    { key: 'day_1', label: 'Day 1', kind: 'money', day: 1 },
    { key: 'day_60', label: 'Day 60', kind: 'money', day: 60 },
    { key: 'reading', label: 'Reading', kind, choices },
  ],
  rows: [{ key: 'cash', label: 'Cash', cells: {}, from: {}, required: false, example: [] }],
})

test('one column at a time, a line is judged with what stands before it in sight', async () => {
  await showWorksheet({
    page: pageOf(lines('choice', ['better', 'worse'])),
    answers: { 'lines.day_1.cash': answer(5200), 'lines.day_60.cash': answer(4412) },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Reading' }))
  expect(screen.getByText('Day 1: €5,200 · Day 60: €4,412')).toBeTruthy()
})

test('a table that asks for five rows has five to fill in, and a longer one begins with five', async () => {
  const columns = [{ key: 'name', label: 'Name', result: false, required: false }]
  const table = { headless: false, numbered: false, example: [], columns, totals: [] }
  await showWorksheet({
    page: pageOf(
      { ...table, table: 'calls', label: 'Calls', rows: 5 },
      { ...table, table: 'asks', label: 'Asks', rows: 12 },
    ),
  })
  expect(screen.getAllByLabelText(/^Name, row/)).toHaveLength(10)
})

test.each([
  ['one that was begun is unfinished while something is missing', ['cash'], 'As it is'],
  ['one that has all that is asked for gives way to the next', ['cash', 'costs'], 'Lean'],
])('of columns that are about no day, %s', async (_, written, open) => {
  const row = (key: string) => ({
    key,
    label: key,
    kind: 'money',
    cells: {},
    from: {},
    required: true,
    example: [540, 540],
  })
  const columns = [
    { key: 'as_is', label: 'As it is' },
    { key: 'lean', label: 'Lean' },
  ]
  const month = { grid: 'month', label: '', headless: false, columns, rows: [row('cash'), row('costs')] }
  await showWorksheet({
    page: pageOf(month),
    answers: Object.fromEntries(written.map((key) => [`month.as_is.${key}`, answer(130)])),
  })
  expect(screen.getByRole('button', { name: open }).getAttribute('aria-pressed')).toBe('true')
  // An example in its own currency is no sum that stands there.
  expect(screen.getAllByPlaceholderText('e.g. €540').length).toBeGreaterThan(0)
})

test('a figure of one week is repeated in those after it, which says what it replaces and is undone at once', async () => {
  const weeks = ['1', '2', '3'].map((label) => ({ key: `week_${label}`, label }))
  const rent = { key: 'rent', label: 'Rent', kind: 'money', cells: {}, from: {}, required: false, example: [] }
  const grid = { grid: 'cash', label: 'Week', headless: false, repeats: true, columns: weeks, rows: [rent] }
  await showWorksheet({ page: pageOf(grid), answers: { 'cash.week_3.rent': answer(40) } })
  fireEvent.change(screen.getByLabelText('Rent, Week 1'), { target: { value: '500' } })
  expect(await screen.findByText('Replaces 1 filled week')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Repeat Rent, Week 1 through Week 3' }))
  expect(await screen.findByText('€500 through Week 3. That replaced 1 filled week.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo repeating Rent, Week 1' })).toBeTruthy()
  const shownIn = (week: string) => {
    fireEvent.click(screen.getByRole('button', { name: week }))
    return screen.getByLabelText<HTMLInputElement>(`Rent, Week ${week}`).value
  }
  expect([shownIn('2'), shownIn('3')]).toEqual(['500', '500'])
  chooseMore('Undo last change')
  await waitFor(() => expect([shownIn('2'), shownIn('3'), shownIn('1')]).toEqual(['', '40', '500']))
  await waitFor(() =>
    expect(saved()).toContainEqual(expect.objectContaining({ field: 'cash.week_1.rent', value: 500 })),
  )
})

test('a figure by the month is read in a column of months, one at a time and in the table', async () => {
  const rent = { key: 'rent', label: 'Rent', kind: 'money', cells: {}, from: {}, required: false, example: [] }
  const columns = [{ key: 'month_1', label: '1' }]
  await showWorksheet({ page: pageOf({ grid: 'cash', label: 'Month', headless: false, columns, rows: [rent] }) })
  fireEvent.change(screen.getByLabelText('Rent, Month 1'), { target: { value: '900/month' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  fireEvent.change(screen.getByLabelText('Rent, Month 1'), { target: { value: '950/month' } })
  expect(screen.queryByText(/this field isn’t/)).toBeNull()
  await waitFor(() => expect(saved()).toContainEqual(expect.objectContaining({ value: 950 })))
})

const forecast = (typed: number) => ({
  grid: 'cash',
  label: 'Week',
  headless: false,
  columns: [
    { key: 'week_1', label: '1' },
    { key: 'week_2', label: '2' },
  ],
  rows: [
    ...Array.from({ length: typed }, (_, at) => ({
      ...{ key: `bill_${at}`, label: `Bill ${at + 1}`, kind: 'money', cells: {}, from: {} },
      ...{ required: false, example: [], result: false },
    })),
    {
      ...{ key: 'out', label: 'Out together', kind: 'money', cells: {}, from: {}, required: false, example: [] },
      ...{ result: true, formula: `SUM([bill_0:bill_${typed - 1}])` },
    },
  ],
})

test('on cards, what a long column comes to stays in sight above it, and of a short one it is there already', async () => {
  await showWorksheet({ page: pageOf(forecast(8)) })
  type('Bill 1, Week 1', '38')
  const shown = await screen.findAllByText('€38')
  expect(shown).toHaveLength(2)
  expect(shown[0]?.closest('dl')?.className).toContain('sticky')
  expect(shown[0]?.closest('dl')?.getAttribute('aria-hidden')).toBe('true')
  cleanup()
  await showWorksheet({ page: pageOf(forecast(3)) })
  type('Bill 1, Week 1', '38')
  await waitFor(() => expect(screen.getAllByText('€38')).toHaveLength(1))
})

test('the example’s choice and date are faint where a table asks for them too', async () => {
  const column = (key: string, label: string, more: object) => ({ key, label, result: false, required: false, ...more })
  const columns = [
    column('state', 'State', { kind: 'choice', choices: { yes: 'Yes', later: 'Not yet' } }),
    column('due', 'Due', { kind: 'date' }),
  ]
  await showWorksheet({
    page: pageOf({
      ...{ table: 'steps', label: 'Steps', rows: 2, headless: false, numbered: false, columns, totals: [] },
      example: [['later', '2027-01-17']],
    }),
  })
  const [first, second] = screen.getAllByLabelText<HTMLSelectElement>(/^State, row/)
  expect(first?.selectedOptions[0]?.textContent).toBe('e.g. Not yet')
  expect(second?.selectedOptions[0]?.textContent).toBe('Choose')
  expect(screen.getAllByText('e.g. Jan 17, 2027')).toHaveLength(1)
  fireEvent.change(first as HTMLElement, { target: { value: '0' } })
  await waitFor(() => expect(first?.options[0]?.textContent).toBe('Choose'))
  expect(saved().filter((one) => 'value' in one && one.value === 'later')).toEqual([])
})
