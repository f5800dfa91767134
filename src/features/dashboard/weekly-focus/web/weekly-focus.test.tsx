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
