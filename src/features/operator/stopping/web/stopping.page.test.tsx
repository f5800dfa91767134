import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Reply } from '#shared/endpoint.ts'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { getStopping, StoppingLesson } from '../stopping.contract.ts'
import { StoppingPage } from './stopping.page.tsx'

afterEach(cleanup)

const lesson = (id: string, given: Partial<StoppingLesson> = {}): StoppingLesson => ({
  ...{ id, title: `Lesson ${id}`, moduleTitle: 'First steps', tier: 'starter' },
  ...{ reached: 20, opened: 18, begun: 15, finished: 12, stopped: 3, medianDays: 2, asked: 4, change: null },
  ...given,
})
const changed = { at: '2026-03-02T12:00:00.000Z', isNew: false }
const worst = lesson('b', { stopped: 9, begun: null, change: changed })
const figures: Reply<typeof getStopping> = {
  ...{ countedAt: '2026-03-05T03:00:00.000Z', months: ['2026-02'], members: 24, worst },
  days: [
    { day: 1, had: 24, still: 20, changed: [] },
    { day: 7, had: 24, still: 12, changed: [{ id: 'b', title: 'Lesson b', ...changed }] },
  ],
  lessons: [lesson('a'), worst],
}
const show = (given: Partial<Reply<typeof getStopping>> = {}) =>
  showPage(
    '/operator/where-people-stop',
    '/operator/where-people-stop',
    StoppingPage,
    answer('GET /api/operator/where-people-stop', { ...figures, ...given }),
  )
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('the lesson that loses most is named first; each lesson says who came, who went on and who asked', async () => {
  show()
  expect(await screen.findByText(/^Most people stop at “Lesson b”: 9 of the 20 who reached it/)).toBeTruthy()
  const figuresOf = ['Reached20', 'Opened18', 'Begun15', 'Finished12', 'Stopped here3 (15%)', 'Median days2']
  expect(cellsOf(/^Lesson a/)).toEqual([...figuresOf, 'Asked about it4'])
  expect(cellsOf(/^Lesson b/)[2]).toBe('Begun–')
})

test('a change of the content is marked at its lesson and in the days of its module', async () => {
  show()
  await screen.findByText(/^Most people stop/)
  expect(screen.getByRole('row', { name: /^Lesson b/ }).textContent).toContain('Changed on Mar 2, 2026')
  expect(screen.getByRole('row', { name: /^Day 7/ }).textContent).toContain('“Lesson b” Changed on Mar 2, 2026')
  expect(screen.getByRole('row', { name: /^Day 1/ }).textContent).not.toContain('Changed')
  expect(cellsOf(/^Day 7/).at(-1)).toBe('Share50%')
})

test('the lessons can be put in order by where most stop, and the first twenty are shown before all', async () => {
  const many = Array.from({ length: 30 }, (_, n) => lesson(`n${n}`, { stopped: n, asked: 30 - n }))
  show({ lessons: many })
  await screen.findByText(/^Most people stop/)
  const table = () => screen.getByRole('table', { name: 'How many keep going, by lesson' })
  const names = () =>
    within(table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 10))
  expect([names().length, names()[0]]).toEqual([20, 'Lesson n0F'])
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'stopped' } })
  expect([names().length, names()[0]]).toEqual([20, 'Lesson n29'])
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 lessons' }))
  expect(names()).toHaveLength(30)
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'asked' } })
  expect(names()[0]).toBe('Lesson n0F')
})

test('asked to count now, it shows the new figures by itself once they are there', async () => {
  const path = 'GET /api/operator/where-people-stop'
  const count = 'POST /api/operator/where-people-stop/count'
  const uncounted = { countedAt: null, months: [], members: null, worst: null, days: [], lessons: [] }
  const answers = { ...answer(path, { ...figures, ...uncounted }), ...answer(count, { says: 'It’s being counted.' }) }
  const asked = showPage('/operator/where-people-stop', '/operator/where-people-stop', StoppingPage, answers)
  await screen.findByText('Not counted yet')
  fireEvent.click(screen.getByRole('button', { name: 'Count now' }))
  await screen.findByText('Being counted now…')
  // The first look comes at once, and finds nothing new yet.
  await waitFor(() => expect(asked.filter(({ call }) => call === path)).toHaveLength(2))
  Object.assign(answers, answer(path, figures))
  await screen.findByText(/^Most people stop/)
  expect(screen.getByRole('status').textContent).toMatch(/^Counted each night, last on /)
})

test('fewer than five are said to be too few, and nothing is shown of them', async () => {
  show({ members: null, worst: null, days: [], lessons: [] })
  expect(await screen.findByText('Too few to show')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
