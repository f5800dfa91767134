import { readPausedDays } from '#features/journey/server/public.ts'
import type { Db } from '#platform/server/database/database.ts'
import { gratitudeStreak } from '../gratitude.rules.ts'

/**
 * The streak of these days with an entry, which the days of a pause neither break nor lengthen. Days that are still being
 * read are waited for beside the pauses.
 */
export async function readGratitudeStreak(
  db: Db,
  memberId: string,
  days: ReadonlySet<string> | Promise<ReadonlySet<string>>,
  today: string,
): Promise<number> {
  const [written, paused] = await Promise.all([days, readPausedDays(db, memberId)])
  return gratitudeStreak(written, today, paused)
}
