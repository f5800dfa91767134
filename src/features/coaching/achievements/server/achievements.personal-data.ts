import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachAchievements: ['coachId'] }

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Your coach achievements',
  rows: await db
    .selectFrom('coachAchievements')
    .select(['achievementId', 'achievedAt'])
    .where('coachId', '=', coachId)
    .orderBy('achievedAt')
    .execute(),
})

export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'coachAchievements', 'coachId', coachId)
