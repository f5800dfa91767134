import type { Context } from '#platform/server/context.ts'
import { eraseRows, type PersonalSection } from '#platform/server/personal-data.ts'
import { titleOf } from './shareable.ts'

export const tables = { fileShares: ['memberId', 'assignmentId'] }

export const exportOfClient = async (ctx: Context, clientId: string): Promise<PersonalSection> => {
  const rows = await ctx.db
    .selectFrom('fileShares')
    .innerJoin('coachClients', 'coachClients.id', 'fileShares.assignmentId')
    .innerJoin('users', 'users.id', 'coachClients.coachId')
    .select(['of', 'sharedAt', 'proposedAt', 'firstName as coachFirstName', 'lastName as coachLastName', 'endedAt'])
    .where('fileShares.memberId', '=', clientId)
    .orderBy('fileShares.id')
    .execute()
  return {
    title: 'What you shared from your Founder file with your coaches',
    rows: rows.map(({ of, ...rest }) => ({ shared: titleOf(ctx, of), ...rest })),
  }
}

export const eraseOfClient = ({ db }: Context, clientId: string) => eraseRows(db, 'fileShares', 'memberId', clientId)

/** What was shared with a coach ends with their coachings. */
export async function eraseOfCoach({ db }: Context, coachId: string): Promise<void> {
  await db
    .deleteFrom('fileShares')
    .where('assignmentId', 'in', (where) =>
      where.selectFrom('coachClients').select('id').where('coachId', '=', coachId),
    )
    .execute()
}
