import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../gratitude.contract.ts'
import { readGratitudeDays } from './read-gratitude-days.ts'
import { readGratitudeStreak } from './read-gratitude-streak.ts'

export async function getGratitude(ctx: MemberContext): Promise<Reply<typeof contract.getGratitude>> {
  const date = localDate(ctx.member.timeZone, ctx.now()).toString()
  const entry = await ctx.db
    .selectFrom('gratitudeEntries')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('onDay', '=', date)
    .executeTakeFirst()
  const days = await readGratitudeDays(ctx.db, ctx.member.id)
  return {
    text: entry?.text ?? null,
    date,
    gratitudeStreak: await readGratitudeStreak(ctx.db, ctx.member.id, days, date),
    pointsAwarded: 0,
  }
}
