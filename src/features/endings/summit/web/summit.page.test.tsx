// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, answer, refusal } from '#tests/web/answers.ts'
import { aNumber, aPageLine, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aProfile } from '#tests/web/game-data.ts'
import { aPhase, aWay } from '#tests/web/journey-data.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { SummitPage } from './summit.page.tsx'

afterEach(cleanup)

const at = '2026-11-20T10:00:00.000Z'
const done = aWay().modules.map((module) => ({
  ...module,
  completedAt: at,
  steps: module.steps.map((step) => ({ ...step, completedAt: at })),
}))

const show = (answers: Answers = {}) =>
  showPage('/summit', '/summit', SummitPage, {
    ...answer('GET /api/auth/user', aUser({ firstName: 'Ada' })),
    ...answer('GET /api/pace', aPace({ isFinished: true, next: null })),
    ...answer('GET /api/framework/way', aWay({ completed: 6, planned: 6, behind: 0, modules: done })),
    ...answer('GET /api/framework/phases', [aPhase({ status: 'completed', percent: 100 })]),
    ...answer('GET /api/gamification/profile', aProfile()),
    ...answer('GET /api/founder-file', {
      pages: [aPageLine({ moduleId: 'foundation-01', state: 'begun' }), aPageLine({ moduleId: 'foundation-02' })],
      currency: 'USD',
      weekStart: 'monday',
    }),
    ...answer('GET /api/outcomes', { coach: null, outcomes: [] }),
    ...answer('GET /api/certificate', {
      certified: { name: 'Ada Okafor', program: 'Frontier 180', finishedOn: '2026-11-20' },
      link: null,
    }),
    ...answer('GET /api/membership', {
      tier: 'quantum',
      paysFor: 'quantum',
      status: 'active',
      provider: 'test',
      sentence: 'Quantum, renews on December 1.',
      renewsAt: null,
      endsAt: null,
      startedAt: null,
      guaranteeUntil: null,
      hasPaid: true,
      canCancel: true,
      canResume: false,
      canChange: true,
      nextTier: null,
      pendingTier: null,
      hasPortal: false,
      refund: null,
      pausedUntil: null,
      gift: null,
    }),
    ...numbersAnswer([aNumber({ label: 'Cash', points: [aPoint(1, 540), aPoint(180, 900)] })]),
    ...answers,
  })

test('whoever made it sees the map, the four days, what they made, and what now', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'You made it, Ada. Stand here a minute.' })
  expect(await screen.findByText(/^3 modules, 6 lessons, November 20, 2026/)).toBeTruthy()
  const row = await screen.findByRole('row', { name: /^Cash/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$540', '– no entry', '– no entry', '$900'])
  expect(await screen.findAllByText('A page of foundation')).toHaveLength(1)
  const now = within(screen.getByRole('region', { name: 'What now' }))
  expect(await now.findByText('Quantum, renews on December 1.')).toBeTruthy()
  expect(now.getByRole('link', { name: 'Keep, change or end it' }).getAttribute('href')).toBe('/settings#membership')
  expect(now.getByText(/stays open to read/)).toBeTruthy()
  expect(now.getByText(/Work reminders stop/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the certificate' }).getAttribute('href')).toBe('/summit/certificate')
  expect(screen.getByRole('link', { name: 'Make the poster' }).getAttribute('href')).toBe('/frontier/poster')
})

test('without numbers the summit asks for today’s instead of an empty table', async () => {
  show(numbersAnswer([aNumber({ points: [] })]))
  expect(await screen.findByRole('link', { name: 'Enter today’s numbers' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('for everyone else it is still ahead, and says how far', async () => {
  show({ ...answer('GET /api/pace', aPace()), ...answer('GET /api/framework/way', aWay()) })
  await screen.findByRole('heading', { level: 1, name: 'The summit is still ahead.' })
  expect(await screen.findByText(/^4 lessons to go/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Continue/ })).toBeTruthy()
  expect(screen.queryByText('Your certificate')).toBeNull()
})

test('who has lessons left after day 180 sees what came of the days, and nothing of an end that isn’t reached', async () => {
  const next = { ...aPace().next, title: 'Ask seven customers' } as NonNullable<ReturnType<typeof aPace>['next']>
  show({ ...answer('GET /api/pace', aPace({ currentDay: 180, daysOver: 3, lessonsLeft: 4, next })) })
  await screen.findByRole('heading', { name: 'Your 180 days, and what came of them' })
  expect(screen.getByText(/4 lessons are still open on your plan/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Continue: Ask seven customers/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What you made' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /You made it|certificate|What now/i })).toBeNull()
})

test('a certificate that didn’t load says so, in its place', async () => {
  show(refusal('GET /api/certificate', 500))
  await screen.findByRole('heading', { level: 3, name: 'Your certificate didn’t load' })
  expect(screen.getByRole('link', { name: 'Open the certificate' })).toBeTruthy()
})
