import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../catch-up.contract.ts'
import { catchUpPlan, meetsWithFieldOn } from './catch-up-plan.ts'
import { getPace } from './get-pace.ts'
import { writeWorkHours } from './work-hours.ts'

type Preview = Reply<typeof contract.previewCatchUp>

export async function previewCatchUp(
  ctx: MemberContext,
  { body }: Input<typeof contract.previewCatchUp>,
): Promise<Preview> {
  const walk = await readWalk(ctx.db, ctx.member.id)
  return { ...catchUpPlan(ctx, walk, body), meetsWithFieldOn: meetsWithFieldOn(ctx, walk, body) }
}

export const startCatchUp = (ctx: MemberContext, { body }: Input<typeof contract.startCatchUp>) =>
  transaction(ctx, async (ctx) => {
    const catchUpSince = localDate(ctx.member.timeZone, ctx.now()).toString()
    await writeWorkHours(ctx, { hoursPerWeek: body.hoursPerWeek, weekdays: body.weekdays, catchUpSince })
    return getPace(ctx)
  })

export const endCatchUp = (ctx: MemberContext) =>
  transaction(ctx, async (ctx) => {
    await writeWorkHours(ctx, { catchUpSince: null })
    return getPace(ctx)
  })
