import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/database/database.ts'
import './messages.tables.ts'

/** A client's message waits until it is answered or put aside; the condition of the index `waitingMessages`. */
export const isWaiting = ({ and, eb }: ExpressionBuilder<Tables, 'coachMessages'>) =>
  and([
    eb('coachMessages.sender', '=', sql.lit('client')),
    eb('coachMessages.answeredAt', 'is', null),
    eb('coachMessages.putAsideAt', 'is', null),
  ])

type Ended = { answeredAt: string } | { putAsideAt: string }

/**
 * Answers or puts aside what a client wrote, up to the newest message that the coach had before them: one that arrives in
 * the same moment goes on waiting. An answer counts for messages that were put aside, too.
 */
export async function endWaiting({ db }: Context, threadId: string, ended: Ended, upTo?: string): Promise<void> {
  await db
    .updateTable('coachMessages')
    .set(ended)
    .where('assignmentId', '=', threadId)
    .where((where) =>
      'putAsideAt' in ended
        ? isWaiting(where)
        : where.and([where('sender', '=', 'client'), where('answeredAt', 'is', null)]),
    )
    .$if(upTo !== undefined, (rows) => rows.where('id', '<=', upTo ?? ''))
    .execute()
}
