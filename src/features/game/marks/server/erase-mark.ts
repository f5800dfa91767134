import { job } from '#platform/server/jobs/job.ts'
import './marks.tables.ts'

type Removed = { markId: string; deletedAt: string }

/** One that was restored, or restored and removed again later, is not the one that this removal was about. */
export const eraseMarkJob = job<Removed>('game.erase-mark', async ({ db }, { markId, deletedAt }) => {
  await db.deleteFrom('mapMarks').where('id', '=', markId).where('deletedAt', '=', deletedAt).execute()
})
