import { lessonTitle } from '#features/program/lesson-title.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'

export const completionsPersonalData: PersonalData = {
  tables: { completions: ['memberId'], milestones: ['memberId'] },

  export: async ({ db, program }, memberId) => {
    const completions = await db
      .selectFrom('completions')
      .select(['subModuleId', 'completedAt', 'completedOn', 'programDay'])
      .where('memberId', '=', memberId)
      .orderBy('completedAt')
      .execute()
    const milestones = await db
      .selectFrom('milestones')
      .select(['kind', 'subject', 'reachedAt'])
      .where('memberId', '=', memberId)
      .orderBy('reachedAt')
      .execute()
    return [
      {
        title: 'Lessons you completed',
        rows: completions.map((row) => ({ title: lessonTitle(program, row.subModuleId), ...row })),
      },
      { title: 'Milestones you reached', rows: milestones },
    ]
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'completions', 'memberId', memberId)
    await eraseRows(db, 'milestones', 'memberId', memberId)
  },
}
