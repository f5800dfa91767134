import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type * as contract from '../pace.contract.ts'
import { endMetCatchUp } from './catch-up/running-catch-up.ts'
import { getPace } from './get-pace.ts'
import { writeWorkHours } from './work-hours.ts'

export const carryOn = (ctx: MemberContext): Promise<Reply<typeof contract.carryOn>> =>
  transaction(ctx, async (ctx) => {
    await writeWorkHours(ctx, { carriedOn: localDate(ctx.member.timeZone, ctx.now()).toString() })
    await endMetCatchUp(ctx, await readWalk(ctx.db, ctx.member.id))
    return getPace(ctx)
  })
