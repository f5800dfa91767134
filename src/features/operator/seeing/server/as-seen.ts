import { plannedDays } from '#features/journey/pace/pace.rules.ts'
import { opens } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import { type Context, isMemberContext, type MemberContext } from '#platform/server/context.ts'
import { undone } from '#platform/server/undone.ts'
import type { Seeing } from './seeing.tables.ts'

/**
 * Where every read of an operator who sees the site as someone else happens: in a transaction that is undone, in which
 * what the member wrote is masked, or the member of a preview is made. So no read needs to know of it, and none leaves a
 * trace: no visit, no opened lesson, no download that is counted.
 */
export function asSeen<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const { seeing } = ctx
  if (!seeing || seeing === 'over' || !isMemberContext(ctx)) return work(ctx)
  return undone(ctx, async (ctx) => {
    if (seeing.as === 'member') await conceal(ctx, seeing.memberId)
    else await makePreview(ctx, seeing)
    return work(ctx)
  })
}

async function conceal(ctx: Context, memberId: string): Promise<void> {
  for (const { conceal } of ctx.personalData) await conceal?.(ctx, memberId)
  // Their own pages as a member: a coach's clients are no part of what was asked for.
  await ctx.db.updateTable('users').set({ role: 'client', operatorSince: null }).where('id', '=', memberId).execute()
}

type Preview = Extract<Seeing, { as: 'preview' }>

/** Someone who joined as many days ago as it takes, with the account of the operator as a pattern. */
async function makePreview(ctx: MemberContext, { memberId, tier, day, keepsPace }: Preview): Promise<void> {
  const { db, member, program } = ctx
  const at = iso(ctx.now())
  const { timeZone, enrolledOn, firstName, lastName, email } = member
  await db
    .insertInto('users')
    .values({
      ...{ id: memberId, name: firstName, firstName, lastName, email, emailVerified: 1, image: null },
      ...{ role: 'client', timeZone, enrolledOn, dayFloor: 1, coachGrantedAt: null, version: 0 },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute()
  await db.insertInto('memberships').values({ memberId, tier, updatedAt: at }).execute()
  const done = [...plannedDays(program)].filter(
    ([id, on]) => keepsPace && on < day && opens(tier, program.subModuleById.get(id)?.neededTier ?? 'elite'),
  )
  if (done.length === 0) return
  const completed = new Set(done.map(([id]) => id))
  const finished = program.modules.filter(({ core }) => core.every(({ id }) => completed.has(id)))
  await db
    .insertInto('completions')
    .values(
      done.map(([subModuleId, programDay]) => ({
        ...{ memberId, subModuleId, programDay },
        ...{ completedAt: at, completedOn: enrolledOn },
      })),
    )
    .execute()
  if (finished.length === 0) return
  await db
    .insertInto('milestones')
    .values(finished.map(({ id }) => ({ memberId, kind: 'module' as const, subject: id, reachedAt: at })))
    .execute()
}
