// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aNumber, aPlainPoint, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { NumbersPage } from './numbers.page.tsx'

afterEach(cleanup)

const revenue = aNumber({ points: [aPoint(1, 540), aPoint(60, 1638, { mark: 'G' })] })
const hours = aNumber({ key: 'hours', label: 'Hours a week', unit: 'hours', points: [] })
const left = aNumber({
  key: 'left_over',
  label: 'Left over',
  isEntered: false,
  points: [aPoint(1, 330, { computed: true })],
})
const saved = answer('POST /api/founder-file/numbers', {
  points: [{ ...aPlainPoint(90, 1800), key: 'revenue' }],
})
const show = (answers: Answers = {}) =>
  showPage('/founder-file/numbers', '/founder-file/numbers', NumbersPage, {
    ...numbersAnswer([revenue, hours, left]),
    ...saved,
    ...answers,
  })
const field = (name: RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save numbers' }))
const entries = (asked: ReturnType<typeof show>) =>
  asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => (body as { entries: object[] }).entries)

test('each number that is entered has a field with the decimal keypad and its last value beside it', async () => {
  show()
  const input = await field(/^Revenue/)
  expect(input.inputMode).toBe('decimal')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'last: $1,638 (guessed), Mar 3',
  )
  expect((await field(/^Hours a week/)).closest('li')?.textContent).toContain('first time')
  expect(screen.queryByRole('textbox', { name: /^Left over/ })).toBeNull()
})

test('a sum of 30 days names them, and far less than the last time is asked about', async () => {
  show(numbersAnswer([{ ...revenue, over: 30 }, hours, left]))
  const input = await field(/^Revenue/)
  expect(input.labels?.[0]?.textContent).toBe('Revenue (USD, Oct 25 to Nov 23)')
  expect((await field(/^Hours a week/)).labels?.[0]?.textContent?.trim()).toBe('Hours a week')
  fireEvent.change(input, { target: { value: '400' } })
  fireEvent.blur(input)
  expect(screen.getByText('less than half of $1,638 (guessed): is it for all 30 days?')).toBeTruthy()
  fireEvent.change(input, { target: { value: '1400' } })
  expect(screen.queryByText(/less than half/)).toBeNull()
})

test('what stands there for the chosen day is said, since a new entry replaces it', async () => {
  const there = aPoint(20, 700, { pageId: null, date: '2026-11-20', about: '2026-11-20' })
  show(numbersAnswer([aNumber({ points: [aPoint(1, 540), there] }), hours, left]))
  const input = await field(/^Revenue/)
  const said = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toBe('last: $700, Nov 20')
  fireEvent.change(screen.getByLabelText('For the day'), { target: { value: '2026-11-20' } })
  expect(said()).toBe('Nov 20: $700. A new entry replaces it.')
})

test('a number that can’t be is refused at its field', async () => {
  const asked = show(numbersAnswer([revenue, { ...hours, range: 'week' }, left]))
  fireEvent.change(await field(/^Hours/), { target: { value: '200' } })
  save()
  expect(await screen.findByText('A week has 168 hours: from 0 to 168.')).toBeTruthy()
  expect(entries(asked)).toEqual([])
})

test('only what is filled in is saved, for today, counted or guessed', async () => {
  const asked = show()
  fireEvent.change(await field(/^Revenue/), { target: { value: '1,800' } })
  const mark = within(screen.getByRole('group', { name: 'Revenue: counted or guessed' }))
  expect(mark.queryByRole('button', { pressed: true })).toBeNull()
  fireEvent.click(mark.getByRole('button', { name: 'Counted' }))
  save()
  expect(await screen.findByText('Saved. Since Mar 3: revenue up $162 to $1,800.')).toBeTruthy()
  expect(entries(asked)).toEqual([
    [{ id: expect.any(String), key: 'revenue', value: 1800, mark: 'C', date: '2026-11-23' }],
  ])
  expect((await field(/^Revenue/)).value).toBe('')
})

test('what isn’t said to be counted or guessed is saved as neither', async () => {
  const asked = show()
  fireEvent.change(await field(/^Revenue/), { target: { value: '1,800' } })
  save()
  await screen.findByText(/^Saved/)
  expect(entries(asked)).toMatchObject([[{ key: 'revenue', value: 1800, mark: null }]])
})

test('numbers can be entered for an earlier day', async () => {
  const asked = show()
  fireEvent.change(await field(/^Hours/), { target: { value: '46' } })
  fireEvent.change(screen.getByLabelText('For the day'), { target: { value: '2026-11-20' } })
  save()
  await screen.findByText(/saved\.|^Saved/i)
  expect(entries(asked)).toMatchObject([[{ key: 'hours', value: 46, date: '2026-11-20' }]])
})

test.each([
  ['2026-11-24', 'Use today or an earlier day.'],
  ['0026-11-20', 'Use a day of the last 100 years.'],
  ['', 'Enter the whole date.'],
])('“%s” is told at its own field to be no day, and nothing is sent', async (date, says) => {
  const asked = show()
  fireEvent.change(await field(/^Hours/), { target: { value: '46' } })
  const day = screen.getByLabelText('For the day')
  fireEvent.change(day, { target: { value: date } })
  save()
  expect(await screen.findByText(says)).toBeTruthy()
  expect(document.activeElement).toBe(day)
  expect((day as HTMLInputElement).value).toBe(date)
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(entries(asked)).toEqual([])
})

test('what can’t be read is named at its field, and nothing is sent', async () => {
  const asked = show()
  const input = await field(/^Revenue/)
  fireEvent.change(input, { target: { value: 'lots' } })
  save()
  expect(await screen.findByText(/We can’t read “lots” as a number/)).toBeTruthy()
  expect(document.activeElement).toBe(input)
  expect(entries(asked)).toEqual([])
})

test('nothing entered says so', async () => {
  show()
  await field(/^Revenue/)
  save()
  expect(await screen.findByText('Enter at least one number.')).toBeTruthy()
})

test('a save that fails keeps what was typed, and its repeat is the same entry', async () => {
  const asked = show(refusal('POST /api/founder-file/numbers', 500))
  fireEvent.change(await field(/^Revenue/), { target: { value: '1800' } })
  save()
  expect(await screen.findByText(/try again/i)).toBeTruthy()
  save()
  await screen.findByText(/try again/i)
  const [first, second] = entries(asked)
  expect(second).toEqual(first)
  expect((await field(/^Revenue/)).value).toBe('1800')
})

test('what was typed and not saved is there again after leaving the page, for its day, and gone once it is saved', async () => {
  show()
  fireEvent.change(await field(/^Revenue/), { target: { value: '1,800' } })
  fireEvent.change(screen.getByLabelText('For the day'), { target: { value: '2026-11-20' } })
  cleanup()
  const asked = show()
  expect((await field(/^Revenue/)).value).toBe('1,800')
  save()
  await screen.findByText(/saved\.|^Saved/i)
  expect(entries(asked)).toMatchObject([[{ key: 'revenue', value: 1800, date: '2026-11-20' }]])
  cleanup()
  show()
  expect((await field(/^Revenue/)).value).toBe('')
})

test('what was begun on an earlier day is for today, where no day was chosen', async () => {
  show()
  fireEvent.change(await field(/^Revenue/), { target: { value: '1,800' } })
  cleanup()
  const asked = show(numbersAnswer([revenue, hours, left], { today: '2026-11-30' }))
  expect((await field(/^Revenue/)).value).toBe('1,800')
  save()
  await screen.findByText(/saved\.|^Saved/i)
  expect(entries(asked)).toMatchObject([[{ date: '2026-11-30' }]])
})

test('what is typed while numbers are being saved stays, on the day chosen then', async () => {
  const saving = Promise.withResolvers<void>()
  const answers = answer(
    'POST /api/founder-file/numbers',
    { points: [{ ...aPlainPoint(90, 1800), key: 'revenue' }] },
    saving.promise,
  )
  show(answers)
  fireEvent.change(await field(/^Revenue/), { target: { value: '1,800' } })
  save()
  fireEvent.change(await field(/^Hours/), { target: { value: '46' } })
  saving.resolve()
  await screen.findByText(/saved\.|^Saved/i)
  expect([(await field(/^Revenue/)).value, (await field(/^Hours/)).value]).toEqual(['', '46'])
  cleanup()
  show()
  expect([(await field(/^Revenue/)).value, (await field(/^Hours/)).value]).toEqual(['', '46'])
})

test('numbers that do not load offer another try', async () => {
  show(refusal('GET /api/founder-file/numbers', 500, { message: 'Something went wrong.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
})
