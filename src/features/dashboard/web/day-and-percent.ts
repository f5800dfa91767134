import { programDays } from '#features/journey/journey.rules.ts'
import type { Progress } from '../dashboard.contract.ts'

const fallbackDay = 42

/** Program day and percent done. Without a day it is day 42; without a percentage, the share of days. */
export function dayAndPercent({ currentDay, overallProgress }: Partial<Progress>): { day: number; percent: number } {
  const day = numberIn(currentDay) ?? fallbackDay
  return { day, percent: numberIn(overallProgress) ?? (day / programDays) * 100 }
}

function numberIn(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '')
  return Number.isFinite(number) ? number : undefined
}
