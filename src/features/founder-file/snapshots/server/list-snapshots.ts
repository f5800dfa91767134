import { createFairQueue } from '#platform/server/concurrency/fair-queue.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { findPage } from '../../pages/server/find-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type * as contract from '../snapshots.contract.ts'
import { currentAnswers } from './copied-answers.ts'

type List = typeof contract.listSnapshots

/**
 * A page’s copies may come to megabytes: of one member one list is read at a time, and a few of all, so that no one’s slow
 * list holds up everybody else’s. What is on its way out takes its memory besides.
 */
const inQueue = createFairQueue({
  most: 60,
  mostEach: 6,
  atOnce: 3,
  full: requestRefusals.busy,
  fullOfOwn: () => requestRefusals.tooMany(5),
})

export async function listSnapshots(ctx: MemberContext, { params }: Input<List>): Promise<Reply<List>> {
  const page = findPage(ctx, params.pageId)
  return inQueue(ctx.member.id, async () => ({ kept: await readSnapshots(ctx, page) }))
}

async function readSnapshots({ db, member }: MemberContext, page: Worksheet): Promise<Reply<List>['kept']> {
  const rows = await db
    .selectFrom('fileSnapshots')
    .select(['id', 'keptOn', 'keptAt', 'programDay', 'answers', 'computed'])
    .where('memberId', '=', member.id)
    .where('pageId', '=', page.id)
    .orderBy('keptAt')
    .execute()
  return rows.map(({ answers, computed, ...rest }) => ({
    ...rest,
    answers: Object.fromEntries(currentAnswers(page, answers)),
    computed: JSON.parse(computed) as Reply<List>['kept'][number]['computed'],
  }))
}
