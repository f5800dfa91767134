import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { successRate } from '../../coaching.rules.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../milestones/server/milestones.tables.ts'

/**
 * A graduate counts with the coach they had and with the one they were handed over to, after the coaching ended too; a client
 * who left without graduating does not.
 */
export async function countClients({ db }: Pick<Context, 'db'>, coachId: string) {
  const { ref } = sql
  const isActive = sql`${ref('status')} = 'active'`
  const isGraduate = sql`(${ref('graduatedAt')} is not null or ${ref('status')} = 'graduated')`
  const people = (condition: RawBuilder<unknown>) =>
    sql<number>`count(distinct case when ${condition} then ${ref('clientId')} end)`
  const row = await db
    .selectFrom('coachClients')
    .select([
      people(sql`1 = 1`).as('everAssigned'),
      people(isActive).as('active'),
      people(isGraduate).as('graduated'),
      // A graduate who came back is one client, active again.
      people(sql`${isActive} or ${isGraduate}`).as('total'),
    ])
    .where('coachId', '=', coachId)
    .executeTakeFirstOrThrow()
  const early = await countEarly({ db }, coachId)
  const [everAssigned, active] = [Number(row.everAssigned), Number(row.active)]
  const [graduated, total] = [Number(row.graduated), Number(row.total)]
  return { everAssigned, active, graduated, early, total, successRate: successRate(graduated, total) }
}

/** Graduates of whom the record says that they hadn’t completed the program. */
async function countEarly({ db }: Pick<Context, 'db'>, coachId: string): Promise<number> {
  const { count } = await db
    .selectFrom('coachMilestones')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coachId', '=', coachId)
    .where('milestoneType', '=', 'graduation')
    .where('earlyAtPercent', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
