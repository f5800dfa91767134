import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import '../../pace/server/pace.tables.ts'
import '../../running/server/running.tables.ts'
import type { CompletedKeys } from '../../journey.rules.ts'
import { readWeek, weekText } from './week-text.ts'

export type CompletionRecord = CompletedKeys & { lastCompletedAt: string | null }

/** A parenthesized subquery that selects members, for instance the clients of a coach. */
export type MembersQuery = Expression<string>

/** The completions, milestones and running exercises of many members, with what they agreed to, in three statements however many there are. */
export async function readManyCompletions(
  db: Db,
  members: MembersQuery,
): Promise<(memberId: string) => CompletionRecord> {
  const completed = await db
    .selectFrom('completions')
    .select(({ fn }) => [
      'memberId',
      sql<string>`string_agg(${sql.ref('subModuleId')}, ' ')`.as('ids'),
      fn.max('completedAt').as('lastAt'),
    ])
    .where('memberId', 'in', members)
    .groupBy('memberId')
    .execute()
  const reached = await db
    .selectFrom('milestones')
    .select(['memberId', sql<string>`string_agg(${sql.ref('kind')} || ':' || ${sql.ref('subject')}, ' ')`.as('keys')])
    .where('memberId', 'in', members)
    .groupBy('memberId')
    .execute()
  const rows = await db
    .selectFrom('runningExercises')
    .select(['memberId', sql<'running' | 'week'>`'running'`.as('kind')])
    .select(sql<string>`string_agg(${sql.ref('subModuleId')}, ' ')`.as('text'))
    .where('memberId', 'in', members)
    .groupBy('memberId')
    .unionAll(
      db
        .selectFrom('workHours')
        .select(['memberId', sql<'week'>`'week'`.as('kind'), weekText.as('text')])
        .where('memberId', 'in', members),
    )
    .execute()
  const weekOf = new Map(
    rows.flatMap(({ kind, memberId, text }) => (kind === 'week' ? [[memberId, readWeek(text)] as const] : [])),
  )
  const runningOf = new Map(
    rows.flatMap(({ kind, memberId, text }) => (kind === 'week' ? [] : [[memberId, text] as const])),
  )
  const milestonesOf = new Map(reached.map(({ memberId, keys }) => [memberId, keys]))
  const completionsOf = new Map(completed.map((row) => [row.memberId, row]))
  return (memberId) => {
    const row = completionsOf.get(memberId)
    const week = weekOf.get(memberId)
    return {
      completions: setOf(row?.ids),
      milestones: setOf(milestonesOf.get(memberId)),
      running: setOf(runningOf.get(memberId)),
      hasBusiness: week?.hasBusiness === true,
      agreed: week?.agreed,
      lastCompletedAt: row?.lastAt ?? null,
    }
  }
}

const setOf = (words: string | undefined): ReadonlySet<string> => new Set(words?.split(' '))
