import { removedTitle } from '#features/program/lesson-title.ts'
import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalData, type PersonalSection } from '#platform/server/personal-data.ts'
import { labelOf } from './field-label.ts'
import './comments.tables.ts'

export const commentsPersonalData: PersonalData = {
  tables: { fileComments: ['memberId', 'coachId'] },

  export: async (ctx, memberId) => [await exportOfClient(ctx, memberId), await exportOfCoach(ctx, memberId)],

  conceal: ({ db }, memberId) => eraseRows(db, 'fileComments', 'memberId', memberId),

  erase: async ({ db }, memberId) => {
    await eraseRows(db, 'fileComments', 'memberId', memberId)
    await eraseRows(db, 'fileComments', 'coachId', memberId)
  },
}

/** What coaches wrote about a client’s pages is the client’s too. */
const exportOfClient = async ({ db, worksheets }: Context, clientId: string): Promise<PersonalSection> => {
  const rows = await db
    .selectFrom('fileComments')
    .select(['pageId', 'field', 'author', 'verdict', 'text', 'writtenAt', 'resolvedAt'])
    .where('memberId', '=', clientId)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute()
  return {
    title: 'Comments on your Founder file, and your answers',
    rows: rows.map(({ pageId, field, ...rest }) => {
      const page = worksheets.findById(pageId)
      return { page: page?.title ?? removedTitle, pageId, field: field && page ? labelOf(page, field) : field, ...rest }
    }),
  }
}

/** A coach’s own words; neither the client nor the page is named. */
const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
  title: 'Comments you wrote on pages that clients shared with you',
  rows: await db
    .selectFrom('fileComments')
    .select(['verdict', 'text', 'writtenAt'])
    .where('coachId', '=', coachId)
    .where('author', '=', 'coach')
    .orderBy('writtenAt')
    .orderBy('id')
    .execute(),
})
