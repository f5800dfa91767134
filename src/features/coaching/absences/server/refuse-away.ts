import { dateAt } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { absenceOn, daysText } from '../absences.rules.ts'
import { readDaysAway } from './read-absences.ts'

/**
 * A client suggests or takes times: none of a day on which their coach is away. Where the two write in the same moment, the
 * coach finds the session beside these days.
 */
export async function refuseCoachAway(ctx: MemberContext, coachId: string, times: readonly string[]): Promise<void> {
  if (times.length === 0) return
  const coach = await readCoachingMember(ctx, coachId)
  const [away] = await findAway(ctx, coach, times)
  if (away) throw coachingRefusals.coachAway(fullName(coach), daysText(away.days))
}

/** A coach takes or offers times of their own days away only once they say so. Answers those for which that was needed. */
export async function refuseOwnAway(ctx: MemberContext, times: readonly string[], evenIfAway: boolean) {
  const away = await findAway(ctx, ctx.member, times)
  const [first] = away
  if (first && !evenIfAway) throw coachingRefusals.youAreAway(daysText(first.days))
  return away.map(({ time }) => time)
}

async function findAway(ctx: Context, coach: { id: string; timeZone: string }, times: readonly string[]) {
  const absences = await readDaysAway(ctx, coach)
  return times.flatMap((time) => {
    const days = absenceOn(absences, dateAt(coach.timeZone, Temporal.Instant.from(time)).toString())
    return days ? [{ time, days }] : []
  })
}
