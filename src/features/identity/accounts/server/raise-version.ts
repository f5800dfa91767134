import type { Db } from '#platform/server/database/database.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'

const raise = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .updateTable('users')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', slot('memberId'))
    .returning('version'),
)

/** The member's record changed. The row is held until commit, so that a member's writes come one after another. */
export async function raiseVersion(db: Db, memberId: string): Promise<number> {
  const [raised] = await raise(db, { memberId })
  return raised?.version ?? 0
}

export async function isMember(db: Db, memberId: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
  return found !== undefined
}
