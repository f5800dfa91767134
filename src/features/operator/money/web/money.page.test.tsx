import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Reply } from '#shared/endpoint.ts'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { getMoney, MoneyEntry } from '../money.contract.ts'
import type { PlanMonth } from '../money.rules.ts'
import { MoneyPage } from './money.page.tsx'

afterEach(cleanup)

const nothing = { count: 0, cents: 0 }
const empty: PlanMonth = {
  ...{ new: nothing, changed: nothing, lost: nothing, guarantee: nothing },
  ...{ paid: nothing, refunded: nothing, disputed: nothing, recurringCents: 0 },
  outcomes: { heldCents: 0, lostCents: 0, wonCents: 0 },
}
const month = (name: string, quantum: Partial<PlanMonth>) => ({
  ...{ month: name, moves: 0 },
  plans: { starter: empty, quantum: { ...empty, ...quantum }, elite: empty },
})
const taken = { disputed: { count: 3, cents: -29_100 }, outcomes: { heldCents: 9700, lostCents: 9700, wonCents: 9700 } }
const months = [
  month('2026-04', { paid: { count: 1, cents: 9700 }, disputed: { count: 1, cents: 9700 } }),
  month('2026-03', { paid: { count: 5, cents: 48_500 }, refunded: { count: 1, cents: -2000 }, ...taken }),
  month('2026-02', { paid: { count: 1, cents: 9700 } }),
]
const dispute = {
  ...{ id: 'du_1', memberId: null, who: 'A deleted account', cents: 9700, reason: 'general', link: null },
  ...{ state: 'open' as const, answerUntil: null, decidedAt: null },
}
const figures: Reply<typeof getMoney> = { currency: 'USD', months, late: [], disputes: [dispute] }
const entry = (id: string, given: Partial<MoneyEntry>): MoneyEntry => ({
  ...{ id, at: '2026-03-20T12:00:00.000Z', memberId: null, who: 'A deleted account', tier: 'quantum' },
  ...{ cents: -9700, currency: 'USD', dispute: 'open', ...given },
})
const show = (search = '', entries: readonly MoneyEntry[] = []) =>
  showPage('/operator/money', `/operator/money${search}`, MoneyPage, {
    ...answer('GET /api/operator/money', figures),
    ...answer('GET /api/operator/money/differences', []),
    ...answer('GET /api/operator/money/entries?kind=disputed&month=2026-03&limit=100', [...entries]),
  })

test('what disputes hold is said before the months, and at the month in which it was taken', async () => {
  show()
  expect(await screen.findByText(/Disputes hold \$97\.00 until the bank decides\./)).toBeTruthy()
  expect(screen.getByRole('row', { name: /^March 2026/ }).textContent).toMatch(/Disputed-\$291\.00 \(3\)\$97\.00 held/)
  expect(screen.getByRole('row', { name: /^April 2026/ }).textContent).toMatch(/Disputed\$97\.00 \(1\)$/)
  expect(screen.getByText('A deleted account').closest('a')).toBeNull()
})

test.each([
  [
    '2026-03',
    'Paid in $485.00, refunded $20.00, taken by disputes $291.00: $174.00 stayed. Stripe’s fees aren’t taken off.Of what was disputed in this month, $97.00 is held until the bank decides, $97.00 is lost, and $97.00 was won and came back.',
  ],
  [
    '2026-04',
    'Paid in $97.00, refunded $0.00, won back in disputes $97.00: $194.00 stayed. Stripe’s fees aren’t taken off.',
  ],
  ['2026-02', 'Paid in $97.00, refunded $0.00: $97.00 stayed. Stripe’s fees aren’t taken off.'],
])('the totals of %s tell what disputes took, and how that stands', async (name, words) => {
  show(`?figure=paid&month=${name}`)
  const text = await screen.findByText(/stayed/)
  expect(text.textContent).toBe(words)
})

test('each dispute of a month says how it stands', async () => {
  const states = [{}, { dispute: 'lost' }, { dispute: 'won' }, { dispute: 'won', cents: 9700 }] as const
  show(
    '?figure=disputed&month=2026-03',
    states.map((state, n) => entry(`e${n}`, state)),
  )
  await screen.findAllByText(/A deleted account/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A deleted accountQuantum, Mar 20, 2026: held until the bank decides-$97.00',
    'A deleted accountQuantum, Mar 20, 2026: the dispute was lost-$97.00',
    'A deleted accountQuantum, Mar 20, 2026: held until the dispute was won-$97.00',
    'A deleted accountQuantum, Mar 20, 2026: the dispute was won, and it came back$97.00',
  ])
})
