import type { MemberContext } from '#platform/server/context.ts'
import type * as contract from '../snippets.contract.ts'
import { snippetLimits } from '../snippets.rules.ts'
import './snippets.tables.ts'

export async function listSnippets({ db, member }: MemberContext): Promise<contract.Snippet[]> {
  const rows = await db
    .selectFrom('coachSnippets')
    .select(['id', 'title', 'text'])
    .where('coachId', '=', member.id)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(snippetLimits.most)
    .execute()
  return rows.sort((a, b) => a.title.localeCompare(b.title) || a.id.localeCompare(b.id))
}
