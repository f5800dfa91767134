import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachProfiles: ['coachId'] }

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Your coach profile',
  rows: await db
    .selectFrom('coachProfiles')
    .select(['bio', 'experienceYears', 'specializations', 'certifications', 'isActive', 'createdAt', 'updatedAt'])
    .where('coachId', '=', coachId)
    .execute(),
})

export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'coachProfiles', 'coachId', coachId)
