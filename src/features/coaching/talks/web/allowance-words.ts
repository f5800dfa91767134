import type { DateFormats } from '#platform/format/dates.ts'
import type { Allowance } from '../talks.contract.ts'

/** What is left of the month’s sessions, in words; nothing where the plan holds none. */
export function allowanceWords(
  allowance: Allowance,
  { shortDate }: Pick<DateFormats, 'shortDate'>,
): string | undefined {
  if (!allowance) return undefined
  return `This month’s 60-minute session is ${stateOf(allowance, shortDate)}.`
}

/** That another one would be beyond it, for the client or their coach; nothing where one is left. */
export function beyondWords(
  allowance: Allowance | undefined,
  { shortDate }: Pick<DateFormats, 'shortDate'>,
): string | undefined {
  if (!allowance || (allowance.left > 0 && !allowance.setFor)) return undefined
  return `This month’s session is ${stateOf(allowance, shortDate)}. Another one this month is beyond what the plan includes`
}

function stateOf({ left, setFor }: NonNullable<Allowance>, day: (at: string) => string): string {
  if (left === 0) return 'used'
  return setFor ? `set for ${day(setFor)}` : 'still available'
}
