// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#tests/web/show-page.tsx'
import { CoachingPage } from './coaching.page.tsx'

afterEach(cleanup)

async function show(membershipTier: string) {
  showPage('/coaching', '/coaching', CoachingPage, {
    'GET /api/auth/user': { body: { id: 'ada', firstName: 'Ada', userRole: 'client', membershipTier } },
    'GET /api/my-coach': { body: { coach: null, former: [] } },
    'GET /api/coaching/requests': { body: [] },
  })
  await screen.findByRole('heading', { level: 1, name: '1-on-1 Coaching' })
}

test('an elite member finds the coaching, with booking named as coming', async () => {
  await show('elite')
  expect(await screen.findByText('Booking System Coming Soon')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ask for a session or a plan review' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Upgrade to/ })).toBeNull()
})

test.each(['starter', 'quantum'])('a %s member finds what it is and the upgrade', async (tier) => {
  await show(tier)
  expect((await screen.findByRole('link', { name: 'Upgrade to Elite' })).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByText('Booking System Coming Soon')).toBeNull()
})

test('a session is 60 minutes, by video or phone', async () => {
  await show('starter')
  expect(await screen.findByText('60 minutes a month, by video or phone.')).toBeTruthy()
})
