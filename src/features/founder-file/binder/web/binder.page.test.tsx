// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aPageLine } from '#tests/web/founder-file-data.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { PageLine } from '../../pages/pages.contract.ts'
import { BinderPage } from './binder.page.tsx'
import { BinderSearch } from './binder-search.tsx'

afterEach(cleanup)

const file = (pages: PageLine[]) => answer('GET /api/founder-file', { pages, currency: 'USD', weekStart: 'monday' })
const show = (pages: PageLine[] = [aPageLine()], answers: Answers = {}, address = '/founder-file') =>
  showPage('/founder-file', address, () => <BinderPage />, {
    ...file(pages),
    ...answer('GET /api/framework/phases', [aPhase()]),
    ...answers,
  })
const lineOf = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement)

test('pages stand by phase and module, each leading to its lesson', async () => {
  show()
  const phase = within(await screen.findByRole('region', { name: 'Foundation' }))
  const module = within(phase.getByRole('region', { name: 'Founder baseline' }))
  expect(module.getByRole('link', { name: 'The ten numbers' }).getAttribute('href')).toBe(
    '/modules/foundation-01-baseline/submodules/numbers',
  )
})

test.each([
  ['kept Nov 3', { state: 'kept', keptOn: ['2026-01-05', '2026-11-03'] }],
  ['done', { state: 'done' }],
  ['begun', { state: 'begun' }],
  ['not yet', { state: 'empty' }],
  ['not in your plan', { state: 'empty', isOpen: false }],
  ['begun', { state: 'begun', isOpen: false }],
] as const)('a page says “%s”', async (words, { state, ...rest }) => {
  const isOpen = !('isOpen' in rest)
  show([aPageLine({ state, isOpen, ...('keptOn' in rest ? { keptOn: [...rest.keptOn] } : {}) })])
  expect((await lineOf('The ten numbers')).getByText(words)).toBeTruthy()
})

test('a phase in which nothing can be written is one line until it is opened, and its pages don’t count', async () => {
  show([aPageLine({ state: 'begun' }), aPageLine({ id: 'funnel', moduleId: 'growth-01', isOpen: false })], {
    ...answer('GET /api/framework/phases', [
      aPhase(),
      aPhase({
        ...{ id: 'growth', name: 'Growth', requiredTier: 'quantum' },
        modules: aPhase().modules.map((module, at) => ({ ...module, id: `growth-0${at + 1}` })),
      }),
    ]),
  })
  const growth = within(await screen.findByRole('region', { name: 'Growth' }))
  expect(growth.getByText('1 page that Quantum opens').closest('details')?.open).toBe(false)
  expect(screen.getByText(/You have written on 1 of 1 page\./)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Foundation' })).queryByText(/opens$/)).toBeNull()
})

test('a page with something on it leads to its history', async () => {
  show([aPageLine({ state: 'begun' })])
  const link = (await lineOf('The ten numbers')).getByRole('link', { name: 'History of The ten numbers' })
  expect(link.getAttribute('href')).toBe('/founder-file/pages/day-one-numbers')
  cleanup()
  show()
  expect((await lineOf('The ten numbers')).queryByRole('link', { name: /^History/ })).toBeNull()
})

test('a page shows its one figure at the end, with its name', async () => {
  show([aPageLine({ state: 'begun', keyFigure: { label: '5  Left over', text: '$330' } })])
  const line = await lineOf('The ten numbers')
  expect(line.getByRole('term').textContent).toBe('Left over')
  expect(line.getByRole('definition').textContent).toBe('$330')
})

test('a figure that is a guess, or follows from one, is drawn as one', async () => {
  show([aPageLine({ state: 'begun', keyFigure: { label: 'Left over', text: '$330', mark: 'G' } })])
  const line = await lineOf('The ten numbers')
  expect(line.getByRole('definition').textContent).toBe('$330 (guessed)')
  expect(line.getByText('$330').className).toContain('decoration-dotted')
})

test('a page that was begun or is done says when it was written last', async () => {
  show([
    aPageLine({ state: 'begun', updatedAt: '2026-11-03T12:00:00.000Z' }),
    aPageLine({ id: 'runway', title: 'Runway sheet', state: 'done', updatedAt: '2026-11-20T12:00:00.000Z' }),
  ])
  expect((await lineOf('The ten numbers')).getByText('begun, last Nov 3')).toBeTruthy()
  expect((await lineOf('Runway sheet')).getByText('done, last Nov 20')).toBeTruthy()
})

test('how much is written is said, and of an empty file nothing', async () => {
  show([aPageLine({ state: 'begun' }), aPageLine({ id: 'runway', title: 'Runway sheet' })])
  expect(await screen.findByText(/You have written on 1 of 2 pages\./)).toBeTruthy()
  cleanup()
  show()
  await lineOf('The ten numbers')
  expect(screen.queryByText(/You have written/)).toBeNull()
})

test('the plan and this week’s numbers are one step away', async () => {
  show()
  expect((await screen.findByRole('link', { name: 'Plan on a page' })).getAttribute('href')).toBe('/founder-file/plan')
  expect(screen.getByRole('link', { name: 'Enter this week’s numbers' }).getAttribute('href')).toBe(
    '/founder-file/numbers',
  )
})

test('what is written can be taken along, and an empty file offers nothing', async () => {
  show([aPageLine({ state: 'begun' })])
  expect((await screen.findByRole('link', { name: 'Excel workbook' })).getAttribute('href')).toBe(
    '/api/founder-file/export?format=xlsx',
  )
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe('/api/founder-file/export?format=json')
  const choice = screen.getByLabelText<HTMLSelectElement>('What to export')
  expect([...choice.options].map(({ value }) => value)).toEqual(['all', 'foundation-01-baseline'])
  fireEvent.change(choice, { target: { value: 'foundation-01-baseline' } })
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
    '/api/founder-file/export?format=json&of=foundation-01-baseline',
  )
  cleanup()
  show()
  await lineOf('The ten numbers')
  expect(screen.queryByRole('link', { name: 'JSON' })).toBeNull()
  expect(screen.getByLabelText('Choose a file…')).toBeTruthy()
})

const result = {
  pageId: 'day-one-numbers',
  title: 'The ten numbers',
  field: 'worry',
  label: 'The number that worries me most is',
  excerpt: 'only 5 people asked',
  updatedAt: '2026-11-03T10:00:00.000Z',
}

test('a search finds one’s own words and leads to their lesson', async () => {
  show([aPageLine({ state: 'begun' })], answer('GET /api/founder-file/search?q=people', { results: [result] }))
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search your own words' }), {
    target: { value: ' people ' },
  })
  const found = within(await screen.findByRole('region', { name: 'Your words' }))
  expect(await found.findByText('only 5 people asked')).toBeTruthy()
  expect(found.getByRole('status').textContent).toBe('1 place with “people”')
  expect(found.getByRole('link', { name: 'The ten numbers' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Foundation' })).toBeNull()
})

test('a search is there again by its address, and what was found stays until the next is', async () => {
  const gate = Promise.withResolvers<void>()
  show(
    [aPageLine({ state: 'begun' })],
    {
      ...answer('GET /api/founder-file/search?q=people', { results: [result] }),
      ...answer('GET /api/founder-file/search?q=zebra', { results: [] }, gate.promise),
    },
    '/founder-file?search=people',
  )
  await screen.findByText('only 5 people asked')
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('people')
  fireEvent.change(box, { target: { value: 'zebra' } })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your words' }).textContent).not.toContain('1 place'))
  expect(screen.getByText('only 5 people asked')).toBeTruthy()
  gate.resolve()
  await screen.findByText('You haven’t written that yet')
})

test('a search without a result says what to try', async () => {
  show([], answer('GET /api/founder-file/search?q=zebra', { results: [] }))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zebra' } })
  expect(await screen.findByText('You haven’t written that yet')).toBeTruthy()
})

test('a file that does not load offers another try', async () => {
  show([], refusal('GET /api/founder-file', 500, { message: 'Something went wrong.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a letter that is typed while the search before it is sent stays; words that Back brings take its place', () => {
  vi.useFakeTimers()
  const sent: string[] = []
  const at = (search: string) => <BinderSearch search={search} onSearch={(words) => sent.push(words)} />
  const { rerender } = render(at(''))
  const field = screen.getByLabelText<HTMLInputElement>('Search your own words')
  fireEvent.change(field, { target: { value: 'pric' } })
  act(() => void vi.advanceTimersByTime(250))
  fireEvent.change(field, { target: { value: 'price' } })
  rerender(at('pric'))
  expect(field.value).toBe('price')
  act(() => void vi.advanceTimersByTime(250))
  rerender(at('price'))
  expect(sent).toEqual(['pric', 'price'])
  rerender(at('cash'))
  expect(field.value).toBe('cash')
  vi.useRealTimers()
})
