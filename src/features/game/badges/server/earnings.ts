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

/** The highest level reached, which is never taken back; everyone begins on the first. */
export const currentLevel = ({ levels }: Pick<Earnings, 'levels'>): number => Math.max(1, ...levels.keys())
