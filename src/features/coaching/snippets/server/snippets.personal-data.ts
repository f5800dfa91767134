import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachSnippets: ['coachId'] }

export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Your templates for messages and notes',
  rows: await db
    .selectFrom('coachSnippets')
    .select(['title', 'text', 'createdAt'])
    .where('coachId', '=', coachId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute(),
})

export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'coachSnippets', 'coachId', coachId)
