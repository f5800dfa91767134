// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { CoachingPage } from './coaching.page.tsx'

afterEach(cleanup)

async function show(membershipTier: CurrentUser['membershipTier']) {
  showPage('/coaching', '/coaching', CoachingPage, {
    ...answer('GET /api/auth/user', aUser({ membershipTier })),
    ...answer('GET /api/my-coach', { coach: null, unread: 0 }),
    ...answer('GET /api/coaching/requests', []),
  })
  await screen.findByRole('heading', { level: 1, name: '1-on-1 Coaching' })
}

test('an elite member finds the coaching, with booking named as coming', async () => {
  await show('elite')
  expect(await screen.findByText('Booking System Coming Soon')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ask for a session or a plan review' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Upgrade to/ })).toBeNull()
})

test.each(['starter', 'quantum'] as const)('a %s member finds what it is and the upgrade', async (tier) => {
  await show(tier)
  expect((await screen.findByRole('link', { name: 'Upgrade to Elite' })).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText('Booking System Coming Soon')).toBeNull()
})

test('a session is 60 minutes, by video or phone', async () => {
  await show('starter')
  expect(await screen.findByText('60 minutes a month, by video or phone.')).toBeTruthy()
})
