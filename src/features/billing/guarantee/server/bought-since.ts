import type { Db } from '#platform/server/database/database.ts'
import '../../subscription/server/subscription.tables.ts'
import type { GuaranteesTable } from './guarantee.tables.ts'

/** When a membership began that was bought after the guarantee was used: what was paid from then on it doesn’t return. */
export async function boughtSince(
  db: Db,
  { memberId, subscriptionId, requestedAt }: Pick<GuaranteesTable, 'memberId' | 'subscriptionId' | 'requestedAt'>,
): Promise<string | undefined> {
  const later = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.min<string | null>('startedAt').as('at'))
    .where('memberId', '=', memberId)
    .where('id', '<>', subscriptionId)
    .where('startedAt', '>', requestedAt)
    .executeTakeFirst()
  return later?.at ?? undefined
}
