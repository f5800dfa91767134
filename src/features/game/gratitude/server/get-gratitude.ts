import { sql } from 'kysely'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import type * as contract from '../gratitude.contract.ts'
import { gratitudeLimits } from '../gratitude.rules.ts'
import { daysIn, joinedDays } from './gratitude-days.ts'
import { readGratitudeStreak } from './read-gratitude-streak.ts'

/** The newest entries, and in one more row the days of all: each statement is a way to the database and back. */
const entriesOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom(
      db
        .selectFrom('gratitudeEntries')
        .select(['onDay as date', 'text', sql<string | null>`null`.as('days')])
        .where('memberId', '=', slot('memberId'))
        .orderBy('onDay', 'desc')
        .limit(gratitudeLimits.earlier)
        .as('newest'),
    )
    .selectAll()
    .unionAll(
      db
        .selectFrom('gratitudeEntries')
        .select([
          sql<string>`''`.as('date'),
          sql<string>`''`.as('text'),
          joinedDays.$castTo<string | null>().as('days'),
        ])
        .where('memberId', '=', slot('memberId')),
    ),
)

async function readGratitude({ db, member }: MemberContext) {
  const rows = await entriesOf(db, { memberId: member.id })
  const days = rows.find((row) => row.days !== null)?.days ?? ''
  return {
    entries: rows.filter((row) => row.days === null).sort((one, other) => other.date.localeCompare(one.date)),
    days: daysIn(days),
  }
}

export async function getGratitude(ctx: MemberContext): Promise<Reply<typeof contract.getGratitude>> {
  const date = localDate(ctx.member.timeZone, ctx.now()).toString()
  const reading = readGratitude(ctx)
  const daysOf = async () => (await reading).days
  const [{ entries }, streak] = await Promise.all([reading, readGratitudeStreak(ctx.db, ctx.member.id, daysOf(), date)])
  return {
    text: entries.find((entry) => entry.date === date)?.text ?? null,
    earlier: entries.filter((entry) => entry.date < date).map(({ date, text }) => ({ date, text })),
    date,
    gratitudeStreak: streak,
    pointsAwarded: 0,
  }
}
