import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#platform/server/database/database.ts'
import '../../accounts/server/accounts.tables.ts'

/** Of a query of users: all but those who were invited and have no way in yet. Their days begin with their first visit. */
export const hasCome = ({ eb, selectFrom, exists, or }: ExpressionBuilder<Tables, 'users'>) =>
  or([
    eb('users.emailVerified', '=', 1),
    exists(selectFrom('accounts').select('accounts.id').whereRef('accounts.userId', '=', 'users.id')),
    exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.userId', '=', 'users.id')),
  ])
