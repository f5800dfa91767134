import { expect, test } from 'vitest'
import { calendarDates } from '#platform/format/dates.ts'
import type { Person } from '../../people/people.contract.ts'
import { type Payment, refundEffect } from './refund-effect.ts'

type Membership = Person['membership']

const runs = { tier: 'elite', startedAt: '2026-03-02T12:00:00.000Z', closed: null } as const
const running: Membership = {
  tier: 'elite',
  runs,
  gift: null,
  closedUntil: null,
  moneyBackAt: null,
  owed: null,
  canSettle: false,
  firstPaidAt: '2026-03-02T12:00:00.000Z',
  customerId: 'cus_1',
  payment: null,
  next: { at: '2026-04-02T12:00:00.000Z', price: '$297.00', nextTier: null },
  endsAt: null,
  guaranteedThrough: null,
}
const gift = { tier: 'elite', until: '2026-05-01T00:00:00.000Z', lastDay: '2026-04-30' } as const
/** The difference of an upgrade. */
const payment: Payment = {
  chargeId: 'ch_2',
  tier: 'elite',
  paidAt: '2026-03-03T12:00:00.000Z',
  cents: 20_000,
  currency: 'USD',
  refundedCents: 0,
  ...{ waiting: null, dispute: null },
}
const full = { membership: running, payment, isLatest: true, isFull: true, endsPlan: false }
const says = (given: Partial<typeof full> & { membership?: Membership }) =>
  refundEffect({ ...full, ...given }, calendarDates)

test('all of the latest payment closes the plan, and its next payment is named', () => {
  expect(says({})).toBe(
    'Their latest payment goes back in full, so Elite closes right away, all of it, until they pay again. Their membership doesn’t end. The next payment is on Apr 2, 2026, $297.00.',
  )
})

test('a membership that is ending already closes earlier, and nothing says that it continues', () => {
  const ending = { ...running, next: null, endsAt: '2026-04-02T12:00:00.000Z' }
  expect(says({ membership: ending })).toBe(
    'Their latest payment goes back in full, so Elite closes right away, all of it. It was ending on Apr 2, 2026 anyway, and they aren’t charged again.',
  )
  expect(says({ membership: ending, isFull: false })).toBe('Elite stays open. It ends on Apr 2, 2026, as before.')
  const closed = { ...ending, runs: { ...runs, closed: 'refunded' as const } }
  expect(says({ membership: closed, isFull: false })).toBe('Elite stays closed. It ends on Apr 2, 2026, as before.')
})

test('while a dispute is open nothing is said to be charged', () => {
  const disputed = { ...running, next: null, runs: { ...runs, closed: 'disputed' as const } }
  expect(says({ membership: disputed, isFull: false })).toBe(
    'Elite stays closed, and their membership doesn’t end. Nothing is charged until the dispute is settled.',
  )
})

test.each([
  ['a part of it', { isFull: false }],
  ['an earlier payment', { isLatest: false }],
  ['a payment of an earlier membership', { payment: { ...payment, paidAt: '2026-01-02T12:00:00.000Z' } }],
])('%s leaves the plan open', (_, given) => {
  expect(says(given)).toBe('Elite stays open. The next payment is on Apr 2, 2026, $297.00.')
})

test('ending ends all of it, whichever payment it is; what was given stays', () => {
  const ended = says({ endsPlan: true, membership: { ...running, gift } })
  expect(ended).toContain('All of their Elite membership ends right away, whichever payment this is')
  expect(ended).toContain('The Elite plan they were given stays open through April 30, 2026.')
})

test('where nothing runs, nothing ends', () => {
  expect(says({ membership: { ...running, runs: null, next: null } })).toContain('so nothing ends with it')
})
