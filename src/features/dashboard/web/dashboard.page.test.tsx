// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, incompleteAnswer, refusal } from '#tests/web/answers.ts'
import { aProfile, earnedBadges } from '#tests/web/game-data.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { aDashboard, showDashboard as show, noTrend as still } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the member is greeted by first name, with the day of the journey', async () => {
  show()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your 180-Day Journey')
  expect(screen.getByText('Ada').parentElement?.textContent).toContain('Welcome back, Ada.')
  expect(screen.getByText('17').parentElement?.textContent).toBe('Day 17 of 180')
})

test('without a name it greets an entrepreneur, without a day it stands at day 42', async () => {
  show({
    ...answer('GET /api/auth/user', aUser({ firstName: '' })),
    ...incompleteAnswer('GET /api/progress', {}),
  })
  expect(await screen.findByText('Entrepreneur')).toBeTruthy()
  expect(screen.getByText('42')).toBeTruthy()
  const ring = screen.getByRole('progressbar', { name: 'Overall progress' })
  expect(ring.getAttribute('aria-valuetext')).toBe('23.3%')
})

test('the focus says where the next lesson is, if another module has it', async () => {
  const first = { id: 'ask', moduleId: 'customers', title: 'Ask seven customers', moduleTitle: 'Customers' }
  show({ ...answer('GET /api/dashboard', aDashboard({ weeklyFocus: { ...aDashboard().weeklyFocus, first } })) })
  const link = (await region('Weekly focus')).getByRole('link', { name: 'Ask seven customers' })
  expect(link.getAttribute('href')).toBe('/modules/customers/submodules/ask')
})

test('the figures are the record’s, and nothing before means no arrow', async () => {
  show({
    ...answer('GET /api/dashboard', aDashboard({ trends: { points: { ...still, current: 60 }, completions: still } })),
  })
  const figures = await region('Your numbers')
  expect(figures.getByText('Total points').parentElement?.textContent).toContain('340')
  expect(figures.getByText('+60').parentElement?.textContent).toBe('+60 points in the 7 days before today')
  expect(figures.queryByText(/than the 7 days before/)).toBeNull()
})

test('a trend says how the week compares', async () => {
  const points = { current: 90, previous: 60, percent: 50 }
  show({
    ...answer('GET /api/dashboard', aDashboard({ trends: { points, completions: { ...points, percent: -20 } } })),
  })
  const figures = await region('Your numbers')
  expect(figures.getByText('50% more').parentElement?.textContent).toBe('50% more than the 7 days before')
  expect(figures.getByText('20% less')).toBeTruthy()
})

test('a quiet week is not measured against a busy one', async () => {
  const quiet = { current: 0, previous: 240, percent: -100 }
  show({ ...answer('GET /api/dashboard', aDashboard({ trends: { points: quiet, completions: quiet } })) })
  const figures = await region('Your numbers')
  expect(figures.getByText('Total points')).toBeTruthy()
  expect(figures.queryByText(/100% less/)).toBeNull()
})

test('the map preview tells the level, the XP to the next one and what opens the next camp', async () => {
  show()
  const map = await region('Freedom Frontier Map')
  expect(map.getByText('680 XP to next level')).toBeTruthy()
  expect(map.getByText('680 XP and 1 module to Forest Camp.')).toBeTruthy()
  expect(map.getByRole('link', { name: 'Open the map' }).getAttribute('href')).toBe('/frontier')
})

test('the gratitude action leads into the box', async () => {
  show()
  const actions = await region('Recommended actions')
  await screen.findByText('One sentence is plenty. Only you can read it.')
  fireEvent.click(actions.getByRole('link', { name: /^Write what you’re grateful for/ }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What are you grateful for today?' }))
})

test('with nothing to do it says so', async () => {
  show({ ...answer('GET /api/dashboard', aDashboard({ recommendedActions: [] })) })
  expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeTruthy()
})

test('the focus lists what is left of the module of these days', async () => {
  show()
  const focus = await region('Weekly focus')
  expect(focus.getByText('1 of 5 left: 6 min read · 24 min desk · 3 h field')).toBeTruthy()
  expect(focus.getByRole('link', { name: /^Where your hours go/ }).getAttribute('href')).toBe(
    '/modules/foundation-01-baseline/submodules/numbers',
  )
})

test('a focus above the plan offers the upgrade', async () => {
  const weeklyFocus = { ...aDashboard().weeklyFocus, hasAccess: false, requiredTier: 'quantum' }
  show({ ...answer('GET /api/dashboard', aDashboard({ weeklyFocus })) })
  const link = (await region('Weekly focus')).getByRole('link', { name: 'Upgrade to Quantum for this module' })
  expect(link.getAttribute('href')).toBe('/pricing')
})

test('a new member sees what comes first', async () => {
  show()
  expect(await screen.findByText('No badges earned yet.')).toBeTruthy()
  expect((await region('Badges')).getByRole('link', { name: 'See the full program' }).getAttribute('href')).toBe(
    '/framework',
  )
  expect(screen.getByText('Your first milestone shows up after lesson 1.')).toBeTruthy()
})

test('four badges at most, the latest first', async () => {
  show({ ...answer('GET /api/gamification/profile', aProfile({}, { badges: earnedBadges(6) })) })
  const names = (await region('Badges')).getAllByText(/^Badge \d$/).map(({ textContent }) => textContent)
  expect(names).toEqual(['Badge 6', 'Badge 5', 'Badge 4', 'Badge 3'])
})

test('a milestone is told with its kind', async () => {
  const milestone = {
    kind: 'level',
    subject: '2',
    title: 'Forest Camp',
    reachedAt: '2026-11-20T10:00:00.000Z',
  } as const
  show({ ...answer('GET /api/dashboard', aDashboard({ recentMilestones: [milestone] })) })
  const milestones = await region('Recent milestones')
  expect(milestones.getByText('Forest Camp').parentElement?.textContent).toContain('Camp reached')
})

test('a part that does not come offers another try', async () => {
  show({ ...refusal('GET /api/dashboard', 500, { message: 'Something went wrong.' }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('four figures stand under their names, the progress as a ring', async () => {
  show()
  const figures = await region('Your numbers')
  for (const term of ['Overall progress', 'Total points', 'Current level', 'Badges earned'])
    expect(figures.getByRole('heading', { level: 3, name: term })).toBeTruthy()
  expect(figures.getByRole('progressbar', { name: 'Overall progress' }).getAttribute('aria-valuetext')).toBe('23.5%')
})

test('the phases are listed with their days and where they stand, and lead to the framework', async () => {
  show()
  const phases = within(await screen.findByRole('list', { name: 'Phases' }))
  expect(phases.getByRole('listitem').textContent).toMatch(/^Foundation.*Days 1–60.*In Progress/)
  expect(phases.getByRole('link', { name: 'Foundation' }).getAttribute('href')).toBe('/framework')
})

test('actions, milestones and focus each have their place', async () => {
  show()
  for (const name of ['Recommended actions', 'Recent milestones', 'Weekly focus', 'Your business'])
    expect(await region(name)).toBeTruthy()
})

test('earned badges lead to the map', async () => {
  show({ ...answer('GET /api/gamification/profile', aProfile({}, { badges: earnedBadges(1) })) })
  const links = (await region('Badges')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/frontier#badges',
    expect.stringMatching(/^\/frontier#badge-/),
  ])
})

test('a phase whose days are over, or whose work is, leads to what was made in it', async () => {
  const growth = aPhase({ id: 'growth', name: 'Growth', startDay: 61, endDay: 120, status: 'completed' })
  show({
    ...answer('GET /api/progress', { currentDay: '60', overallProgress: '23.5' }),
    ...answer('GET /api/framework/phases', [aPhase(), growth]),
  })
  const phases = within(await screen.findByRole('list', { name: 'Phases' }))
  expect(phases.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/phases/foundation',
    '/phases/growth',
  ])
})

test('who is through is shown lessons, no day and no module of these days', async () => {
  show({
    ...answer('GET /api/pace', aPace({ isFinished: true, next: null, lessonsDone: 95 })),
    ...answer('GET /api/progress/modules', [
      { moduleId: 'foundation-01-baseline', completed: 5, total: 5, percent: 100 },
    ]),
  })
  expect((await screen.findByText('95')).parentElement?.textContent).toBe('All 95 lessons')
  const focus = await region('Weekly focus')
  expect(focus.getByText(/You finished the whole program/)).toBeTruthy()
  expect(focus.queryByText(/You’ll have|today is day/)).toBeNull()
})
