import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Dashboard } from '../dashboard.contract.ts'

/** For so many days it is told which day a freeze covered. */
const toldDays = 7

/** `Work streak: 4 days · 1 freeze held. A freeze covered Tuesday.`; nothing where there is neither. */
export function streakWords(streak: NonNullable<Dashboard['workStreak']>, today: string): string | undefined {
  const { days, freezes, coveredOn } = streak
  if (days === 0) return freezes > 0 ? `${counted(freezes, 'freeze')} ready for your next work streak.` : undefined
  const held = [`Work streak: ${counted(days, 'day')}`, ...(freezes > 0 ? [`${counted(freezes, 'freeze')} held`] : [])]
  const isTold = coveredOn !== null && Date.parse(today) - Date.parse(coveredOn) < toldDays * 86_400_000
  return isTold ? `${held.join(' · ')}. A freeze covered ${calendarDates.weekday(coveredOn)}.` : held.join(' · ')
}
