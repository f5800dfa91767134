import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'

const gratitude = hotQuery((db, slot: (name: 'memberId') => string) =>
  db.selectFrom('gratitudeEntries').select('onDay').where('memberId', '=', slot('memberId')),
)

export type Earned = { kind: 'badge' | 'level' | 'program'; subject: string; earnedAt: string }

/** Badges by id and levels by number, each with when it was earned, and when the program was done. */
export type Earnings = { badges: Map<string, string>; levels: Map<number, string>; programDoneAt: string | null }

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
