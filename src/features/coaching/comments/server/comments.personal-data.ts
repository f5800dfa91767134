import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import { labelOf } from './field-label.ts'
import './comments.tables.ts'

export const tables = { fileComments: ['memberId', 'coachId'] }

/** What coaches wrote about a client’s pages is the client’s too. */
export const exportOfClient = async ({ db, worksheets }: Context, clientId: string): Promise<PersonalSection> => {
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
      return { page: page?.title ?? pageId, field: field && page ? labelOf(page, field) : field, ...rest }
    }),
  }
}

/** A coach’s own words; neither the client nor the page is named. */
export const exportOfCoach = async ({ db }: Context, coachId: string): Promise<PersonalSection> => ({
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

export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'fileComments', 'memberId', clientId)
export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'fileComments', 'coachId', coachId)
