import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import './founder-file.tables.ts'

/** The local date on which the member last wrote on a page that still holds answers; null for who never did. */
export async function readLastWritten({ db, member }: MemberContext): Promise<string | null> {
  const latest = await db
    .selectFrom('filePages')
    .select(({ fn }) => fn.max('updatedAt').as('at'))
    .where('memberId', '=', member.id)
    .where('answers', '>', 0)
    .executeTakeFirst()
  return latest?.at ? localDate(member.timeZone, Temporal.Instant.from(latest.at)).toString() : null
}
