import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import type { Standing } from '../rules.ts'

const totals = hotQuery((db, slot: (name: 'memberId') => string) =>
  db.selectFrom('standings').select(['points', 'xp', 'proactivity']).where('memberId', '=', slot('memberId')),
)

const earned = hotQuery((db, slot: (name: 'memberId') => string) =>
  db.selectFrom('earnings').select(['kind', 'subject', 'earnedAt']).where('memberId', '=', slot('memberId')),
)

const gratitude = hotQuery((db, slot: (name: 'memberId') => string) =>
  db.selectFrom('gratitudeEntries').select('onDay').where('memberId', '=', slot('memberId')),
)

export async function readStanding(db: Db, memberId: string): Promise<Standing> {
  const [row] = await totals(db, { memberId })
  return row ?? { points: 0, xp: 0, proactivity: 0 }
}

export type Earned = { kind: 'badge' | 'level' | 'program'; subject: string; earnedAt: string }

/** Badges by id and levels by number, each with when it was earned, and when the program was done. */
export type Earnings = { badges: Map<string, string>; levels: Map<number, string>; programDoneAt: string | null }

export const readEarnings = async (db: Db, memberId: string): Promise<Earnings> =>
  sortEarnings(await earned(db, { memberId }))

export function sortEarnings(rows: readonly Earned[]): Earnings {
  const of = (wanted: Earned['kind']) => rows.filter(({ kind }) => kind === wanted)
  return {
    badges: new Map(of('badge').map(({ subject, earnedAt }) => [subject, earnedAt])),
    levels: new Map(of('level').map(({ subject, earnedAt }) => [Number(subject), earnedAt])),
    programDoneAt: of('program')[0]?.earnedAt ?? null,
  }
}

/** The local days on which this member wrote a gratitude entry. */
export async function readGratitudeDays(db: Db, memberId: string): Promise<Set<string>> {
  return new Set((await gratitude(db, { memberId })).map(({ onDay }) => onDay))
}
