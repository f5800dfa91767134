import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import './talks.tables.ts'

export const tables = { coachTalks: ['clientId', 'coachId', 'assignmentId'] }

/** A coach's private notes are the coach's own. */
export const exportOfClient = async ({ db }: Context, clientId: string): Promise<PersonalSection> => ({
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

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Sessions you prepared or held, with your notes',
  rows: await db
    .selectFrom('coachTalks')
    .select(['beganAt', 'heldOn', 'privateNotes', 'clientNotes'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})

export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'coachTalks', 'clientId', clientId)
export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'coachTalks', 'coachId', coachId)
