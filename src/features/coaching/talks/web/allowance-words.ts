import type { Allowance } from '../talks.contract.ts'

/** What is left of the month’s sessions, in words; nothing where the plan holds none. */
export function allowanceWords(allowance: Allowance): string | undefined {
  if (!allowance) return undefined
  return `This month’s 60-minute session is ${allowance.left === 0 ? 'used' : 'still available'}.`
}
