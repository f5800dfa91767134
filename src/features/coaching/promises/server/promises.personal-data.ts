import type { Context } from '#platform/server/context.ts'
import { eraseRows, maskedText, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'
import './promises.tables.ts'

export const promisesPersonalData: PersonalData = {
  tables: { coachPromises: ['clientId', 'coachId'], coachPromiseChanges: ['promiseId'] },

  export: async (ctx, memberId) => [await exportOfClient(ctx, memberId), await exportOfCoach(ctx, memberId)],

  // That something was promised, and by when, stays.
  conceal: async ({ db }, memberId) => {
    const theirs = db.selectFrom('coachPromises').select('id').where('clientId', '=', memberId)
    await db
      .updateTable('coachPromiseChanges')
      .set({ was: null })
      .where('promiseId', 'in', theirs)
      .where('was', 'is not', null)
      .execute()
    await db.updateTable('coachPromises').set({ text: maskedText }).where('clientId', '=', memberId).execute()
  },

  // What a client promised stays theirs; what the coach promised goes with the coach.
  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'coachPromises', 'clientId', memberId)
    await db.deleteFrom('coachPromises').where('coachId', '=', memberId).where('owner', '=', 'coach').execute()
    await db.updateTable('coachPromises').set({ coachId: null }).where('coachId', '=', memberId).execute()
  },
}

const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
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
const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Promises you recorded with clients',
  rows: await db
    .selectFrom('coachPromises')
    .select(['owner', 'text', 'madeAt'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})
