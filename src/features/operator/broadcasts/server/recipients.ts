import type { Context } from '#platform/server/context.ts'
import { idsOfPeople } from '../../people/server/find-people.ts'
import '../../emails/server/emails.tables.ts'
import type { BroadcastsTable } from './broadcasts.tables.ts'

export type Recipient = { id: string; email: string; firstName: string }

/** People who are found and want it: with a confirmed address that nothing came back from, and emails about the program switched on. By id. */
export const readRecipients = (
  ctx: Context,
  { search, tier, status, afterId }: BroadcastsTable,
  limit: number,
): Promise<Recipient[]> =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('id', 'in', idsOfPeople(ctx, { search, tier: tier ?? undefined, status: status ?? undefined }))
    .where('emailVerified', '=', 1)
    .where('programLetters', '=', 1)
    .where('email', 'not in', (bounced) => bounced.selectFrom('bouncedAddresses').select('address'))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
