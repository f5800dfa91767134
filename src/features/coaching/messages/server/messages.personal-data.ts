import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { PersonalData, PersonalSection } from '#platform/server/personal-data.ts'

/** What is handed along with a message goes with it. */
export const messagesPersonalData: PersonalData = {
  tables: { coachMessages: ['assignmentId'] },

  export: async (ctx, memberId) => [await exportOfClient(ctx, memberId), await exportOfCoach(ctx, memberId)],

  conceal: ({ db }, memberId) => eraseThreads(db, 'clientId', memberId),

  // A thread goes with either of the two, and the other is told by email.
  erase: async ({ db }, memberId) => {
    await eraseThreads(db, 'clientId', memberId)
    await eraseThreads(db, 'coachId', memberId)
  },
}

/** What coaches wrote to a client is the client's too. */
const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'Messages between you and your coach',
  rows: await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['sender', 'kind', 'text', 'sentAt', 'readAt'])
    .where('clientId', '=', clientId)
    .orderBy('coachMessages.id')
    .execute(),
})

/** A coach's own words; what clients wrote is in their own exports. */
const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'What you wrote to clients',
  rows: await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['text', 'sentAt'])
    .where('coachId', '=', coachId)
    .where('sender', '=', 'coach')
    .orderBy('coachMessages.id')
    .execute(),
})

async function eraseThreads(db: Db, side: 'clientId' | 'coachId', memberId: string): Promise<void> {
  const theirs = db.selectFrom('coachClients').select('id').where(side, '=', memberId)
  await db.deleteFrom('coachMessages').where('assignmentId', 'in', theirs).execute()
}
