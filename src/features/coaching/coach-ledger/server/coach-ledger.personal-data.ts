import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachLedger: ['coachId'] }

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'What your coach points came from',
  rows: await db
    .selectFrom('coachLedger')
    .select(['at', 'reason', 'label', 'points'])
    .where('coachId', '=', coachId)
    .orderBy('id')
    .execute(),
})

export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'coachLedger', 'coachId', coachId)
