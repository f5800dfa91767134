import type { Amount } from '../read-amounts.ts'

/** What an amount is in the sum of a business. */
export type Role =
  | 'count'
  | 'time'
  | 'span'
  | 'price'
  | 'unitCost'
  | 'fixed'
  | 'goal'
  | 'cash'
  | 'burn'
  | 'income'
  | 'spend'
  | 'lost'
  | 'gained'
  | 'bare'
  | PercentRole
export type PercentRole = 'off' | 'tax' | 'interest' | 'stake' | 'fee' | 'added' | 'churn' | 'growth' | 'kept' | 'share'
export type Fact = Amount & { role: Role }

export const periodOf = /^(?:hour|day|week|month|year)$/

export const isPeriod = (per: string | null) => per !== null && per !== 'hour' && periodOf.test(per)
const costs: readonly Role[] = ['unitCost', 'fixed', 'burn']
export const isCost = ({ role }: Fact) => costs.includes(role)
