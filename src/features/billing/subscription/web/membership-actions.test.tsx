// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import { MembershipSection } from './membership-section.tsx'

afterEach(cleanup)

const Shown = () => (useUser() === undefined ? null : <MembershipSection />)

test('whose last payment failed is told that canceling ends the plan right away, and isn’t offered a pause', async () => {
  showPage('/settings', '/settings', Shown, {
    ...answer('GET /api/auth/user', aUser({ membershipTier: 'quantum' })),
    ...answer('GET /api/membership', {
      tier: 'quantum',
      paysFor: 'quantum',
      status: 'past_due',
      provider: 'test',
      sentence: 'The last payment for Quantum failed.',
      startedAt: null,
      renewsAt: '2027-03-02T12:00:00.000Z',
      endsAt: null,
      guaranteeUntil: null,
      canCancel: true,
      canResume: false,
      canChange: true,
      nextTier: null,
      pausedUntil: null,
      gift: null,
      hasPortal: true,
      refund: null,
    }),
    ...answer('GET /api/membership/invoices', []),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel membership' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(
    'Your plan ends right away, since its last payment didn’t go through, and you won’t be charged again.',
  )
  expect(screen.queryByRole('link', { name: 'Pause the program' })).toBeNull()
})
