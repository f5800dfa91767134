import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const profilePersonalData: PersonalData = {
  tables: { coachProfiles: ['coachId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Your coach profile',
      rows: await db
        .selectFrom('coachProfiles')
        .select(['bio', 'experienceYears', 'specializations', 'certifications', 'isActive', 'createdAt', 'updatedAt'])
        .where('coachId', '=', memberId)
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'coachProfiles', 'coachId', memberId),
}
