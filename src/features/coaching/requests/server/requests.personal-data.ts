import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'

export const tables = { coachingRequests: ['memberId'] }

export const exportOfClient = async ({ db }: Context, memberId: string): Promise<PersonalSection> => ({
  title: 'What you asked your coach or the founder for',
  rows: await db
    .selectFrom('coachingRequests')
    .select(['kind', 'text', 'sentTo', 'sentAt'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute(),
})

export const eraseOfClient = ({ db }: Context, memberId: string) =>
  eraseRows(db, 'coachingRequests', 'memberId', memberId)
