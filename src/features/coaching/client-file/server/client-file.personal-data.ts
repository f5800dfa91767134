import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import './client-file.tables.ts'

export const tables = { fileLooks: ['coachId', 'memberId'] }

export const exportOfClient = async ({ db, worksheets }: Context, clientId: string): Promise<PersonalSection> => {
  const rows = await db
    .selectFrom('fileLooks')
    .innerJoin('users', 'users.id', 'fileLooks.coachId')
    .select(['pageId', 'lookedAt', 'firstName as coachFirstName', 'lastName as coachLastName'])
    .where('fileLooks.memberId', '=', clientId)
    .orderBy('lookedAt')
    .orderBy('pageId')
    .execute()
  return {
    title: 'When your coach last looked at a page you shared',
    rows: rows.map(({ pageId, ...rest }) => ({ page: worksheets.findById(pageId)?.title ?? pageId, ...rest })),
  }
}

export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'fileLooks', 'memberId', clientId)
export const eraseOfCoach = ({ db }: Context, coachId: string) => eraseRows(db, 'fileLooks', 'coachId', coachId)
