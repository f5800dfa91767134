import type { MemberContext } from '#platform/server/context.ts'
import '../../assignments/server/assignments.tables.ts'
import './outcomes.tables.ts'

/** How many outcomes of each of the caller’s clients wait for a decision. One query for all of them. */
export async function countFiled({ db, member, coaching }: MemberContext): Promise<(clientId: string) => number> {
  const rows = await db
    .selectFrom('outcomeFilings')
    .innerJoin('coachClients', 'coachClients.liveClientId', 'outcomeFilings.memberId')
    .select(({ fn }) => ['outcomeFilings.memberId', fn.countAll<number>().as('count')])
    .where('coachClients.coachId', '=', member.id)
    .where('decision', 'is', null)
    .where('outcomeId', 'in', ['', ...coaching.outcomes.map(({ id }) => id)])
    .groupBy('outcomeFilings.memberId')
    .execute()
  const counts = new Map(rows.map(({ memberId, count }) => [memberId, Number(count)]))
  return (clientId) => counts.get(clientId) ?? 0
}

/** How many of the caller’s graduates proved how many outcomes while they coached them or before, with whichever coach. */
export async function countProved({ db, member }: MemberContext): Promise<{ graduates: number; outcomes: number }> {
  const row = await db
    .selectFrom('outcomeFilings')
    .select(({ fn }) => [fn.count<number>('memberId').distinct().as('graduates'), fn.countAll<number>().as('outcomes')])
    .where('decision', '=', 'proved')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coachClients')
          .select('coachClients.id')
          .whereRef('clientId', '=', 'outcomeFilings.memberId')
          .where('coachId', '=', member.id)
          .where('graduatedAt', 'is not', null)
          .where(({ or, eb }) => or([eb('endedAt', 'is', null), eb('decidedAt', '<=', eb.ref('endedAt'))])),
      ),
    )
    .executeTakeFirstOrThrow()
  return { graduates: Number(row.graduates), outcomes: Number(row.outcomes) }
}
