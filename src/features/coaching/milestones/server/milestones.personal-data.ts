import type { Context } from '#platform/server/context.ts'
import type { PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachMilestones: ['coachId', 'clientId'], milestoneCorrections: ['coachId', 'clientId'] }

export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'Milestones your coach recorded for you',
  rows: await db
    .selectFrom('coachMilestones')
    .select(['milestoneType', 'description', 'achievedAt', 'recordedBy'])
    .where('clientId', '=', clientId)
    .orderBy('id')
    .execute(),
})

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Milestones you recorded',
  rows: await db
    .selectFrom('coachMilestones')
    .select(['milestoneType', 'description', 'pointsEarned', 'achievedAt', 'recordedBy'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})

export const correctionsOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'What you corrected in milestones',
  rows: await db
    .selectFrom('milestoneCorrections')
    .select(['at', 'kind', 'milestoneType', 'description', 'achievedAt', 'pointsEarned', 'reason'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})
