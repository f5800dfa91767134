import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'
import { eraseAsClient, eraseAsCoach } from './erase-coaching-data.ts'

export const personalData: PersonalData = {
  tables: {
    coachProfiles: ['coachId'],
    coachClients: ['coachId', 'clientId', 'liveClientId'],
    coachMessages: ['assignmentId'],
    coachingRequests: ['memberId'],
    coachMilestones: ['coachId', 'clientId'],
    coachLedger: ['coachId'],
    coachAchievements: ['coachId'],
  },

  export: async (ctx, memberId) => [...(await exportAsClient(ctx, memberId)), ...(await exportAsCoach(ctx, memberId))],

  erase: async (ctx, memberId) => {
    await eraseAsClient(ctx, memberId)
    await eraseAsCoach(ctx, memberId)
    await eraseRows(ctx.db, 'coachingRequests', 'memberId', memberId)
    for (const table of ['coachProfiles', 'coachLedger', 'coachAchievements'] as const)
      await eraseRows(ctx.db, table, 'coachId', memberId)
  },
}

/** What coaches wrote to a client is the client's too; the notes that a coach keeps are the coach's own. */
async function exportAsClient({ db }: Context, clientId: string): Promise<PersonalSection[]> {
  const coaches = await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .select(['users.firstName as coachFirstName', 'users.lastName as coachLastName'])
    .select(['status', 'assignedAt', 'graduatedAt', 'endedAt'])
    .where('clientId', '=', clientId)
    .orderBy('coachClients.id')
    .execute()
  const messages = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['sender', 'kind', 'text', 'sentAt', 'readAt'])
    .where('clientId', '=', clientId)
    .orderBy('coachMessages.id')
    .execute()
  const requests = await db
    .selectFrom('coachingRequests')
    .select(['kind', 'text', 'sentTo', 'sentAt'])
    .where('memberId', '=', clientId)
    .orderBy('id')
    .execute()
  const milestones = await db
    .selectFrom('coachMilestones')
    .select(['milestoneType', 'description', 'achievedAt', 'recordedBy'])
    .where('clientId', '=', clientId)
    .orderBy('id')
    .execute()
  return [
    { title: 'Your coaches', rows: coaches },
    { title: 'Messages between you and your coach', rows: messages },
    { title: 'What you asked of a coach or the founder', rows: requests },
    { title: 'Milestones that your coach has of you', rows: milestones },
  ]
}

/** A coach's own words and earnings. Clients are not named, and what they wrote stays theirs. */
async function exportAsCoach({ db }: Context, coachId: string): Promise<PersonalSection[]> {
  const profile = await db
    .selectFrom('coachProfiles')
    .select(['bio', 'experienceYears', 'specializations', 'certifications', 'isActive', 'createdAt', 'updatedAt'])
    .where('coachId', '=', coachId)
    .execute()
  const clients = await db
    .selectFrom('coachClients')
    .select(['status', 'notes', 'assignedAt', 'graduatedAt', 'endedAt'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['text', 'sentAt'])
    .where('coachId', '=', coachId)
    .where('sender', '=', 'coach')
    .orderBy('coachMessages.id')
    .execute()
  return [
    { title: 'Your coach profile', rows: profile },
    { title: 'Clients you took on, with your notes', rows: clients },
    { title: 'What you wrote to clients', rows: messages },
    { title: 'Milestones you recorded', rows: await milestonesOf(db, coachId) },
    { title: 'What your coach points came from', rows: await ledgerOf(db, coachId) },
    { title: 'Your coach achievements', rows: await achievementsOf(db, coachId) },
  ]
}

const milestonesOf = (db: Context['db'], coachId: string) =>
  db
    .selectFrom('coachMilestones')
    .select(['milestoneType', 'description', 'pointsEarned', 'achievedAt', 'recordedBy'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute()

const ledgerOf = (db: Context['db'], coachId: string) =>
  db
    .selectFrom('coachLedger')
    .select(['at', 'reason', 'label', 'points'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute()

const achievementsOf = (db: Context['db'], coachId: string) =>
  db
    .selectFrom('coachAchievements')
    .select(['achievementId', 'achievedAt'])
    .where('coachId', '=', coachId)
    .orderBy('achievedAt')
    .execute()
