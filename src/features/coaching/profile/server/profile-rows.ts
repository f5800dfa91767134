import { iso } from '#platform/server/clock.ts'
import { type Context, type MemberContext, type PublicContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { countClients } from '../../caseload/server/count-clients.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../profile.contract.ts'

export async function getCoachProfile(ctx: MemberContext): Promise<contract.CoachProfile> {
  const profile = await ctx.db
    .selectFrom('coachProfiles')
    .selectAll()
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  const { total, successRate } = await countClients(ctx, ctx.member.id)
  return {
    id: ctx.member.id,
    ...(profile ? published(profile) : unwritten),
    totalClients: total,
    successRate,
    createdAt: profile?.createdAt ?? null,
    updatedAt: profile?.updatedAt ?? null,
    examples: ctx.coaching.specialityExamples,
  }
}

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

/** What a coach published, open to everyone; nothing about their clients. */
export async function getPublishedCoach(
  ctx: PublicContext,
  { params }: Input<typeof contract.getPublishedCoach>,
): Promise<Reply<typeof contract.getPublishedCoach>> {
  const row = await publishedProfiles(ctx).where('coachId', '=', params.id).executeTakeFirst()
  if (!row) throw coachingRefusals.coachNotFound()
  return { ...row, ...published(row) }
}

const unwritten = {
  bio: '',
  experienceYears: 1,
  specializations: [],
  certifications: [],
  isActive: 'true' as const,
}

type Row = { bio: string; experienceYears: number; specializations: string; certifications: string; isActive: number }

const published = ({ bio, experienceYears, specializations, certifications, isActive }: Row) => ({
  bio,
  experienceYears,
  specializations: JSON.parse(specializations) as string[],
  certifications: JSON.parse(certifications) as string[],
  isActive: isActive === 1 ? ('true' as const) : ('false' as const),
})

/** Whether this coach has a public page: they published one and, where operators grant Coach Mode, still have the grant. */
export async function hasPublished(ctx: Context, coachId: string): Promise<boolean> {
  return (await publishedProfiles(ctx).where('coachId', '=', coachId).executeTakeFirst()) !== undefined
}

function publishedProfiles({ db, accounts }: Context) {
  const rows = db
    .selectFrom('coachProfiles')
    .innerJoin('users', 'users.id', 'coachProfiles.coachId')
    .select([
      'coachProfiles.coachId as id',
      'users.firstName',
      'users.lastName',
      'users.image as profileImageUrl',
      'coachProfiles.bio',
      'coachProfiles.experienceYears',
      'coachProfiles.specializations',
      'coachProfiles.certifications',
      'coachProfiles.isActive',
      'coachProfiles.createdAt',
    ])
  return accounts.coachAccess === 'granted' ? rows.where('users.coachGrantedAt', 'is not', null) : rows
}
