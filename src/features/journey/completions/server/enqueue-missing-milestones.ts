import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { iso, localDate } from '#platform/server/clock.ts'
import { type Context, publish, touchMember, transaction } from '#platform/server/context.ts'
import { enqueueAll, type Job, job } from '#platform/server/jobs/job.ts'
import { milestonesFound } from '../../journey.events.ts'
import { milestonesDue } from '../../journey.rules.ts'
import { readManyCompletions } from './read-many-completions.ts'
import { readWalk } from './read-walk.ts'
import { withMilestones, writeMilestones } from './write-milestones.ts'

/**
 * Records what a change of the content completed: who has done all that is left of a module has nothing more to complete
 * there. A lesson that is completed meanwhile records the same.
 */
export const memberMilestonesJob: Job<{ memberId: string }> = job<{ memberId: string }>(
  'journey.member-milestones',
  (ctx, { memberId }) =>
    transaction(ctx, async (ctx) => {
      await touchMember(ctx, memberId)
      const member = await ctx.db.selectFrom('users').select('timeZone').where('id', '=', memberId).executeTakeFirst()
      const walk = await readWalk(ctx.db, memberId)
      const milestones = milestonesDue(walk, ctx.program)
      if (!member || milestones.length === 0) return
      const reachedAt = iso(ctx.now())
      await writeMilestones(ctx, memberId, milestones, reachedAt)
      await publish(
        ctx,
        milestonesFound({
          memberId,
          reachedAt,
          reachedOn: localDate(member.timeZone, ctx.now()).toString(),
          milestones,
          walk: withMilestones(walk, milestones, reachedAt),
        }),
      )
    }),
  { lane: 'long' },
)

/** Members read at a time; others are answered in between. */
const page = 100

/** Looks through all members, and has a job for each of whom a milestone is missing. */
export async function enqueueMissingMilestones(ctx: Context, signal: AbortSignal): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    signal.throwIfAborted()
    const members = await readPage(ctx, after)
    const recordOf = await readManyCompletions(ctx.db, sql<string>`(${sql.join(['', ...members])})`)
    const due = members.filter((id) => milestonesDue(recordOf(id), ctx.program).length > 0)
    await enqueueAll(
      ctx,
      memberMilestonesJob,
      due.map((memberId) => ({ data: { memberId }, key: `journey.member-milestones:${memberId}` })),
    )
    // SQLite answers at once: without a pause no one else would be answered until all are read.
    await breathe()
    after = members.length < page ? undefined : members.at(-1)
  }
}

async function readPage({ db }: Context, after: string): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(page).execute()
  return rows.map(({ id }) => id)
}
