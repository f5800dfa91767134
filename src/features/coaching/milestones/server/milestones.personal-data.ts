import { eraseRows, maskedText, type PersonalData } from '#platform/server/personal-data.ts'

export const milestonesPersonalData: PersonalData = {
  tables: { coachMilestones: ['coachId', 'clientId'], milestoneCorrections: ['coachId', 'clientId'] },

  export: async ({ db }, memberId) => [
    {
      title: 'Milestones your coach recorded for you',
      rows: await db
        .selectFrom('coachMilestones')
        .select(['milestoneType', 'description', 'achievedAt', 'recordedBy', 'earlyAtPercent'])
        .where('clientId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
    {
      title: 'Milestones you recorded',
      rows: await db
        .selectFrom('coachMilestones')
        .select(['milestoneType', 'description', 'pointsEarned', 'achievedAt', 'recordedBy', 'earlyAtPercent'])
        .where('coachId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
    {
      title: 'What you corrected in milestones',
      rows: await db
        .selectFrom('milestoneCorrections')
        .select(['at', 'kind', 'milestoneType', 'description', 'achievedAt', 'pointsEarned', 'reason'])
        .where('coachId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  conceal: async ({ db }, memberId) => {
    await db.updateTable('coachMilestones').set({ description: maskedText }).where('clientId', '=', memberId).execute()
    await eraseRows(db, 'milestoneCorrections', 'clientId', memberId)
  },

  // The coach loses everything about the person and keeps the points.
  erase: async ({ db }, memberId) => {
    for (const table of ['coachMilestones', 'milestoneCorrections'] as const)
      for (const column of ['clientId', 'coachId']) await eraseRows(db, table, column, memberId)
  },
}
