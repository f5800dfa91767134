import { transaction } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import './conversations.tables.ts'

type Deleted = { conversationId: string; deletedAt: string }

/** One that was restored, or restored and deleted again later, is not the one that this deletion was about. */
export const eraseConversationJob = job<Deleted>('assistant.erase-conversation', (ctx, { conversationId, deletedAt }) =>
  transaction(ctx, async ({ db }) => {
    const gone = db
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', conversationId)
      .where('deletedAt', '=', deletedAt)
    await db.deleteFrom('chatMessages').where('conversationId', 'in', gone).execute()
    await db.deleteFrom('conversations').where('id', '=', conversationId).where('deletedAt', '=', deletedAt).execute()
  }),
)
