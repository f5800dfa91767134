import type { Context } from '#platform/server/context.ts'
import type { PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachClients: ['coachId', 'clientId', 'liveClientId'] }

/** Without the notes: those are the coach's own. */
export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'Your coaches',
  rows: await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .select(['users.firstName as coachFirstName', 'users.lastName as coachLastName'])
    .select(['status', 'assignedAt', 'graduatedAt', 'endedAt', 'earlierAgreedAt'])
    .where('clientId', '=', clientId)
    .orderBy('coachClients.id')
    .execute(),
})

/** The clients are not named. */
export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Clients you took on, with your notes',
  rows: await db
    .selectFrom('coachClients')
    .select(['status', 'notes', 'assignedAt', 'graduatedAt', 'endedAt'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})
