import type { Context } from '#platform/server/context.ts'

export const unwritten = {
  bio: '',
  experienceYears: 1,
  specializations: [],
  certifications: [],
  isActive: 'true' as const,
}

type Row = { bio: string; experienceYears: number; specializations: string; certifications: string; isActive: number }

/** What a coach wrote, as replies have it. */
export const fieldsOf = ({ bio, experienceYears, specializations, certifications, isActive }: Row) => ({
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

export function publishedProfiles({ db, accounts }: Context) {
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
