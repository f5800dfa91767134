// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteVersion } from '#platform/web/version-sync.ts'
import { incompleteAnswer } from '#tests/web/answers.ts'
import { aFilledPage, answer, saved, showWorksheet } from '#tests/web/show-worksheet.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-09T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pageWith = (suggest: string) => ({
  ...aFilledPage().page,
  body: [{ field: 'on_day', label: 'My day', kind: 'date', suggest }],
})
const onDay = (day: string) =>
  noteVersion(
    new Headers({ 'x-member-version': '1', 'x-program-day': day, 'x-member-date': `2026-12-0${day === '4' ? 3 : 4}` }),
    true,
  )

// Today is by the clock, as a page may be open, or without a network, for days; the server told the day last on Dec 3.
test.each([
  ['today', 'Today is Dec 9, 2026', '2026-12-09'],
  ['day 60', 'Your day 60 is Jan 28, 2027', '2027-01-28'],
])('%s is offered where no date is written, and taken over by one tap', async (suggest, words, date) => {
  onDay('4')
  await showWorksheet({ page: pageWith(suggest) })
  const use = await screen.findByRole('button', { name: /^Use .* My day$/ })
  expect(use.parentElement?.textContent).toContain(words)
  fireEvent.click(use)
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'on_day', value: date }]))
  expect(screen.queryByRole('button', { name: /^Use .* My day$/ })).toBeNull()
})

test('at hours that take longer the day to which they lead stands first, for their phase alone', async () => {
  onDay('4')
  const onTime = { phase: 'Foundation', endDay: 60, lesson: 6, lessons: 34, endsOn: '2027-02-16' }
  const slow = incompleteAnswer('GET /api/pace', { onTime })
  await showWorksheet({ page: pageWith('day 60') }, [], {}, slow)
  const first = await screen.findByRole('button', { name: 'Use it: Feb 16, 2027, My day' })
  expect(first.parentElement?.textContent).toContain('At your hours Foundation ends about Feb 16, 2027')
  expect(screen.getAllByRole('button', { name: /^Use / }).length).toBe(2)
  fireEvent.click(first)
  await waitFor(() => expect(saved()).toMatchObject([{ field: 'on_day', value: '2027-02-16' }]))
  cleanup()
  await showWorksheet({ page: pageWith('day 120') }, [], {}, slow)
  await screen.findByText(/^Your day 120 is/)
  expect(screen.getAllByRole('button', { name: /^Use / }).length).toBe(1)
})

test('during a pause the day is counted from its end', async () => {
  onDay('4')
  const paused = incompleteAnswer('GET /api/pace', {
    ...{ currentDay: 4, onTime: null },
    pause: { from: '2026-12-03', until: '2026-12-31' },
  })
  await showWorksheet({ page: pageWith('day 60') }, [], {}, paused)
  await screen.findByRole('button', { name: 'Use it: Feb 26, 2027, My day' })
  cleanup()
  await showWorksheet({ page: pageWith('day 3') }, [], {}, paused)
  await screen.findByLabelText('My day')
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
})

test('nothing is offered beside a date that is written, nor a day of the program that is over', async () => {
  onDay('61')
  await showWorksheet({ page: pageWith('today'), answers: { on_day: answer('2026-12-01') } })
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  cleanup()
  await showWorksheet({ page: pageWith('day 60') })
  await screen.findByLabelText('My day')
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
})

test('on an evening in America today is the member’s own', async () => {
  vi.setSystemTime(new Date('2026-12-10T03:00:00Z'))
  await showWorksheet({ page: pageWith('today') }, [], { timeZone: 'America/Los_Angeles' })
  const use = await screen.findByRole('button', { name: /^Use .* My day$/ })
  expect(use.parentElement?.textContent).toContain('Today is Dec 9, 2026')
})
