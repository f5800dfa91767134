import type { Minutes } from '#features/program/program.content.ts'
import { sumMinutes } from '#features/program/work-times.ts'
import { paceLimits } from '../pace/pace.rules.ts'

type Phase = { startDay: number; endDay: number; modules: readonly { minutes: Minutes }[] }

/** What fewer hours a week than a phase asks for come to, reading, desk and field; undefined where they are enough. */
export function hoursGap({ startDay, endDay, modules }: Phase, hoursPerWeek: number) {
  const { read, desk, field } = sumMinutes(modules)
  const weeks = Math.round((read + desk + field) / 60 / hoursPerWeek)
  const days = endDay - startDay + 1
  /** What the phase takes at these hours, and the days that the calendar has for it. */
  return 7 * weeks > days ? { weeks, days } : undefined
}

/** As a member enters them: `2.5`, `2,5`, to the quarter of an hour; undefined for what is no such number. */
export function readHours(text: string): number | undefined {
  const hours = Math.round(4 * Number(text.trim().replace(',', '.'))) / 4
  const isFine = /^\d+(?:[.,]\d*)?$/.test(text.trim()) && hours >= paceLimits.leastHours
  return isFine && hours <= paceLimits.hoursPerWeek ? hours : undefined
}

export const hoursErrorText = `Enter hours, ${paceLimits.leastHours} to ${paceLimits.hoursPerWeek}. Parts of an hour count too: 2.5.`
