import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import type * as contract from '../marks.contract.ts'
import { marksRefusals } from '../marks.contract.ts'
import { refuseTooManyDaysOff } from './add-mark.ts'
import { listMarks } from './list-marks.ts'

/** Asked twice it answers the same; what is erased, or someone else's, is not found. */
export const restoreMark = (
  ctx: MemberContext,
  { params: { markId } }: Input<typeof contract.restoreMark>,
): Promise<Reply<typeof contract.restoreMark>> =>
  transaction(ctx, async (ctx) => {
    const since = iso(ctx.now().subtract({ seconds: undoSeconds.granted }))
    const restored = await ctx.db
      .updateTable('mapMarks')
      .set({ deletedAt: null })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', markId)
      .where(({ or, eb }) => or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
      .returning('kind')
      .executeTakeFirst()
    if (!restored) throw marksRefusals.notFound()
    await refuseTooManyDaysOff(ctx, restored.kind)
    return listMarks(ctx)
  })
