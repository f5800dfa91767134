import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { lockPage } from '../../pages/server/store-page.ts'
import type * as contract from '../numbers.contract.ts'
import { answersBehind, correctedByEntry } from './answers-behind.ts'
import { correctAnswer } from './correct-answer.ts'
import { lockNumbers } from './record-points.ts'
import { restoreCorrected } from './restore-corrected.ts'
import { retirePoints } from './retire-points.ts'

type Remove = typeof contract.removeEntry

/** Takes an entry out of its series. What it had corrected counts again, on its page too, unless it was emptied there. */
export async function removeEntry(ctx: MemberContext, { params }: Input<Remove>): Promise<Reply<Remove>> {
  await transaction(
    ctx,
    async (ctx) => {
      const behind = async () => answersBehind(ctx, await correctedByEntry(ctx, [params.entryId]))
      // Pages are held before the numbers are, as saves of these pages do it.
      const pages = new Set((await behind()).map(({ pageId }) => pageId))
      for (const pageId of [...pages].sort()) await lockPage(ctx, pageId)
      await lockNumbers(ctx)
      const written = await behind()
      const back = await removePoint(ctx, params.entryId)
      const [before] = back
      if (!before) return
      const { value, mark } = before
      for (const place of written.filter(({ pageId }) => pages.has(pageId)))
        if (!(await correctAnswer(ctx, { ...place, value, mark }))) await retirePoints(ctx, place)
    },
    { raises: false },
  )
}

/** An entry that still counts and stands on no page; what it had corrected, the last first. */
async function removePoint(ctx: MemberContext, id: string) {
  const { db, member } = ctx
  const gone = await db
    .deleteFrom('fileNumbers')
    .where('memberId', '=', member.id)
    .where('id', '=', id)
    .where('pageId', 'is', null)
    .where('correctedBy', 'is', null)
    .returning(['id', 'correctedBy'])
    .execute()
  if (gone.length === 0) throw founderFileRefusals.entryNotFound()
  return restoreCorrected(ctx, gone)
}
