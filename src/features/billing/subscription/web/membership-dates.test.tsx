// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUser } from '#features/identity/web/public.ts'
import { answer } from '#tests/web/answers.ts'
import { aUser } from '#tests/web/people-data.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Membership } from '../subscription.contract.ts'
import { MembershipSection } from './membership-section.tsx'

afterEach(cleanup)

const Shown = () => (useUser() === undefined ? null : <MembershipSection />)

// Wherever the device is: noon in UTC is the next day in Kiritimati.
const noon = '2027-03-02T12:00:00.000Z'
const paying: Membership = {
  tier: 'quantum',
  paysFor: 'quantum',
  status: 'active',
  provider: 'test',
  sentence: 'Quantum renews on March 3, 2027 for $97.00.',
  startedAt: null,
  renewsAt: noon,
  endsAt: null,
  // Midnight there: the day before is the last one.
  guaranteeUntil: '2027-03-31T10:00:00.000Z',
  hasPaid: true,
  canCancel: true,
  canResume: false,
  canChange: true,
  nextTier: null,
  pendingTier: null,
  pausedUntil: null,
  gift: null,
  hasPortal: true,
  refund: null,
}

test('a dialog and an invoice name the day of the member’s zone, as the sentence above them does', async () => {
  showPage('/settings', '/settings', Shown, {
    ...answer('GET /api/auth/user', aUser({ membershipTier: 'quantum', timeZone: 'Pacific/Kiritimati' })),
    ...answer('GET /api/membership', paying),
    ...answer('GET /api/membership/invoices', [
      {
        id: 'i1',
        number: 'N-1',
        at: noon,
        taxCents: 0,
        discountCents: 0,
        refundedCents: 2000,
        currency: 'USD',
        cents: 9700,
        status: 'paid',
        url: null,
      },
    ]),
  })
  expect(await screen.findByText(/guarantee runs through March 31, 2027: one click/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel membership' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('stays open until March 3, 2027')
  expect(screen.getByRole('dialog').textContent).toContain('Canceling doesn’t refund you. The 30-day guarantee does.')
  expect(screen.getByRole('dialog').textContent).toContain('Yours to keep: your Founder file')
  expect(screen.getByRole('link', { name: 'Pause the program' }).getAttribute('href')).toBe('#calendar')
  fireEvent.click(screen.getByRole('button', { name: 'Keep my plan' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('March 3, 2027')).toBeTruthy()
  expect(screen.getByText('Paid, $20.00 refunded')).toBeTruthy()
})

const gift = { until: '2027-12-31T10:00:00.000Z', lastDay: '2027-12-31' }
const nothing: Membership = { ...paying, tier: 'starter', paysFor: null, status: 'none', canCancel: false }

test.each([
  ['pays nothing', nothing, 'Upgrade'],
  ['was given Elite', { ...nothing, gift: { ...gift, tier: 'elite' } }, 'See the plans'],
  ['was given Quantum', { ...nothing, gift: { ...gift, tier: 'quantum' } }, 'Upgrade'],
  ['had a plan', { ...nothing, status: 'refunded' }, 'Choose a plan'],
  ['pays for a plan that a refund closed', { ...paying, tier: 'starter' }, 'See the plans'],
] as const)('who %s is led to the plans in words that fit', async (_, membership, label) => {
  showPage('/settings', '/settings', Shown, {
    ...answer('GET /api/auth/user', aUser()),
    ...answer('GET /api/membership', membership),
  })
  expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe('/pricing')
})

const given: Membership = { ...paying, gift: { ...gift, tier: 'elite' } }
const continues = /payments (?:for \w+ )?continue alongside it/

test.each([
  ['runs on', given, true],
  ['was closed by a refund, and is charged on', { ...given, tier: 'starter' }, true],
  ['is canceled', { ...given, renewsAt: null, endsAt: noon }, false],
  ['is disputed', { ...given, tier: 'starter', renewsAt: null }, false],
  ['is paused', { ...given, pausedUntil: noon }, false],
  ['was never bought', { ...given, ...nothing, gift: given.gift, renewsAt: null }, false],
] as const)(
  'beside a gift, what is paid for and %s is said to be charged where it is',
  async (_, membership, isSaid) => {
    showPage('/settings', '/settings', Shown, {
      ...answer('GET /api/auth/user', aUser()),
      ...answer('GET /api/membership', membership),
    })
    expect(await screen.findByText(/You were given Elite through December 31, 2027/)).toBeTruthy()
    expect(screen.queryByText(continues) !== null).toBe(isSaid)
  },
)
