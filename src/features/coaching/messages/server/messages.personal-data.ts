import type { Context } from '#platform/server/context.ts'
import type { PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachMessages: ['assignmentId'] }

/** What coaches wrote to a client is the client's too. */
export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'Messages between you and your coach',
  rows: await db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['sender', 'kind', 'text', 'sentAt', 'readAt'])
    .where('clientId', '=', clientId)
    .orderBy('coachMessages.id')
    .execute(),
})

/** A coach's own words; what clients wrote stays theirs. */
export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
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
