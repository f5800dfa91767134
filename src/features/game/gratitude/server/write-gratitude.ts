import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { awardBadgesAndLevels } from '../../badges/server/award-badges-and-levels.ts'
import { awardPoints } from '../../points/server/award-points.ts'
import type * as contract from '../gratitude.contract.ts'
import { readGratitudeDays } from './read-gratitude-days.ts'
import { readGratitudeStreak } from './read-gratitude-streak.ts'

export async function writeGratitude(
  ctx: MemberContext,
  { body }: Input<typeof contract.writeGratitude>,
): Promise<Reply<typeof contract.writeGratitude>> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.now()
    const date = localDate(ctx.member.timeZone, now).toString()
    await ctx.db
      .insertInto('gratitudeEntries')
      .values({ memberId: ctx.member.id, onDay: date, text: body.text, writtenAt: iso(now) })
      .onConflict((conflict) =>
        conflict.columns(['memberId', 'onDay']).doUpdateSet({ text: body.text, writtenAt: iso(now) }),
      )
      .execute()
    const paid = await awardPoints(ctx, {
      memberId: ctx.member.id,
      onDay: date,
      reason: 'gratitude.written',
      cause: date,
      label: 'Gratitude entry',
      ...ctx.game.gratitude,
    })
    await awardBadgesAndLevels(ctx, ctx.member.id, date)
    const days = await readGratitudeDays(ctx.db, ctx.member.id)
    return {
      text: body.text,
      date,
      gratitudeStreak: await readGratitudeStreak(ctx.db, ctx.member.id, days, date),
      pointsAwarded: paid.points,
    }
  })
}
