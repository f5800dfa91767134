import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../gratitude.contract.ts'
import { gratitudeLimits } from '../gratitude.rules.ts'
import { readGratitudeDays } from './read-gratitude-days.ts'
import { readGratitudeStreak } from './read-gratitude-streak.ts'

const entriesOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom('gratitudeEntries')
    .select(['onDay as date', 'text'])
    .where('memberId', '=', slot('memberId'))
    .orderBy('onDay', 'desc')
    .limit(gratitudeLimits.earlier),
)

export async function getGratitude(ctx: MemberContext): Promise<Reply<typeof contract.getGratitude>> {
  const date = localDate(ctx.member.timeZone, ctx.now()).toString()
  const { db, member } = ctx
  const [entries, streak] = await Promise.all([
    entriesOf(db, { memberId: member.id }),
    readGratitudeStreak(db, member.id, readGratitudeDays(db, member.id), date),
  ])
  return {
    text: entries.find((entry) => entry.date === date)?.text ?? null,
    earlier: entries.filter((entry) => entry.date < date),
    date,
    gratitudeStreak: streak,
    pointsAwarded: 0,
  }
}
