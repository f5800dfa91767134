import type { AliasableExpression, ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '#platform/server/database/database.ts'
import '../../accounts/server/accounts.tables.ts'
import './sessions.tables.ts'

/**
 * Of a query of users: when each was last here, to a day; null for who never came. An older server that still runs beside
 * this one notes it in sessions alone, so the later of both counts.
 */
export const lastSeen = ({
  fn,
  ref,
  selectFrom,
}: ExpressionBuilder<Tables, 'users'>): AliasableExpression<string | null> =>
  fn.coalesce(
    selectFrom('sessions')
      .select((row) => row.fn.max('sessions.updatedAt').as('at'))
      .whereRef('sessions.userId', '=', 'users.id')
      .where(({ or, eb }) =>
        or([eb('users.seenAt', 'is', null), eb('sessions.updatedAt', '>', eb.ref('users.seenAt'))]),
      ),
    ref('users.seenAt'),
  )

export async function readLastVisit(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select((user) => lastSeen(user).as('at'))
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.at ?? null
}
