import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../absences.contract.ts'
import { findOwnAbsence } from './read-absences.ts'

/** Who is back early was away until then all the same: what clients waited on those days stays excused. */
export async function removeAbsence(
  ctx: MemberContext,
  { params }: Input<typeof contract.removeAbsence>,
): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const { db, member } = ctx
    const before = await findOwnAbsence(ctx, params.absenceId)
    if (!before) throw coachingRefusals.absenceNotFound()
    const today = localDate(member.timeZone, ctx.now())
    const own = { id: before.id, untilDay: today.subtract({ days: 1 }).toString() }
    if (before.fromDay > own.untilDay) await db.deleteFrom('coachAbsences').where('id', '=', own.id).execute()
    else if (before.untilDay > own.untilDay)
      await db.updateTable('coachAbsences').set({ untilDay: own.untilDay }).where('id', '=', own.id).execute()
    return { success: true as const }
  })
}
