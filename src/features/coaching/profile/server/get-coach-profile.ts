import type { MemberContext } from '#platform/server/context.ts'
import { countClients } from '../../caseload/server/count-clients.ts'
import type { CoachProfile } from '../profile.contract.ts'
import { fieldsOf, unwritten } from './profile-rows.ts'

export async function getCoachProfile(ctx: MemberContext): Promise<CoachProfile> {
  const profile = await ctx.db
    .selectFrom('coachProfiles')
    .selectAll()
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  const { total, successRate, early } = await countClients(ctx, ctx.member.id)
  return {
    id: ctx.member.id,
    ...(profile ? fieldsOf(profile) : unwritten),
    totalClients: total,
    successRate,
    graduatedEarly: early,
    createdAt: profile?.createdAt ?? null,
    updatedAt: profile?.updatedAt ?? null,
    examples: ctx.coaching.specialityExamples,
  }
}
