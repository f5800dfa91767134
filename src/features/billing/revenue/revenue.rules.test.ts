import { expect, test } from 'vitest'
import { type Counted, entriesFor } from './revenue.rules.ts'

const now = '2026-03-02T12:00:00.500Z'
const row = (status: string): Counted => ({
  id: 'sub_1',
  tier: 'quantum',
  priceCents: 9700,
  recurringCents: null,
  status,
  startedAt: '2026-03-02T12:00:00.000Z',
  endsAt: null,
  disputedAt: null,
})
const entries = (status: string, wasPaid = true) =>
  entriesFor('sub_1', { row: row(status), held: undefined, takenBackId: undefined, wasPaid }, now).map(
    ({ kind, cents }) => [kind, cents],
  )

test.each(['incomplete', 'incomplete_expired'])(
  'a membership that is %s brings and loses nothing, though its payer was charged',
  (status) => {
    expect(entries(status)).toEqual([])
  },
)

test('a membership that is first seen once it ended began and was lost, if it was paid for', () => {
  expect(entries('canceled')).toEqual([
    ['new', 9700],
    ['lost', -9700],
  ])
  expect(entries('canceled', false)).toEqual([])
})

test('a membership that is open began', () => {
  expect(entries('active')).toEqual([['new', 9700]])
})

test('a membership that was counted as lost and runs brings again, and is no new one', () => {
  const held = new Map([['quantum' as const, 0]])
  expect(entriesFor('sub_1', { row: row('active'), held, takenBackId: undefined, wasPaid: true }, now)).toEqual([
    { about: 'sub_1', tier: 'quantum', kind: 'changed', cents: 9700, at: now },
  ])
})
