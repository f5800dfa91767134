import type { Db } from '#platform/server/database/database.ts'
import '#features/operator/audit/server/audit.tables.ts'

/** The newest backup that was restored and compared: when, and which folder. */
export const lastVerified = (db: Db): Promise<{ at: string; subject: string } | undefined> =>
  db
    .selectFrom('auditEntries')
    .select(['at', 'subject'])
    .where('action', '=', 'backup verified')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
