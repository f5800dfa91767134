import type { Db } from '#platform/server/database/database.ts'

/** The member's record changed. The row is held until commit, so that a member's writes come one after another. */
export async function raiseVersion(db: Db, memberId: string): Promise<number> {
  const raised = await db
    .updateTable('users')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', memberId)
    .returning('version')
    .executeTakeFirst()
  return raised?.version ?? 0
}
