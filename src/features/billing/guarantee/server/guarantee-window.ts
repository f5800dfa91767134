import { iso, localDate } from '#platform/server/clock.ts'
import { guaranteeDays } from '../../billing.rules.ts'

/** The local day of the first successful charge is day 1. */
const lastDay = (firstPaidAt: string, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.from(firstPaidAt)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: guaranteeDays - 1 })

export const isWithinGuarantee = (firstPaidAt: string, timeZone: string, now: Temporal.Instant): boolean =>
  Temporal.PlainDate.compare(localDate(timeZone, now), lastDay(firstPaidAt, timeZone)) <= 0

/** The first instant at which it is over: the end of local day 30. */
export const guaranteeEnd = (firstPaidAt: string, timeZone: string): string =>
  iso(lastDay(firstPaidAt, timeZone).add({ days: 1 }).toZonedDateTime(timeZone).toInstant())
