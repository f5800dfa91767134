import { iso } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import { job } from '#platform/server/jobs/job.ts'

/** How long a repeated save gets its first reply. After that it is a save like any other, and what it displaces is kept. */
const rememberedDays = 60

export const sweepSavesJob = job<null>(
  'founder-file.sweep-saves',
  async ({ db, now }, _, signal) => {
    const before = iso(now().subtract({ hours: 24 * rememberedDays }))
    for (let until = await portionEnd(db, before); until !== undefined; until = await portionEnd(db, before)) {
      signal.throwIfAborted()
      await db.deleteFrom('fileSaves').where('savedAt', '<=', until).execute()
    }
  },
  { lane: 'short', minutes: 5 },
)

/** A statement deletes so many, give or take those of one moment: on SQLite writers wait for it. */
const portion = 500

/** The moment up to which the next of them are deleted; undefined for no more. */
async function portionEnd(db: Db, before: string): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('fileSaves')
    .select('savedAt')
    .where('savedAt', '<', before)
    .orderBy('savedAt')
    .limit(portion)
    .execute()
  return oldest.at(-1)?.savedAt
}
