import { sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import { hotQuery } from '#platform/server/database/hot-query.ts'
import '../../pace/server/pace.tables.ts'
import '../../running/server/running.tables.ts'
import { type Completion, type MilestoneKind, milestoneKey, type Walk } from '../../journey.rules.ts'
import { readWeek, weekText } from './week-text.ts'

/** Completions, milestones, running exercises and the work week of one member in one statement. */
const rowsOf = hotQuery((db, slot: (name: 'memberId') => string) =>
  db
    .selectFrom('completions')
    .select([
      sql<MilestoneKind | 'sub-module' | 'running' | 'week'>`'sub-module'`.as('kind'),
      'subModuleId as subject',
      'completedAt as at',
      'completedOn',
      'programDay',
    ])
    .where('memberId', '=', slot('memberId'))
    .unionAll(
      db
        .selectFrom('milestones')
        .select([
          'kind',
          'subject',
          'reachedAt as at',
          sql<string>`''`.as('completedOn'),
          sql<number>`0`.as('programDay'),
        ])
        .where('memberId', '=', slot('memberId')),
    )
    .unionAll(
      db
        .selectFrom('runningExercises')
        .select([
          sql<'running'>`'running'`.as('kind'),
          'subModuleId as subject',
          sql<string>`null`.as('at'),
          sql<string>`''`.as('completedOn'),
          sql<number>`0`.as('programDay'),
        ])
        .where('memberId', '=', slot('memberId')),
    )
    .unionAll(
      db
        .selectFrom('workHours')
        .select([
          sql<'week'>`'week'`.as('kind'),
          sql<string>`''`.as('subject'),
          sql<string>`null`.as('at'),
          weekText.as('completedOn'),
          sql<number>`0`.as('programDay'),
        ])
        .where('memberId', '=', slot('memberId')),
    ),
)

export const readWalk = async (db: Db, memberId: string): Promise<Walk> => walkOf(await rowsOf(db, { memberId }))

function walkOf(rows: Awaited<ReturnType<typeof rowsOf>>): Walk {
  const completions = new Map<string, Completion>()
  const milestones = new Map<string, string>()
  const running = new Set<string>()
  const week: Partial<Walk> = {}
  for (const { kind, subject, at, completedOn, programDay } of rows) {
    if (kind === 'sub-module') completions.set(subject, { completedAt: at, completedOn, programDay })
    else if (kind === 'running') running.add(subject)
    else if (kind === 'week') Object.assign(week, readWeek(completedOn))
    else milestones.set(milestoneKey(kind, subject), at)
  }
  return { completions, milestones, running, ...week }
}
