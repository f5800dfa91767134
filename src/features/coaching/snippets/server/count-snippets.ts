import type { MemberContext } from '#platform/server/context.ts'
import './snippets.tables.ts'

/** A coach’s templates that are not deleted. */
export async function countSnippets({ db, member }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('coachSnippets')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('coachId', '=', member.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
