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

/** Which of these folders hold a backup that was restored and compared. */
export async function verifiedAmong(db: Db, folders: readonly string[]): Promise<ReadonlySet<string>> {
  if (folders.length === 0) return new Set()
  const rows = await db
    .selectFrom('auditEntries')
    .select('subject')
    .where('action', '=', 'backup verified')
    .where('subject', 'in', folders)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}
