import { useSearch } from '@tanstack/react-router'
import { type MoneyKind, moneyKinds } from '#features/billing/revenue/revenue.rules.ts'
import { type PaidTier, paidTiers } from '#features/membership/membership.rules.ts'
import { monthForm } from '#platform/format/date-forms.ts'

export type MoneySearch = {
  plan: PaidTier | undefined
  /** The figure whose people are shown. */
  figure: { kind: MoneyKind; month: string } | undefined
  before: string | undefined
}

/** Which plan and which figure is part of the address: Back works, and a figure can be sent to a colleague. */
export function useMoneyAddress(): MoneySearch {
  const asked: Record<string, unknown> = useSearch({ strict: false })
  const kind = moneyKinds.find((one) => one === asked.figure)
  const month = typeof asked.month === 'string' && monthForm.test(asked.month) ? asked.month : undefined
  return {
    plan: paidTiers.find((one) => one === asked.plan),
    figure: kind && month ? { kind, month } : undefined,
    before: typeof asked.before === 'string' ? asked.before : undefined,
  }
}
