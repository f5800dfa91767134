import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import './promises.tables.ts'

export const tables = { coachPromises: ['clientId', 'coachId'], coachPromiseChanges: ['promiseId'] }

export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'What you and your coach promised each other, with every change',
  rows: await db
    .selectFrom('coachPromises')
    .innerJoin('coachPromiseChanges', 'coachPromiseChanges.promiseId', 'coachPromises.id')
    .select([
      'owner',
      'text',
      'dueOn',
      'state',
      'madeAt',
      'settledAt',
      'proposedAt',
      'kind as change',
      'by',
      'was',
      'at',
    ])
    .where('clientId', '=', clientId)
    .orderBy('coachPromiseChanges.id')
    .execute(),
})

/** A coach's own words; what became of a promise is the client's. */
export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Promises you recorded with clients',
  rows: await db
    .selectFrom('coachPromises')
    .select(['owner', 'text', 'madeAt'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})

export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'coachPromises', 'clientId', clientId)

/** What a client promised stays theirs; what the coach promised goes with them. */
export async function eraseOfCoach({ db }: Context, coachId: string): Promise<void> {
  await db.deleteFrom('coachPromises').where('coachId', '=', coachId).where('owner', '=', 'coach').execute()
  await db.updateTable('coachPromises').set({ coachId: null }).where('coachId', '=', coachId).execute()
}
