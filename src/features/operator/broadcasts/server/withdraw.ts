import type { Context } from '#platform/server/context.ts'
import './broadcasts.tables.ts'

/**
 * Takes back what was handed out and has not left, but for what is being sent right now; going on hands it out again. Answers
 * how many emails.
 */
export async function withdraw({ db }: Context, broadcastId: string): Promise<number> {
  const taken = await db
    .deleteFrom('jobs')
    .where('partOf', '=', broadcastId)
    .where('deadAt', 'is', null)
    .where('leasedUntil', 'is', null)
    .returning('about')
    .execute()
  const addresses = taken.flatMap(({ about }) => about ?? [])
  for (let from = 0; from < addresses.length; from += most)
    await db
      .deleteFrom('broadcastEmails')
      .where('broadcastId', '=', broadcastId)
      .where('memberId', 'in', ({ selectFrom }) =>
        selectFrom('users')
          .select('id')
          .where('email', 'in', addresses.slice(from, from + most)),
      )
      .execute()
  return taken.length
}

/** As many values as a statement of SQLite takes without a thought. */
const most = 500
