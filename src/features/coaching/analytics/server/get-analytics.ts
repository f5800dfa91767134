import { readManyCompletions } from '#features/journey/server/public.ts'
import { dateAt, instantOn, iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { countClients } from '../../caseload/server/count-clients.ts'
import { clientsOf, readCaseload } from '../../caseload/server/read-caseload.ts'
import { milestoneTypes } from '../../milestones/milestones.rules.ts'
import { countProved } from '../../outcomes/server/count-outcomes.ts'
import type { getAnalytics as endpoint } from '../analytics.contract.ts'

type Endpoint = typeof endpoint
const weeks = 12

export async function getAnalytics(ctx: MemberContext): Promise<Reply<Endpoint>> {
  const clients = await readCaseload(ctx)
  const counts = await countClients(ctx, ctx.member.id)
  const today = localDate(ctx.member.timeZone, ctx.now())
  const weekEnds = Array.from({ length: weeks }, (_, index) => today.subtract({ weeks: weeks - 1 - index }))
  return {
    progressOverTime: await progressAt(ctx, clients.length, weekEnds.map(String)),
    dayDistribution: ctx.program.modules.map(({ firstDay, lastDay }) => ({
      firstDay,
      lastDay,
      clients: clients.filter(({ programDay }) => programDay >= firstDay && programDay <= lastDay).length,
    })),
    ...(await milestonesIn(ctx, weekEnds)),
    totalClients: counts.total,
    graduatedClients: counts.graduated,
    successRate: counts.successRate,
    graduatedEarly: counts.early,
    graduatesProved: await countProved(ctx),
  }
}

/**
 * Mean progress of today's clients at the end of each date, from completions summed by day. A finished module counts whole
 * from the date on which it was finished, as everywhere, though lessons were added to it since.
 */
async function progressAt(ctx: MemberContext, clients: number, dates: readonly string[]) {
  const core = ctx.program.modules.flatMap((module) => module.core.map(({ id }) => id))
  const days = await ctx.db
    .selectFrom('completions')
    .select(({ fn }) => ['completedOn', fn.countAll<number>().as('count')])
    .where('memberId', 'in', clientsOf(ctx))
    .where('subModuleId', 'in', core)
    .groupBy('completedOn')
    .execute()
  days.push(...(await addedSince(ctx)))
  const whole = clients * ctx.program.coreCount
  return dates.map((date) => {
    const done = days
      .filter(({ completedOn }) => completedOn <= date)
      .reduce((sum, { count }) => sum + Number(count), 0)
    return { date, average: whole === 0 ? 0 : Math.round((done / whole) * 1000) / 10 }
  })
}

/** Lessons that clients have open in modules that they finished, by the date on which they did. */
async function addedSince(ctx: MemberContext): Promise<{ completedOn: string; count: number }[]> {
  const reached = await ctx.db
    .selectFrom('milestones')
    .select(['memberId', 'subject', 'reachedAt'])
    .where('memberId', 'in', clientsOf(ctx))
    .where('kind', '=', 'module')
    .execute()
  const recordOf = await readManyCompletions(ctx.db, clientsOf(ctx))
  return [...Map.groupBy(reached, ({ memberId }) => memberId)].flatMap(([memberId, modules]) => {
    const { completions } = recordOf(memberId)
    return modules.flatMap(({ subject, reachedAt }) => {
      const core = ctx.program.moduleById.get(subject)?.core ?? []
      const count = core.filter(({ id }) => !completions.has(id)).length
      const completedOn = dateAt(ctx.member.timeZone, Temporal.Instant.from(reachedAt)).toString()
      return count > 0 ? [{ completedOn, count }] : []
    })
  })
}

/** Milestones of the last weeks, and the all-time count of each type: two queries, however long the record is. */
async function milestonesIn(ctx: MemberContext, weekEnds: readonly Temporal.PlainDate[]) {
  const zone = ctx.member.timeZone
  const since = weekEnds[0] ? instantOn(weekEnds[0].subtract({ days: 6 }), zone) : ctx.now()
  const recent = await ownMilestones(ctx)
    .select(['achievedAt', 'pointsEarned'])
    .where('achievedAt', '>=', iso(since))
    .execute()
  const types = await ownMilestones(ctx)
    .select(({ fn }) => ['milestoneType', fn.countAll<number>().as('count')])
    .groupBy('milestoneType')
    .execute()
  const dated = recent.map((row) => ({ ...row, on: dateAt(zone, Temporal.Instant.from(row.achievedAt)).toString() }))
  return {
    milestonesByWeek: weekEnds.map((end) => {
      const from = end.subtract({ days: 6 }).toString()
      const own = dated.filter(({ on }) => on >= from && on <= end.toString())
      return { from, count: own.length, points: own.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0) }
    }),
    milestonesByType: milestoneTypes.map((type) => ({
      type,
      count: Number(types.find(({ milestoneType }) => milestoneType === type)?.count ?? 0),
    })),
  }
}

const ownMilestones = ({ db, member }: MemberContext) =>
  db.selectFrom('coachMilestones').where('coachId', '=', member.id)
