import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../milestones.contract.ts'

export async function getMilestonePoints(ctx: MemberContext): Promise<Reply<typeof contract.getMilestonePoints>> {
  return {
    points: ctx.coaching.milestonePoints,
    paidPerClientPerWeek: ctx.coaching.customPerClientPerWeek,
    today: localDate(ctx.member.timeZone, ctx.now()).toString(),
  }
}
