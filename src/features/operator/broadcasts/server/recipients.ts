import type { Context } from '#platform/server/context.ts'
import { idsOfPeople } from '../../people/server/find-people.ts'
import { type Narrowed, withZones } from '../../people/server/narrow-people.ts'
import '../../emails/server/emails.tables.ts'
import type { BroadcastRow } from './broadcasts.tables.ts'

export type Recipient = { id: string; email: string; firstName: string }

/** People who are found and want it: with a confirmed address that nothing came back from, and emails about the program switched on. By id. */
export async function readRecipients(ctx: Context, broadcast: BroadcastRow, limit: number): Promise<Recipient[]> {
  const narrowed = await withZones(ctx, narrowedBy(broadcast))
  return ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where('id', 'in', idsOfPeople(ctx, narrowed))
    .where('emailVerified', '=', 1)
    .where('programLetters', '=', 1)
    .where('email', 'not in', (bounced) => bounced.selectFrom('bouncedAddresses').select('address'))
    .where('id', '>', broadcast.afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

const narrowedBy = ({ search, coach, tier, status, seen, fromDay, toDay }: BroadcastRow): Narrowed => ({
  search,
  coach,
  tier: tier ?? undefined,
  status: status ?? undefined,
  seen: seen ?? undefined,
  fromDay: fromDay ?? undefined,
  toDay: toDay ?? undefined,
})
