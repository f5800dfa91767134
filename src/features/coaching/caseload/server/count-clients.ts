import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { successRate } from '../../coaching.rules.ts'
import '../../assignments/server/assignments.tables.ts'

/**
 * A graduate counts with the coach they had and with the one they were handed over to, after the coaching ended too; a client
 * who left without graduating does not.
 */
export async function countClients({ db }: Context, coachId: string) {
  const { ref } = sql
  const row = await db
    .selectFrom('coachClients')
    .select([
      sql<number>`count(distinct ${ref('clientId')})`.as('everAssigned'),
      sql<number>`count(case when ${ref('status')} = 'active' then 1 end)`.as('active'),
      sql<number>`count(distinct case when ${ref('graduatedAt')} is not null or ${ref('status')} = 'graduated' then ${ref('clientId')} end)`.as(
        'graduated',
      ),
    ])
    .where('coachId', '=', coachId)
    .executeTakeFirstOrThrow()
  const [everAssigned, active, graduated] = [row.everAssigned, row.active, row.graduated].map(Number) as [
    number,
    number,
    number,
  ]
  const total = active + graduated
  return { everAssigned, active, graduated, total, successRate: successRate(graduated, total) }
}
