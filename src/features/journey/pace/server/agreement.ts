import type { Walk } from '../../journey.rules.ts'
import { programDay } from '../../progress/server/program-day.ts'
import { minutesDone } from '../pace.rules.ts'
import type { WalkerContext } from './walker.ts'
import type { KeptHours } from './work-hours.ts'

type Agreement = Pick<KeptHours, 'paceMinutes' | 'paceFromDay' | 'paceDone'>

/** Nothing is late on the day of an agreement: it is met from there on. */
export const agreementNow = ({ member, program, now }: WalkerContext, walk: Walk): Agreement => ({
  paceMinutes: null,
  paceFromDay: programDay(member, now()),
  paceDone: minutesDone(program, walk),
})

/** Hours of a catch-up plan close a gap, and are no new agreement: what was agreed to, else the calendar, stays. */
export const keptAgreement = ({ paceMinutes, hoursPerWeek }: KeptHours): Pick<Agreement, 'paceMinutes'> => ({
  paceMinutes: paceMinutes ?? Math.round(60 * (hoursPerWeek ?? 0)),
})

/** After the plan the week has the hours again that were agreed to; who had given none agreed to the plan’s. */
export const afterCatchUp = (ctx: WalkerContext, walk: Walk, { paceMinutes }: KeptHours): Partial<KeptHours> => ({
  catchUpSince: null,
  ...(paceMinutes === 0 && agreementNow(ctx, walk)),
  ...(paceMinutes && { hoursPerWeek: paceMinutes / 60, paceMinutes: null }),
})
