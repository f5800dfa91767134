import type { Db } from '#platform/server/database/database.ts'

/** Members with a confirmed address who want the email and did not join on this very Monday. */
export const recipients = (db: Db, week: string) =>
  db
    .selectFrom('users')
    .where('emailVerified', '=', 1)
    .where('weeklyLetters', '=', 1)
    .where('role', '=', 'client')
    .where('enrolledOn', '<', week)
