import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findPage } from '../../pages/server/find-page.ts'
import type * as contract from '../snapshots.contract.ts'
import { currentAnswers } from './copied-answers.ts'

type List = typeof contract.listSnapshots

export async function listSnapshots(
  { db, member, ...ctx }: MemberContext,
  { params }: Input<List>,
): Promise<Reply<List>> {
  const page = findPage(ctx, params.pageId)
  const rows = await db
    .selectFrom('fileSnapshots')
    .select(['id', 'keptOn', 'keptAt', 'programDay', 'answers', 'computed'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', page.id)
    .orderBy('keptAt')
    .execute()
  return {
    kept: rows.map(({ answers, computed, ...rest }) => ({
      ...rest,
      answers: Object.fromEntries(currentAnswers(page, answers)),
      computed: JSON.parse(computed) as Reply<List>['kept'][number]['computed'],
    })),
  }
}
