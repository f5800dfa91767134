import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import './pace.tables.ts'

/** Further back no browser is believed to have held an answer. */
const longestAgo = 14 * 86_400

/**
 * Writes down that the member worked on their Founder file today, which later saves of the same answers would hide; or on
 * the days so many seconds ago, for what was typed without a network.
 */
export async function noteFileDay(
  { db, member, now }: MemberContext,
  typedAgo: readonly (number | undefined)[] = [0],
): Promise<void> {
  const instants = typedAgo.map((ago = 0) => now().subtract({ seconds: Math.min(ago, longestAgo) }))
  const days = new Set(instants.map((at) => localDate(member.timeZone, at).toString()))
  await db
    .insertInto('fileDays')
    .values([...days].map((onDay) => ({ memberId: member.id, onDay })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
