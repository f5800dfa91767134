// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aNumber, aPageLine, aPoint, numbersAnswer } from '#tests/web/founder-file-data.ts'
import { aPhase } from '#tests/web/journey-data.ts'
import { aPace } from '#tests/web/pace-data.ts'
import { showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

const weekly = { id: 'ask', moduleId: 'sales', title: 'Ask for the sale' }

test('who has done all that their plan opens has a week to do, and the upgrade comes second', async () => {
  const done = { next: null, lessonsDone: 34, lessonsLeft: 0, lessonsShut: 61, opensWith: 'quantum' } as const
  show({
    ...answer(
      'GET /api/pace',
      aPace({ ...done, phaseDone: { id: 'foundation', name: 'Foundation' }, today: '2026-11-23' }),
    ),
    ...answer('GET /api/framework/phases', [aPhase({ status: 'completed', weekly })]),
    ...numbersAnswer([aNumber({ points: [aPoint(1, 540)] })], { isEntryDue: true }),
    ...answer('GET /api/founder-file', {
      pages: [aPageLine({ state: 'done', updatedAt: '2026-03-02T10:00:00.000Z' })],
      currency: 'USD',
      weekStart: 'monday',
    }),
  })
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  expect(today.getByText('All 34 lessons your plan opens are done. This week’s numbers come first.')).toBeTruthy()
  const links = today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const [, numbers, upgrade, made, ...steps] = links
  expect([numbers, upgrade, made]).toEqual([
    ['Enter numbers', '/founder-file/numbers'],
    ['Upgrade to Quantum', '/pricing'],
    ['See what you made', '/phases/foundation'],
  ])
  expect(steps.map(([, href]) => href)).toEqual([
    '/founder-file/numbers',
    '/modules/sales/submodules/ask',
    '/modules/foundation-01-baseline/submodules/numbers',
  ])
  expect(screen.getByText(/all that your plan opens$/)).toBeTruthy()
})
