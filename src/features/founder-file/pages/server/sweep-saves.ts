import { iso } from '#platform/server/clock.ts'
import { job } from '#platform/server/jobs/job.ts'

/** How long a repeated save gets its first reply. After that it is a save like any other, and what it displaces is kept. */
const rememberedDays = 60

export const sweepSavesJob = job<null>(
  'founder-file.sweep-saves',
  async ({ db, now }) => {
    const before = iso(now().subtract({ hours: 24 * rememberedDays }))
    await db.deleteFrom('fileSaves').where('savedAt', '<', before).execute()
  },
  { lane: 'short', minutes: 5 },
)
