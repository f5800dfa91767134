// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Phase } from '#features/journey/web/public.ts'
import { type Answers, answer } from '#tests/web/answers.ts'
import { aNumber, aPageLine, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { aLesson, aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { PhasePage } from './phase.page.tsx'

afterEach(cleanup)

const growth: Partial<Phase> = { id: 'growth', name: 'Growth', startDay: 61, endDay: 120, requiredTier: 'quantum' }
const kept = aPageLine({ title: 'Ten numbers', moduleId: 'foundation-01', state: 'kept', keptOn: ['2026-11-02'] })

const show = (phases: Phase[], answers: Answers = {}) =>
  showPage('/phases/$phase', `/phases/${phases[0]?.id}`, PhasePage, {
    ...answer('GET /api/framework/phases', phases),
    ...answer('GET /api/framework/way', aWay()),
    ...answer('GET /api/pace', aPace({ next: aLesson('Growth arithmetic', 25) })),
    ...answer('GET /api/founder-file', { pages: [kept], currency: 'USD', weekStart: 'monday' }),
    ...numbersAnswer([aNumber({ label: 'Cash', points: [aPoint(1, 540), aPoint(60, 900)] })]),
    ...answers,
  })

const done = aPhase({ status: 'completed', percent: 100 })
const paused = answer('GET /api/auth/user', aUser({ pausedTier: 'quantum' }))
const pausedWords = /^Your Quantum plan is paused with your program\. It opens again as soon as you resume\./

test('a finished phase shows what was made, and the numbers then and now, before what comes next', async () => {
  show([done, aPhase({ ...growth, status: 'current', percent: 0, promise: 'On day 120 you know.' })])
  await screen.findByRole('heading', { level: 1, name: 'Foundation is behind you.' })
  expect(screen.getByText(/^1 module, 2 lessons, November 1, 2026 to November 2, 2026/)).toBeTruthy()
  const row = await screen.findByRole('row', { name: /^Cash/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$540', '$900+$360', '+$360'])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Number',
    'Day 1',
    'Day 60',
    'Change',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'A page of foundation' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Ten numbers' })).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Then and now', 'What you made', 'Growth'])
  expect(screen.getByRole('link', { name: /^Continue: Growth arithmetic/ })).toBeTruthy()
})

test('figures of several days in one column say which day each is of', async () => {
  const cash = aNumber({ label: 'Cash', points: [aPoint(1, 540), aPoint(58, 900)] })
  const revenue = aNumber({ label: 'Revenue', points: [aPoint(1, 700), aPoint(60, 800)] })
  show([done], numbersAnswer([cash, revenue]))
  const row = await screen.findByRole('row', { name: /^Cash/ })
  expect(within(row).getByText('day 58')).toBeTruthy()
  expect(within(row).queryByText('day 1')).toBeNull()
})

test('where another plan opens the next phase, the offer comes last, and what was made stays', async () => {
  show([done, aPhase({ ...growth, status: 'current', percent: 0, hasAccess: false })])
  const next = within(await screen.findByRole('region', { name: 'Growth' }))
  expect(next.getByText(/Foundation and all you made in it stay yours/)).toBeTruthy()
  expect(next.getByRole('link', { name: 'Upgrade to Quantum for Growth' }).getAttribute('href')).toBe('/pricing')
  expect(screen.getAllByRole('link').filter(({ textContent }) => textContent?.includes('Upgrade'))).toHaveLength(1)
})

test('who pays for the plan and has paused is led to where the pause ends, and to no price', async () => {
  show([done, aPhase({ ...growth, status: 'current', percent: 0, hasAccess: false })], paused)
  const next = within(await screen.findByRole('region', { name: 'Growth' }))
  await next.findByText(pausedWords)
  expect(next.getByRole('link', { name: 'Resume to open Growth' }).getAttribute('href')).toBe('/settings#calendar')
  cleanup()
  show([aPhase({ ...growth, status: 'current', percent: 0, hasAccess: false })], paused)
  await screen.findByRole('heading', { level: 1, name: 'Growth is the next terrain.' })
  expect(await screen.findByText(/resume\. Here’s what you’d make\./)).toBeTruthy()
  expect(screen.queryByText(/Quantum opens it/)).toBeNull()
})

test('an address of no phase says so', async () => {
  showPage('/phases/$phase', '/phases/nowhere', PhasePage, {
    ...answer('GET /api/framework/phases', [done]),
    ...answer('GET /api/framework/way', aWay()),
    ...answer('GET /api/pace', aPace()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Phase not found' })
})

test('day 60 with lessons left looks back on what there is, and leads to the next lesson', async () => {
  show([aPhase({ percent: 60 })])
  await screen.findByRole('heading', { level: 1, name: 'Foundation: where you stand.' })
  expect(screen.getByText(/your work isn’t locked/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Continue: Growth arithmetic/ })).toBeTruthy()
})

test('a phase that is still ahead says so, and asks for no numbers', async () => {
  const way = aWay({
    currentDay: 12,
    completed: 0,
    modules: aWay().modules.map((one) => ({
      ...one,
      completedAt: null,
      steps: one.steps.map((step) => ({ ...step, completedAt: null })),
    })),
  })
  show([aPhase({ status: 'upcoming', percent: 0 })], answer('GET /api/framework/way', way))
  await screen.findByRole('heading', { level: 1, name: 'Foundation is still ahead.' })
  expect(screen.getByRole('heading', { level: 2, name: 'What you’ll make' })).toBeTruthy()
  expect(screen.queryByText('Then and now')).toBeNull()
})

test('without numbers the page asks for them instead of showing an empty table', async () => {
  show([done], numbersAnswer([aNumber({ points: [] })]))
  expect((await screen.findByRole('link', { name: 'Enter today’s numbers' })).getAttribute('href')).toBe(
    '/founder-file/numbers',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('the figure of a page has its name beside it', async () => {
  const runway = aPageLine({ id: 'runway', title: 'Runway sheet', moduleId: 'foundation-01', state: 'begun' })
  const keyFigure = { label: 'Burn a month', text: '-$280' }
  show(
    [done],
    answer('GET /api/founder-file', { pages: [{ ...runway, keyFigure }], currency: 'USD', weekStart: 'monday' }),
  )
  expect((await screen.findByText('-$280')).closest('dl')?.textContent).toContain('Burn a month')
})
