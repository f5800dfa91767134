import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const achievementsPersonalData: PersonalData = {
  tables: { coachAchievements: ['coachId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Your coach achievements',
      rows: await db
        .selectFrom('coachAchievements')
        .select(['achievementId', 'achievedAt'])
        .where('coachId', '=', memberId)
        .orderBy('achievedAt')
        .execute(),
    },
  ],

  erase: ({ db }, memberId) => eraseRows(db, 'coachAchievements', 'coachId', memberId),
}
