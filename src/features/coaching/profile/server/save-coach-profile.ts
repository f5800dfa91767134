import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import type * as contract from '../profile.contract.ts'
import { getCoachProfile } from './get-coach-profile.ts'

export async function saveCoachProfile(
  ctx: MemberContext,
  { body }: Input<typeof contract.saveCoachProfile>,
): Promise<contract.CoachProfile> {
  return transaction(ctx, async (ctx) => {
    const now = iso(ctx.now())
    const written = {
      bio: body.bio.trim(),
      experienceYears: body.experienceYears,
      specializations: JSON.stringify(body.specializations),
      certifications: JSON.stringify(body.certifications),
      updatedAt: now,
      ...(body.isActive === undefined ? {} : { isActive: body.isActive === 'true' ? 1 : 0 }),
    }
    await ctx.db
      .insertInto('coachProfiles')
      .values({ isActive: 1, ...written, coachId: ctx.member.id, createdAt: now })
      .onConflict((conflict) => conflict.column('coachId').doUpdateSet(written))
      .execute()
    return getCoachProfile(ctx)
  })
}
