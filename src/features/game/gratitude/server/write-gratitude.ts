import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { awardBadgesAndLevels } from '../../badges/server/award-badges-and-levels.ts'
import { awardPoints } from '../../points/server/award-points.ts'
import type * as contract from '../gratitude.contract.ts'

export async function writeGratitude(
  ctx: MemberContext,
  { body }: Input<typeof contract.writeGratitude>,
): Promise<Reply<typeof contract.writeGratitude>> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.now()
    const date = localDate(ctx.member.timeZone, now).toString()
    const entry = { memberId: ctx.member.id, onDay: date, text: body.text, writtenAt: iso(now) }
    const [paid] = await Promise.all([
      awardPoints(ctx, {
        memberId: ctx.member.id,
        onDay: date,
        reason: 'gratitude.written',
        cause: date,
        label: 'Gratitude entry',
        ...ctx.game.gratitude,
      }),
      writeEntry(ctx.db, entry),
    ])
    const { gratitudeStreak } = await awardBadgesAndLevels(ctx, ctx.member.id, date)
    return { text: body.text, date, gratitudeStreak, pointsAwarded: paid.points }
  })
}

const writeEntry = hotQuery((db, slot: Slot<'memberId' | 'onDay' | 'text' | 'writtenAt'>) =>
  db
    .insertInto('gratitudeEntries')
    .values({
      memberId: slot('memberId'),
      onDay: slot('onDay'),
      text: slot('text'),
      writtenAt: slot('writtenAt'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'onDay'])
        .doUpdateSet((row) => ({ text: row.ref('excluded.text'), writtenAt: row.ref('excluded.writtenAt') })),
    ),
)
