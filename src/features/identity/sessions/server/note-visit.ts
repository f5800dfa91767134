import { iso, machineNow } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import '../../accounts/server/accounts.tables.ts'

/** Outlives the session: who signs out after each visit was here all the same. */
export async function noteVisit(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ seenAt: iso(machineNow()) })
    .where('id', '=', memberId)
    .execute()
}
