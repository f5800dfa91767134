import type { Walk } from '../../journey.rules.ts'
import { programDay } from '../../progress/server/program-day.ts'
import { minutesDone, minutesOfProgram } from '../pace.rules.ts'
import type { WalkerContext } from './walker.ts'
import type { KeptHours } from './work-hours.ts'

type Agreement = Pick<KeptHours, 'paceMinutes' | 'paceWeekdays' | 'paceFromDay' | 'paceDone' | 'paceProgram'>

/** Nothing is late on the day of an agreement: it is met from there on. */
export const agreementNow = ({ member, program, now }: WalkerContext, walk: Walk): Agreement => ({
  paceMinutes: null,
  paceWeekdays: null,
  paceFromDay: programDay(member, now()),
  paceDone: minutesDone(program, walk),
  paceProgram: minutesOfProgram(program),
})

/** The week of a catch-up plan closes a gap, and is no new agreement: what was agreed to, else the calendar, stays. */
export const keptAgreement = (kept: KeptHours): Pick<Agreement, 'paceMinutes' | 'paceWeekdays'> => ({
  paceMinutes: kept.paceMinutes ?? Math.round(60 * (kept.hoursPerWeek ?? 0)),
  paceWeekdays: kept.paceMinutes === null ? kept.weekdays : kept.paceWeekdays,
})

/** After the plan the week has the hours and days again that were agreed to; who had given none agreed to the plan’s. */
export function afterCatchUp(ctx: WalkerContext, walk: Walk, kept: KeptHours): Partial<KeptHours> {
  const { paceMinutes, paceWeekdays, weekdays } = kept
  if (!paceMinutes) return { catchUpSince: null, ...(paceMinutes === 0 && agreementNow(ctx, walk)) }
  const days = paceWeekdays?.length ? paceWeekdays : weekdays
  return { catchUpSince: null, hoursPerWeek: paceMinutes / 60, weekdays: days, paceMinutes: null, paceWeekdays: null }
}
