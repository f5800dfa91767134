import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'
import './talks.tables.ts'

export const talksPersonalData: PersonalData = {
  tables: { coachTalks: ['clientId', 'coachId', 'assignmentId'] },

  export: async (ctx, memberId) => [await exportOfClient(ctx, memberId), await exportOfCoach(ctx, memberId)],

  // That they met stays.
  conceal: async ({ db }, memberId) => {
    await db
      .updateTable('coachTalks')
      .set({ privateNotes: '', clientNotes: '' })
      .where('clientId', '=', memberId)
      .execute()
  },

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'coachTalks', 'clientId', memberId)
    await eraseRows(db, 'coachTalks', 'coachId', memberId)
  },
}

/** A coach's private notes are the coach's own. */
const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
  title: 'Your sessions, with the notes for you',
  rows: await db
    .selectFrom('coachTalks')
    .innerJoin('users', 'users.id', 'coachTalks.coachId')
    .select(['heldOn', 'takenMonth', 'clientNotes as notes'])
    .select(['firstName as coachFirstName', 'lastName as coachLastName'])
    .where('clientId', '=', clientId)
    .where('heldAt', 'is not', null)
    .orderBy('coachTalks.id')
    .execute(),
})

const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Sessions you prepared or held, with your notes',
  rows: await db
    .selectFrom('coachTalks')
    .select(['beganAt', 'heldOn', 'privateNotes', 'clientNotes'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})
