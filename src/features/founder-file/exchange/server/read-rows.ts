import type { MemberContext } from '#platform/server/context.ts'
import { moveRow, underCurrentKeys } from '../../pages/renamed.ts'

export type WrittenRows = Awaited<ReturnType<typeof readRows>>

/** Everything that a member wrote on pages, as it is stored. One after another: inside a transaction there is one connection. */
export async function readRows(ctx: MemberContext) {
  const written = await readWritten(ctx)
  const copies = await ctx.db
    .selectFrom('fileSnapshots')
    .select(['pageId', 'id', 'keptOn', 'keptAt', 'programDay', 'answers', 'computed'])
    .where('memberId', '=', ctx.member.id)
    .execute()
  return { ...written, copies }
}

/** The same without the copies, of which an import needs the ids alone. */
export async function readWritten({ db, member, worksheets }: MemberContext) {
  const answers = await db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value', 'mark', 'version', 'updatedAt'])
    .where('memberId', '=', member.id)
    .execute()
  const displaced = await db
    .selectFrom('fileDisplaced')
    .select(['pageId', 'field', 'value', 'mark', 'version', 'displacedAt'])
    .where('memberId', '=', member.id)
    .execute()
  return {
    answers: underCurrentKeys(worksheets, answers),
    displaced: displaced.map((row) => moveRow(worksheets, row)),
  }
}

export const readCopyIds = ({ db, member }: MemberContext) =>
  db.selectFrom('fileSnapshots').select('id').where('memberId', '=', member.id).execute()

export const readPointRows = ({ db, member }: MemberContext) =>
  db
    .selectFrom('fileNumbers')
    .select(['id', 'key', 'date', 'onDay', 'value', 'mark', 'pageId', 'field', 'enteredAt', 'correctedBy'])
    .where('memberId', '=', member.id)
    .execute()
