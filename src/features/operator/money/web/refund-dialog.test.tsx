// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '#tests/web/answers.ts'
import { showPage } from '#tests/web/show-page.tsx'
import type { Person } from '../../people/people.contract.ts'
import { Payments } from './payments.tsx'

afterEach(cleanup)

const paidAt = '2026-03-02T12:00:00.000Z'
const membership: Person['membership'] = {
  tier: 'quantum',
  runs: { tier: 'quantum', startedAt: paidAt, closed: null },
  gift: null,
  closedUntil: null,
  moneyBackAt: null,
  owed: null,
  canSettle: false,
  firstPaidAt: paidAt,
  customerId: 'cus_1',
  payment: null,
  next: { at: '2026-04-02T12:00:00.000Z', price: '$97.00', nextTier: null },
  endsAt: null,
  guaranteedThrough: null,
}
const payments = [
  {
    ...{ chargeId: 'ch_1', tier: 'quantum' as const, paidAt, cents: 9700, currency: 'USD', refundedCents: 0 },
    ...{ waiting: null, dispute: null },
  },
]

test('what a refund closes or ends is said as it is typed, and a refusal in plain words with Stripe’s own beside', async () => {
  const refused = {
    says: '$97.00 isn’t refunded yet. Answer the dispute at Stripe.',
    isPending: true,
    providerSaid: 'charged back',
  }
  showPage('/', '/', () => <Payments person={{ id: 'ada', membership, payments }} />, {
    ...answer('POST /api/operator/people/ada/refunds', refused),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Refund the payment/ }))
  await screen.findByRole('dialog')
  const effect = () => screen.getByRole('dialog').textContent
  expect(effect()).toContain('so Quantum closes right away, all of it, until they pay again')
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '20' } })
  expect(effect()).toContain('Quantum stays open.')
  fireEvent.click(screen.getByLabelText('End their Quantum membership right away too'))
  expect(effect()).toContain('All of their Quantum membership ends right away')
  fireEvent.change(screen.getByLabelText('Why?'), { target: { value: 'Sorry' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Not refunded yet')).toBeTruthy()
  expect(effect()).toContain('Answer the dispute at Stripe.')
  expect(effect()).toContain('Stripe said: charged back')
})

test('a refund that waits can be canceled, and a disputed payment isn’t offered to be refunded', async () => {
  const waiting = { id: 'ch_1:0', cents: 2000, askedAt: paidAt }
  const held = payments.flatMap((payment) => [
    { ...payment, waiting },
    { ...payment, chargeId: 'ch_2', dispute: 'open' as const },
  ])
  const asked = showPage('/', '/', () => <Payments person={{ id: 'ada', membership, payments: held }} />, {
    ...answer('POST /api/operator/people/ada/refunds/cancel', { says: 'The refund of $20.00 is canceled.' }),
  })
  expect((await screen.findAllByRole('button', { name: /^Refund the payment/ })).length).toBe(1)
  expect(screen.getByText(/^Disputed: the bank holds this payment/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this refund' }))
  await vi.waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ body: { refundId: 'ch_1:0' } })))
})
