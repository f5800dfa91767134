import type { Context } from '#platform/server/context.ts'
import { fullName } from '../../coaching.rules.ts'
import type { CommentThread } from '../comments.contract.ts'
import { labelOf } from './field-label.ts'

type OfPage = { memberId: string; pageId: string; coachId?: string }
type Commented = Pick<Context, 'db' | 'worksheets'>

/** The comments on a page with their answers, oldest first; with `coachId` those of that coach alone. */
export async function readThreads(ctx: Commented, { memberId, pageId, coachId }: OfPage): Promise<CommentThread[]> {
  const rows = await commentRows(ctx, memberId)
    .where('fileComments.pageId', '=', pageId)
    .$if(coachId !== undefined, (query) => query.where('fileComments.coachId', '=', coachId ?? ''))
    .execute()
  const page = ctx.worksheets.findById(pageId)
  const answers = Map.groupBy(
    rows.filter(({ id, threadId }) => id !== threadId),
    ({ threadId }) => threadId,
  )
  return rows
    .filter(({ id, threadId }) => id === threadId)
    .map(({ id, field, verdict, text, writtenAt, resolvedAt, liveCoachId, ...coach }) => ({
      id,
      field,
      label: field && page ? labelOf(page, field) : field,
      verdict,
      text,
      at: writtenAt,
      coachName: fullName(coach),
      resolvedAt,
      answers: (answers.get(id) ?? []).map((one) => ({
        id: one.id,
        author: one.author,
        text: one.text,
        at: one.writtenAt,
      })),
      isOpen: liveCoachId !== null,
    }))
}

const commentRows = ({ db }: Pick<Context, 'db'>, memberId: string) =>
  db
    .selectFrom('fileComments')
    .innerJoin('users', 'users.id', 'fileComments.coachId')
    .leftJoin('coachClients', (join) =>
      join
        .onRef('coachClients.liveClientId', '=', 'fileComments.memberId')
        .onRef('coachClients.coachId', '=', 'fileComments.coachId'),
    )
    .select([
      'fileComments.id',
      'fileComments.threadId',
      'fileComments.field',
      'fileComments.author',
      'fileComments.verdict',
      'fileComments.text',
      'fileComments.writtenAt',
      'fileComments.resolvedAt',
      'users.firstName',
      'users.lastName',
      'coachClients.coachId as liveCoachId',
    ])
    .where('fileComments.memberId', '=', memberId)
    .orderBy('fileComments.writtenAt')
    .orderBy('fileComments.id')
