// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aMembership } from '#tests/web/billing/plans-data.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Membership } from '../subscription.contract.ts'
import { MembershipSection } from './membership-section.tsx'

afterEach(cleanup)

const Shown = () => (useUser() === undefined ? null : <MembershipSection />)

const paying: Membership = {
  ...aMembership('quantum'),
  paysFor: 'quantum',
  status: 'active',
  renewsAt: '2027-03-02T12:00:00.000Z',
  canCancel: true,
  canChange: true,
  hasPortal: true,
}

async function askToCancel(membership: Membership): Promise<string | null> {
  showPage('/settings', '/settings', Shown, {
    ...answer('GET /api/auth/user', aUser({ membershipTier: membership.tier })),
    ...answer('GET /api/membership', membership),
    ...answer('GET /api/membership/invoices', []),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel membership' }))
  return (await screen.findByRole('dialog')).textContent
}

test('whose last payment failed is told that canceling ends the plan right away, and isn’t offered a pause', async () => {
  expect(await askToCancel({ ...paying, status: 'past_due' })).toContain(
    'Your plan ends right away, since its last payment didn’t go through, and you won’t be charged again.',
  )
  expect(screen.queryByRole('link', { name: 'Pause the program' })).toBeNull()
})

test('a plan that a dispute closed isn’t said to stay open', async () => {
  const text = await askToCancel({ ...paying, tier: 'starter', renewsAt: null })
  expect(text).toContain('Your plan stays closed, and you won’t be charged again.')
  expect(text).not.toContain('stays open until')
})
