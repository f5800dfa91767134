import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import type { Standing } from '../rules.ts'
import { type Earnings, sortEarnings } from './read-standing.ts'

export type GameRecord = { standing: Standing; earnings: Earnings; gratitudeDays: Set<string> }

/** Totals, earnings and gratitude days in one statement: the profile is asked for on every page. */
const rowsOf = hotQuery((db, slot: (name: 'memberId') => string) => {
  const none = sql<number>`0`
  return db
    .selectFrom('standings')
    .select([
      sql<'standing' | 'gratitude' | 'badge' | 'level' | 'program'>`'standing'`.as('kind'),
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
          'onDay as subject',
          sql<string | null>`null`.as('earnedAt'),
          none.as('points'),
          none.as('xp'),
          none.as('proactivity'),
        ])
        .where('memberId', '=', slot('memberId')),
    )
})

export async function readGameRecord(db: Db, memberId: string): Promise<GameRecord> {
  const rows = await rowsOf(db, { memberId })
  const earned = rows.flatMap(({ kind, subject, earnedAt }) =>
    earnedAt === null || kind === 'standing' || kind === 'gratitude' ? [] : [{ kind, subject, earnedAt }],
  )
  const { points, xp, proactivity } = rows.find(({ kind }) => kind === 'standing') ?? {
    points: 0,
    xp: 0,
    proactivity: 0,
  }
  return {
    standing: { points, xp, proactivity },
    earnings: sortEarnings(earned),
    gratitudeDays: new Set(rows.flatMap(({ kind, subject }) => (kind === 'gratitude' ? [subject] : []))),
  }
}
