import { journeyRefusals } from '#features/journey/journey.contract.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type * as contract from '../marks.contract.ts'
import { marksRefusals } from '../marks.contract.ts'
import { marksLimits, slotOf } from '../marks.rules.ts'
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
    const mark = await db
      .insertInto('mapMarks')
      .values({ id: newId(), memberId: member.id, kind, subModuleId, slot, markedAt: iso(ctx.now()) })
      .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'slot']).doUpdateSet({ subModuleId }))
      .returning(['id', 'kind', 'subModuleId', 'markedAt'])
      .executeTakeFirstOrThrow()
    if (kind === 'day-off' && (await daysOff(ctx)) > marksLimits.daysOff) throw marksRefusals.tooManyDaysOff()
    return mark
  })
}

async function daysOff({ db, member }: MemberContext): Promise<number> {
  const { count } = await db
    .selectFrom('mapMarks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', member.id)
    .where('kind', '=', 'day-off')
    .executeTakeFirstOrThrow()
  return Number(count)
}
