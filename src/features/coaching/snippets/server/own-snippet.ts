import type { MemberContext } from '#platform/server/context.ts'
import './snippets.tables.ts'

/** One of the caller’s templates, to be changed. */
export const ownSnippet = ({ db, member }: MemberContext, id: string) =>
  db.updateTable('coachSnippets').where('id', '=', id).where('coachId', '=', member.id).where('deletedAt', 'is', null)
