import { lastDayOf } from '#features/membership/server/public.ts'
import { instantOn } from '#platform/server/clock.ts'

/** Days before the last one, on whose morning its end is told: a week, and of a gift that is shorter than that one day. */
export const noticeDays = [7, 1] as const

/** For so many hours what told of the gift says well enough when it ends. */
const toldHours = 48
const morning = Temporal.PlainTime.from('08:00')

type Given = { until: string; givenAt: string | null; timeZone: string }

/** When its owner is told; undefined where they got it so late that they still know. `givenAt`: null for long ago. */
export function noticeAt({ until, givenAt, timeZone }: Given): Temporal.Instant | undefined {
  const lastDay = Temporal.PlainDate.from(lastDayOf(until, timeZone))
  const mornings = noticeDays.map((days) => instantOn(lastDay.subtract({ days }), timeZone, morning))
  if (givenAt === null) return mornings[0]
  const known = Temporal.Instant.from(givenAt).add({ hours: toldHours })
  return mornings.find((at) => Temporal.Instant.compare(known, at) <= 0)
}
