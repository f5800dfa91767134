import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import './pace.tables.ts'

/** Writes down that the member worked on their Founder file today, which later saves of the same answers would hide. */
export async function noteFileDay({ db, member, now }: MemberContext): Promise<void> {
  await db
    .insertInto('fileDays')
    .values({ memberId: member.id, onDay: localDate(member.timeZone, now()).toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
