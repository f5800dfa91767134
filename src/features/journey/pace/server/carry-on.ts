import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../pace.contract.ts'
import { getPace } from './get-pace.ts'
import { writeWorkHours } from './work-hours.ts'

export const carryOn = (ctx: MemberContext): Promise<Reply<typeof contract.carryOn>> =>
  transaction(ctx, async (ctx) => {
    await writeWorkHours(ctx, { carriedOn: localDate(ctx.member.timeZone, ctx.now()).toString() })
    return getPace(ctx)
  })
