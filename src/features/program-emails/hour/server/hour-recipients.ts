import '#features/journey/server/public.ts'
import type { Db } from '#platform/server/database/database.ts'

/** Members with a confirmed address who chose a time and want the email then. */
export const hourRecipients = (db: Db) =>
  db
    .selectFrom('workHours')
    .innerJoin('users', 'users.id', 'workHours.memberId')
    .where('workHours.startsAt', 'is not', null)
    .where('emailVerified', '=', 1)
    .where('hourLetters', '=', 1)
    .where('role', '=', 'client')
