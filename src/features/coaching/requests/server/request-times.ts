import { instantOn, iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { requestLimits } from '../requests.rules.ts'

/** `2026-12-01T17:00` by the clocks of a zone as instants, each once and in order; what is past or far off is refused. */
export function timesIn({ now }: Pick<Context, 'now'>, zone: string, local: readonly string[]): string[] {
  const times = [...new Set(local.map((one) => instantIn(zone, one)))].sort()
  const latest = iso(now().add({ hours: 24 * requestLimits.daysAhead }))
  if (times.some((one) => one <= iso(now()))) throw coachingRefusals.timePast()
  if (times.some((one) => one > latest)) throw coachingRefusals.timeTooFar()
  return times
}

function instantIn(zone: string, local: string): string {
  const at = Temporal.PlainDateTime.from(local)
  return iso(instantOn(at.toPlainDate(), zone, at.toPlainTime()))
}

/** One of the times that the other side suggested, still to come. */
export function refuseOtherTime({ now }: Pick<Context, 'now'>, { times }: { times: string }, time: string): void {
  if (!timesOf(times).includes(time)) throw coachingRefusals.timeNotOffered()
  if (time <= iso(now())) throw coachingRefusals.timePast()
}

/** As they are stored, by `JSON.stringify` alone. */
export const timesOf = (times: string): string[] => JSON.parse(times) as string[]
