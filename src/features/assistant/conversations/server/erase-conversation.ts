import { job } from '#platform/server/jobs/job.ts'
import './conversations.tables.ts'

type Deleted = { conversationId: string; deletedAt: string }

/**
 * One that was restored, or restored and deleted again later, is not the one that this deletion was about. In one statement,
 * which takes along what is in it: a restore in the same moment finds all of it, or none.
 */
export const eraseConversationJob = job<Deleted>(
  'assistant.erase-conversation',
  async ({ db }, { conversationId, deletedAt }) => {
    await db.deleteFrom('conversations').where('id', '=', conversationId).where('deletedAt', '=', deletedAt).execute()
  },
)
