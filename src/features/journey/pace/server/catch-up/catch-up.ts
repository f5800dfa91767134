import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../../completions/server/read-walk.ts'
import type * as contract from '../../catch-up.contract.ts'
import { afterCatchUp, keptAgreement } from '../agreement.ts'
import { getPace } from '../get-pace.ts'
import { readWorkHours, writeWorkHours } from '../work-hours.ts'
import { previewOf } from './catch-up-plan.ts'

type Preview = Reply<typeof contract.previewCatchUp>

export const previewCatchUp = async (
  ctx: MemberContext,
  { body }: Input<typeof contract.previewCatchUp>,
): Promise<Preview> => previewOf(ctx, await readWalk(ctx.db, ctx.member.id), body)

/** The date it promises is stored, so that the member is told when it moves. */
export const startCatchUp = (ctx: MemberContext, { body }: Input<typeof contract.startCatchUp>) =>
  transaction(ctx, async (ctx) => {
    const { hoursPerWeek, weekdays } = body
    const catchUpSince = localDate(ctx.member.timeZone, ctx.now()).toString()
    const { meetsOn } = previewOf(ctx, await readWalk(ctx.db, ctx.member.id), body)
    const agreement = keptAgreement(await readWorkHours(ctx))
    await writeWorkHours(ctx, { hoursPerWeek, weekdays, catchUpSince, catchUpPromisedOn: meetsOn, ...agreement })
    return getPace(ctx)
  })

export const endCatchUp = (ctx: MemberContext) =>
  transaction(ctx, async (ctx) => {
    await writeWorkHours(ctx, afterCatchUp(ctx, await readWalk(ctx.db, ctx.member.id), await readWorkHours(ctx)))
    return getPace(ctx)
  })
