import { expect, test } from 'vitest'
import { calendarDates } from '#platform/format/dates.ts'
import { weekOf } from './week.rules.ts'

const page = (title: string, updatedAt: string | null) => ({
  title,
  moduleId: 'offer',
  subModuleIds: [title.toLowerCase()],
  state: updatedAt ? ('done' as const) : ('empty' as const),
  updatedAt: updatedAt && `${updatedAt}T10:00:00.000Z`,
})
const pages = [page('Offer', '2026-03-01'), page('Price', '2026-03-02'), page('Law', null), page('Terms', '2026-05-29')]
const ask = { id: 'ask', moduleId: 'sales', title: 'Ask for the sale' }
const due = { isEntryDue: true, isMeasured: true }
const entered = { isEntryDue: false, isMeasured: true }
const week = (today: string, given: Partial<Parameters<typeof weekOf>[0]> = {}) =>
  weekOf({ today, currentDay: 92, lessonsDone: 34, business: due, pages, ask, dates: calendarDates, ...given })

test.each([
  [
    'on Monday',
    '2026-06-01',
    due,
    'All 34 lessons your plan opens are done. This week’s numbers come first.',
    'numbers',
  ],
  ['on Monday', '2026-06-01', entered, expect.stringMatching(/^This week’s numbers are in\. (?:Ask|Promise) /), 'ask'],
  ['on Thursday', '2026-06-04', due, expect.stringMatching(/are done\. (?:Ask|Promise) /), 'ask'],
  [
    'on Saturday',
    '2026-06-06',
    entered,
    'This week’s numbers are in. Read one of your own pages again, and change what is no longer true.',
    'page',
  ],
  [
    'where numbers are neither in nor due yet',
    '2026-06-06',
    { ...entered, isWeekIn: false },
    'All 34 lessons your plan opens are done. Read one of your own pages again, and change what is no longer true.',
    'page',
  ],
  [
    'before the first number',
    '2026-06-01',
    { isEntryDue: false, isMeasured: false },
    'All 34 lessons your plan opens are done. Ten numbers say where the business is.',
    'numbers',
  ],
])('%s (%s) one of three comes first', (_, today, business, words, kind) => {
  const { words: said, main } = week(today, { business })
  expect([said, main.kind]).toEqual([words, kind])
})

test('each week has another ask and another page, and keeps them for seven days', () => {
  const of = (today: string) => week(today).steps.map(({ words }) => words)
  expect(of('2026-06-01')).toEqual(of('2026-06-07'))
  expect(of('2026-06-01')[1]).not.toBe(of('2026-06-08')[1])
  const weeks = ['2026-06-01', '2026-06-08', '2026-06-15'].map((today) => week(today).steps[2])
  expect(new Set(weeks.map((step) => step?.words))).toEqual(
    new Set(['Read again: Offer', 'Read again: Price', 'Read again: Terms']),
  )
})

test('a page that is empty or was changed lately isn’t read again, and with none there is none', () => {
  const told = ['2026-05-25', '2026-06-01', '2026-06-08'].map((today) => week(today).steps[2]?.words)
  expect(told).not.toContain('Read again: Terms')
  expect(told).not.toContain('Read again: Law')
  const none = week('2026-06-06', { pages: [page('Law', null)] })
  expect([none.steps.length, none.main.kind]).toEqual([2, 'ask'])
  expect(week('2026-06-06', { pages: undefined, ask: undefined }).main.kind).toBe('numbers')
})

test('from day 180 on it says first that the days and all its lessons are behind', () => {
  expect(week('2026-09-07', { currentDay: 180, business: entered }).words).toMatch(
    /^Day 180 is behind you, and all 34 lessons your plan opens are done\. /,
  )
})
