import { iso, machineNow } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'

const most = 200

/** The browsers in which an account is signed in, the newest sign-in first. */
export const readSessions = (db: Db, memberId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', memberId)
    .where('expiresAt', '>', iso(machineNow()))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
