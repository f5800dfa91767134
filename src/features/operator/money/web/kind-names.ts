import type { MoneyKind } from '#features/billing/revenue/revenue.rules.ts'

export const kindNames: Record<MoneyKind, string> = {
  new: 'New',
  changed: 'Changed plan',
  lost: 'Lost',
  guarantee: 'Guarantee used',
  paid: 'Paid in',
  refunded: 'Refunded',
  disputed: 'Disputed',
}
