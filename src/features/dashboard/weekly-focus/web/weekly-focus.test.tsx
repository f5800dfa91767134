// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { aDashboard, showDashboard as show } from '#tests/web/show-dashboard.tsx'

afterEach(cleanup)

test('who paid for the plan of the focus, and has paused, is led to where the pause ends', async () => {
  const weeklyFocus = { ...aDashboard().weeklyFocus, hasAccess: false, requiredTier: 'quantum' }
  show({
    ...answer('GET /api/auth/user', aUser({ pausedTier: 'quantum' })),
    ...answer('GET /api/dashboard', aDashboard({ weeklyFocus })),
  })
  const focus = within(await screen.findByRole('region', { name: 'Weekly focus' }))
  expect((await focus.findByRole('link', { name: 'Resume to open this module' })).getAttribute('href')).toBe(
    '/settings#calendar',
  )
})

test.each([
  ['later', 'customers', 'Module done. Review it, or start the next one early.'],
  ['earlier', 'before', 'Module done. Review it.'],
  ['none', null, 'Module done. Review it.'],
] as const)(
  'a finished module invites to the next one only where that is what comes (%s)',
  async (_, moduleId, said) => {
    const of = (moduleId: string) => ({ moduleId, completed: 1, total: 5, percent: 20 })
    const first = moduleId && { id: 'ask', moduleId, title: 'Ask seven customers', moduleTitle: 'Customers' }
    const weeklyFocus = { ...aDashboard().weeklyFocus, isCompleted: true, left: [], first }
    show({
      ...answer('GET /api/progress/modules', [of('before'), of(weeklyFocus.moduleId), of('customers')]),
      ...answer('GET /api/dashboard', aDashboard({ weeklyFocus })),
    })
    const focus = within(await screen.findByRole('region', { name: 'Weekly focus' }))
    expect((await focus.findByText(/Module done/)).textContent).toBe(said)
  },
)
