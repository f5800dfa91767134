import { dateAt, instantOn, iso, localDate } from '#platform/server/clock.ts'
import { guaranteeDays } from '../../billing.rules.ts'

export type GuaranteeWindow = {
  firstPaidAt: string
  timeZone: string
  /** Local days on which the program was or is paused: the window stands still on them. */
  paused: ReadonlySet<string>
}

/** The local day of the first successful charge is day 1; paused days are not counted. */
function lastDay({ firstPaidAt, timeZone, paused }: GuaranteeWindow): Temporal.PlainDate {
  let day = dateAt(timeZone, Temporal.Instant.from(firstPaidAt))
  for (let counted = paused.has(day.toString()) ? 0 : 1; counted < guaranteeDays; ) {
    day = day.add({ days: 1 })
    if (!paused.has(day.toString())) counted += 1
  }
  return day
}

export const isWithinGuarantee = (window: GuaranteeWindow, now: Temporal.Instant): boolean =>
  Temporal.PlainDate.compare(localDate(window.timeZone, now), lastDay(window)) <= 0

/** Local day 30, the last on which it can be used. */
export const lastGuaranteeDay = (window: GuaranteeWindow): string => lastDay(window).toString()

/** The first instant at which it is over: the end of that day. */
export const guaranteeEnd = (window: GuaranteeWindow): string =>
  iso(instantOn(lastDay(window).add({ days: 1 }), window.timeZone))
