import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../marks.contract.ts'
import { marksRefusals } from '../marks.contract.ts'
import { listMarks } from './list-marks.ts'

export const removeMark = (
  ctx: MemberContext,
  { params: { markId } }: Input<typeof contract.removeMark>,
): Promise<Reply<typeof contract.removeMark>> =>
  transaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('mapMarks')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', markId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw marksRefusals.notFound()
    return listMarks(ctx)
  })
