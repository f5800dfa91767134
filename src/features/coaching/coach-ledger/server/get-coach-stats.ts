import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../coach-ledger.contract.ts'
import { coachLevel } from '../coach-ledger.rules.ts'
import { coachPoints } from './pay-coach.ts'

export async function getCoachStats(ctx: MemberContext): Promise<Reply<typeof contract.getCoachStats>> {
  const totalPoints = await coachPoints(ctx, ctx.member.id)
  return { level: coachLevel(totalPoints), totalPoints }
}
