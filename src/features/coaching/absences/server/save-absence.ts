import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../absences.contract.ts'
import { absenceLimits } from '../absences.rules.ts'
import './absences.tables.ts'
import { findOwnAbsence, readAbsences } from './read-absences.ts'

type Save = Input<typeof contract.saveAbsence>

/** The coach’s record is held, so two that overlap can’t be saved at once. */
export async function saveAbsence(ctx: MemberContext, { params, body }: Save): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const { db, member } = ctx
    const id = params.absenceId
    const before = await findOwnAbsence(ctx, id)
    await refuseDays(ctx, body, before?.fromDay)
    await refuseOthers(ctx, id, body)
    const days = { fromDay: body.from, untilDay: body.until, note: body.note, savedAt: iso(ctx.now()) }
    if (before) await db.updateTable('coachAbsences').set(days).where('id', '=', id).execute()
    else
      await db
        .insertInto('coachAbsences')
        .values({ ...days, id, coachId: member.id })
        .execute()
    return { success: true as const }
  })
}

/** One that began longer ago may be changed at its end. */
function refuseDays({ member, now }: MemberContext, { from, until }: Save['body'], fromBefore: string | undefined) {
  const today = localDate(member.timeZone, now())
  if (until < from) throw coachingRefusals.absenceBackwards()
  if (until < today.toString()) throw coachingRefusals.absenceOver()
  if (until > today.add({ days: absenceLimits.daysAhead }).toString()) throw coachingRefusals.absenceTooFar()
  if (from < today.subtract({ days: absenceLimits.daysBack }).toString() && from !== fromBefore)
    throw coachingRefusals.absenceTooEarly()
}

async function refuseOthers(ctx: MemberContext, id: string, { from, until }: Save['body']): Promise<void> {
  const others = (await readAbsences(ctx, ctx.member.id, from)).filter((one) => one.id !== id)
  if (others.some((one) => one.from <= until)) throw coachingRefusals.absenceTwice()
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  const open = (await readAbsences(ctx, ctx.member.id, today)).filter((one) => one.id !== id)
  if (open.length >= absenceLimits.atOnce) throw coachingRefusals.tooManyAbsences()
}
