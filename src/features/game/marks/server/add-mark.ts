import { journeyRefusals } from '#features/journey/journey.contract.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../marks.contract.ts'
import { marksRefusals } from '../marks.contract.ts'
import { type MarkKind, marksLimits, slotOf } from '../marks.rules.ts'
import './marks.tables.ts'

export async function addMark(
  ctx: MemberContext,
  { body: { kind, subModuleId } }: Input<typeof contract.addMark>,
): Promise<Reply<typeof contract.addMark>> {
  if (!ctx.program.subModuleById.get(subModuleId)?.core) throw journeyRefusals.subModuleNotFound()
  const slot = slotOf(kind, subModuleId)

  // One member's writes follow one another, so none is counted past the limit.
  return transaction(ctx, async (ctx) => {
    const { db, member } = ctx
    // What was removed a moment ago gives its place up, and its date.
    await db
      .deleteFrom('mapMarks')
      .where('memberId', '=', member.id)
      .where('kind', '=', kind)
      .where('slot', '=', slot)
      .where('deletedAt', 'is not', null)
      .execute()
    const mark = await db
      .insertInto('mapMarks')
      .values({ id: newId(), memberId: member.id, kind, subModuleId, slot, markedAt: iso(ctx.now()), deletedAt: null })
      .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'slot']).doUpdateSet({ subModuleId }))
      .returning(['id', 'kind', 'subModuleId', 'markedAt'])
      .executeTakeFirstOrThrow()
    await refuseTooManyDaysOff(ctx, kind)
    return mark
  })
}

export async function refuseTooManyDaysOff(ctx: MemberContext, kind: MarkKind): Promise<void> {
  if (kind === 'day-off' && (await daysOff(ctx)) > marksLimits.daysOff) throw marksRefusals.tooManyDaysOff()
}

async function daysOff({ db, member }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('mapMarks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', member.id)
    .where('kind', '=', 'day-off')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
