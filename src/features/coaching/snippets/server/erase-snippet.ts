import { job } from '#platform/server/jobs/job.ts'
import './snippets.tables.ts'

type Deleted = { snippetId: string; deletedAt: string }

/** One that was restored, or restored and deleted again later, is not the one that this deletion was about. */
export const eraseSnippetJob = job<Deleted>('coaching.erase-snippet', async ({ db }, { snippetId, deletedAt }) => {
  await db.deleteFrom('coachSnippets').where('id', '=', snippetId).where('deletedAt', '=', deletedAt).execute()
})
