import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/server/database/database.ts'
import '../../pace/server/pace.tables.ts'
import '../../running/server/running.tables.ts'
import type { CompletedKeys } from '../../journey.rules.ts'

export type CompletionRecord = CompletedKeys & { lastCompletedAt: string | null }

/** A parenthesized subquery that selects members, for instance the clients of a coach. */
export type MembersQuery = Expression<string>

/** The completions, milestones and running exercises of many members, and who runs a business, in three statements however many there are. */
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
  const running = await db
    .selectFrom('runningExercises')
    .select(['memberId', sql<string>`string_agg(${sql.ref('subModuleId')}, ' ')`.as('ids')])
    .where('memberId', 'in', members)
    .groupBy('memberId')
    // Whoever runs a business already, in a row of its own without any id.
    .unionAll(
      db
        .selectFrom('workHours')
        .select(['memberId', sql<string>`''`.as('ids')])
        .where('memberId', 'in', members)
        .where('stage', '=', 'business'),
    )
    .execute()
  const ofBusiness = new Set(running.flatMap(({ memberId, ids }) => (ids === '' ? memberId : [])))
  const runningOf = new Map(running.flatMap(({ memberId, ids }) => (ids === '' ? [] : [[memberId, ids] as const])))
  const milestonesOf = new Map(reached.map(({ memberId, keys }) => [memberId, keys]))
  const completionsOf = new Map(completed.map((row) => [row.memberId, row]))
  return (memberId) => {
    const row = completionsOf.get(memberId)
    return {
      completions: setOf(row?.ids),
      milestones: setOf(milestonesOf.get(memberId)),
      running: setOf(runningOf.get(memberId)),
      hasBusiness: ofBusiness.has(memberId),
      lastCompletedAt: row?.lastAt ?? null,
    }
  }
}

const setOf = (words: string | undefined): ReadonlySet<string> => new Set(words?.split(' '))
