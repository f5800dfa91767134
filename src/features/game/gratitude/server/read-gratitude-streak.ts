import { readPausedDays } from '#features/journey/server/public.ts'
import type { Db } from '#platform/server/database/database.ts'
import { gratitudeStreak } from '../gratitude.rules.ts'

/** The streak of these days with an entry, which the days of a pause neither break nor lengthen. */
export const readGratitudeStreak = async (
  db: Db,
  memberId: string,
  days: ReadonlySet<string>,
  today: string,
): Promise<number> => (days.size === 0 ? 0 : gratitudeStreak(days, today, await readPausedDays(db, memberId)))
