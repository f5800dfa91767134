// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { Finder } from './finder.tsx'

afterEach(cleanup)

const lesson = { id: 'runway', moduleId: 'baseline', title: 'How long your money lasts', moduleTitle: 'Baseline' }
const answers: Answers = {
  ...answer('GET /api/search?q=ru', {
    lessons: [
      { ...lesson, part: { id: 'burn-and-runway', title: 'Burn and runway' }, shutUntil: null },
      { ...lesson, id: 'later', title: 'Runway of a team', part: null, shutUntil: 'quantum' },
    ],
    resources: [{ id: 'runway-sheet', title: 'Runway sheet', type: 'Spreadsheet', shutUntil: null }],
  }),
  ...answer('GET /api/founder-file/search?q=ru', {
    results: [
      {
        pageId: 'runway-sheet',
        title: 'Runway sheet',
        field: 'action',
        label: 'When cash reaches this sum',
        excerpt: 'we run a smaller shop',
        updatedAt: '2026-03-01T12:00:00.000Z',
      },
    ],
  }),
  ...answer('GET /api/founder-file', {
    pages: [
      {
        id: 'runway-sheet',
        title: 'Runway sheet',
        moduleId: 'baseline',
        subModuleIds: ['runway'],
        state: 'begun',
        keptOn: [],
        updatedAt: '2026-03-01T12:00:00.000Z',
        isOpen: true,
        keyFigure: null,
      },
    ],
    currency: 'USD',
    weekStart: 'monday',
  }),
}
const pages = [
  { to: '/resources', label: 'Resources' },
  { to: '/refer', label: 'Refer & Earn' },
]
const show = (role: 'client' | 'coach' = 'client', given = answers) =>
  showPage('/', '/', () => <Finder role={role} pages={pages} />, given)
const open = async () => {
  await screen.findByRole('button', { name: 'Search' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('combobox')
}
const chosen = () => screen.getByRole('option', { selected: true })

test('pages, lessons with their part, own words and resources are found in groups, and the locked say what opens them', async () => {
  show()
  fireEvent.change(await open(), { target: { value: 'ru' } })
  await screen.findByRole('option', { name: /smaller shop/ })
  const groups = screen.getAllByRole('group').map((group) => [
    group.getAttribute('aria-labelledby') &&
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ])
  expect(groups).toEqual([
    [
      'Lessons',
      ['How long your money lastsBurn and runway · Baseline', 'Runway of a teamBaselineLocked, opens with Quantum'],
    ],
    ['Your words', ['we run a smaller shopWhen cash reaches this sum · Runway sheet']],
    ['Resources', ['Runway sheetSpreadsheet']],
  ])
  expect(screen.getByRole('status').textContent).toBe('4 results')
})

test('the focus stays in the field while the arrows go round the list, and the field names what is chosen', async () => {
  show()
  const field = await open()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Resources', 'Refer & Earn'])
  expect(chosen().textContent).toBe('Resources')
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  expect(chosen().textContent).toBe('Refer & Earn')
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id)
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen().textContent).toBe('Resources')
})

test('Enter opens what is chosen and closes the search', async () => {
  show()
  const field = await open()
  fireEvent.change(field, { target: { value: 'refer' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('a coach is asked for no lessons and no words of a Founder file', async () => {
  const asked = show('coach', { 'GET /api/search?q=ru': answers['GET /api/search?q=ru'] } as Answers)
  fireEvent.change(await open(), { target: { value: 'ru' } })
  await screen.findByRole('option', { name: /Runway sheet/ })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/search?q=ru'])
})

test('nothing found is said, and so is a search that failed', async () => {
  show('coach', refusal('GET /api/search?q=xylo', 500, { message: 'Something went wrong.' }))
  const field = await open()
  fireEvent.change(field, { target: { value: 'x' } })
  expect(await screen.findByText(/Nothing found/)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'xylo' } })
  expect(await screen.findByText('Something went wrong.')).toBeTruthy()
})

test('? shows the shortcuts, and there single keys are turned off and on', async () => {
  show()
  await screen.findByRole('button', { name: 'Search' })
  fireEvent.keyDown(document.body, { key: '?' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Search',
    'Show these shortcuts',
  ])
  const single = dialog.getByRole('checkbox', { name: 'Single-key shortcuts' })
  fireEvent.click(single)
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off')
  fireEvent.click(single)
  expect(localStorage.getItem('single-key-shortcuts')).toBe('on')
})
