import type { Db } from '#platform/server/database/database.ts'
import '#features/operator/audit/server/audit.tables.ts'

/** Of the backups that were restored and compared the one made last: when it was made, when verified, and which folder. */
export async function lastVerified(db: Db): Promise<{ madeAt: string; at: string; subject: string } | undefined> {
  const last = await db
    .selectFrom('auditEntries')
    .select(['at', 'subject', 'madeAt'])
    .where('action', '=', 'backup verified')
    .orderBy(({ fn }) => fn.coalesce('madeAt', 'at'), 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && { ...last, madeAt: last.madeAt ?? last.at }
}
