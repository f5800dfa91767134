import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/job.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { undoSeconds } from '#shared/undo.ts'
import type * as contract from '../marks.contract.ts'
import { marksRefusals } from '../marks.contract.ts'
import { eraseMarkJob } from './erase-mark.ts'
import { listMarks } from './list-marks.ts'

/** Gone from the map at once; erased when it can no longer be restored. */
export const removeMark = (
  ctx: MemberContext,
  { params: { markId } }: Input<typeof contract.removeMark>,
): Promise<Reply<typeof contract.removeMark>> =>
  transaction(ctx, async (ctx) => {
    const deletedAt = iso(ctx.now())
    const { numUpdatedRows } = await ctx.db
      .updateTable('mapMarks')
      .set({ deletedAt })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', markId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw marksRefusals.notFound()
    const at = machineNow().add({ seconds: undoSeconds.granted })
    await enqueue(ctx, eraseMarkJob, { markId, deletedAt }, { at })
    return listMarks(ctx)
  })
