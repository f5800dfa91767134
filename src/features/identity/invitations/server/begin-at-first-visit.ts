import { canonicalZone } from '#platform/format/time-zone.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import '../../accounts/server/accounts.tables.ts'

/**
 * Someone who was invited chose their first password, or came by the provider, which is now their one way in: today is their
 * day 1, whenever they were invited. Answers whether it was so.
 */
export async function beginAtFirstVisit(ctx: Context, memberId: string, zone = 'UTC'): Promise<boolean> {
  const { db, now } = ctx
  const waysIn = await db.selectFrom('accounts').select('id').where('userId', '=', memberId).execute()
  if (waysIn.length > 1) return false
  const timeZone = canonicalZone(zone)
  const enrolledOn = localDate(timeZone, now()).toString()
  await db.updateTable('users').set({ timeZone, enrolledOn }).where('id', '=', memberId).execute()
  return true
}
