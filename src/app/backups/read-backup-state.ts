import type { Context } from '#platform/server/context.ts'
import { lastVerified } from './last-verified.ts'
import { nightlyBackupJob } from './nightly-backup.ts'

/** The last backup that was restored and compared, and why the last night's failed, where it did since. */
export async function readBackupState({ db }: Pick<Context, 'db'>) {
  const verified = await lastVerified(db)
  const failed = await db
    .selectFrom('jobs')
    .select(['lastError', 'deadAt'])
    .where('name', '=', nightlyBackupJob.name)
    .where('lastError', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    madeAt: verified?.madeAt ?? null,
    verifiedAt: verified?.at ?? null,
    folder: verified?.subject ?? null,
    failed: failed?.lastError ? { error: failed.lastError, isDead: failed.deadAt !== null } : null,
  }
}
