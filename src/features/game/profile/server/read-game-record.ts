import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import { type Earned, type Earnings, sortEarnings } from '../../badges/server/earnings.ts'
import { daysIn, joinedDays } from '../../gratitude/server/gratitude-days.ts'
import type { PointTotals } from '../../points/points.rules.ts'

export type GameRecord = {
  totals: PointTotals
  earnings: Earnings
  gratitudeDays: Set<string>
  /** Points earned on each local day that was asked for. */
  pointsByDay: Map<string, number>
}

/** Totals, earnings, gratitude days and the points of recent days in one statement, because every page reads it. */
const rowsOf = hotQuery((db, slot: (name: 'memberId' | 'since') => string) => {
  const none = sql<number>`0`
  return db
    .selectFrom('standings')
    .select([
      sql<'standing' | 'gratitude' | 'day' | Earned['kind']>`'standing'`.as('kind'),
      sql<string>`''`.as('subject'),
      sql<string | null>`null`.as('earnedAt'),
      'points',
      'xp',
      'proactivity',
    ])
    .where('memberId', '=', slot('memberId'))
    .unionAll(
      db
        .selectFrom('earnings')
        .select(['kind', 'subject', 'earnedAt', none.as('points'), none.as('xp'), none.as('proactivity')])
        .where('memberId', '=', slot('memberId')),
    )
    .unionAll(
      db
        .selectFrom('gratitudeEntries')
        .select([
          sql<'gratitude'>`'gratitude'`.as('kind'),
          joinedDays.as('subject'),
          sql<string | null>`null`.as('earnedAt'),
          none.as('points'),
          none.as('xp'),
          none.as('proactivity'),
        ])
        .where('memberId', '=', slot('memberId')),
    )
    .unionAll(
      db
        .selectFrom('ledgerEntries')
        .select(({ fn }) => [
          sql<'day'>`'day'`.as('kind'),
          'onDay as subject',
          sql<string | null>`null`.as('earnedAt'),
          fn.sum<number>('points').as('points'),
          none.as('xp'),
          none.as('proactivity'),
        ])
        .where('memberId', '=', slot('memberId'))
        .where('onDay', '>=', slot('since'))
        .groupBy('onDay'),
    )
})

const isEarned = <R extends { kind: string; earnedAt: string | null }>(row: R): row is R & Earned =>
  row.earnedAt !== null

/** `since` is the first local day whose points are wanted; without it none are. */
export const readGameRecord = async (db: Db, memberId: string, since = 'none'): Promise<GameRecord> =>
  recordOf(await rowsOf(db, { memberId, since }))

/** Of a record that is still being read, for what is read beside it. */
export const gratitudeDaysOf = async (record: Promise<GameRecord>) => (await record).gratitudeDays

function recordOf(rows: Awaited<ReturnType<typeof rowsOf>>): GameRecord {
  let totals: PointTotals = { points: 0, xp: 0, proactivity: 0 }
  const earned: Earned[] = []
  let gratitudeDays = new Set<string>()
  const pointsByDay = new Map<string, number>()
  for (const row of rows) {
    const { kind, subject, points, xp, proactivity } = row
    if (kind === 'standing') totals = { points, xp, proactivity }
    else if (kind === 'gratitude') gratitudeDays = daysIn(subject)
    else if (kind === 'day') pointsByDay.set(subject, points)
    else if (isEarned(row)) earned.push(row)
  }
  return { totals, earnings: sortEarnings(earned), gratitudeDays, pointsByDay }
}
