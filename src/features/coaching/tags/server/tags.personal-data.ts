import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import './tags.tables.ts'

export const tables = { clientTags: ['coachId', 'clientId'] }

/** As with notes, the clients are not named. */
export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Your tags for clients',
  rows: await db
    .selectFrom('clientTags')
    .select(['tag', 'taggedAt'])
    .where('coachId', '=', coachId)
    .orderBy('tag')
    .orderBy('taggedAt')
    .execute(),
})

export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'clientTags', 'coachId', coachId)
export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'clientTags', 'clientId', clientId)
