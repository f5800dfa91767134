import { counted } from '#platform/format/numbers.ts'
import type { Allowance } from '../talks.contract.ts'

/** What is left of the month’s sessions, in words; nothing where the plan holds none. */
export function allowanceWords(allowance: Allowance): string | undefined {
  if (!allowance) return undefined
  const { left, perMonth } = allowance
  if (left === 0) return 'This month’s 60-minute session is used.'
  return `${left} of ${counted(perMonth, '60-minute session')} left this month.`
}
