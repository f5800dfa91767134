import { machineNow } from '#platform/server/clock.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { type Job, job } from '#platform/server/jobs/job.ts'
import { idBefore } from '#platform/server/new-id.ts'
import './revenue.tables.ts'

/** No transaction that has made its entry's id lasts as long: none appears later among those that are added up. */
const settledAfterMs = 3_600_000
/** What is added up through a later id than this allows was added up while a clock was wrong. */
const aheadMs = 60_000

export const sumMoneyJob: Job<null> = job<null>('billing.sum-money', (ctx) => sumMoney(ctx), {
  lane: 'long',
  minutes: 10,
  attempts: 3,
})

type How = { fromScratch?: boolean; settledMs?: number }

/** Adds to the kept sums what was entered since; from scratch, or after a clock that was ahead, all of it. Of two at once, one does it. */
export async function sumMoney(ctx: Context, { settledMs = settledAfterMs, ...how }: How = {}): Promise<void> {
  const now = machineNow().epochMilliseconds
  const through = idBefore(now - settledMs)
  await transaction(ctx, async ({ db }) => {
    await db
      .insertInto('moneySummed')
      .values({ id: 1, throughId: '' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const [row] = await db.selectFrom('moneySummed').select('throughId').execute()
    const from = row?.throughId ?? ''
    const fromScratch = how.fromScratch || from > idBefore(now + aheadMs)
    if (!fromScratch && through <= from) return
    const { numUpdatedRows } = await db
      .updateTable('moneySummed')
      .set({ throughId: through })
      .where('throughId', '=', from)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    if (fromScratch) await db.deleteFrom('moneySums').execute()
    const found = db
      .selectFrom('moneyEntries')
      .select(({ fn }) => [
        'month',
        'tier',
        'kind',
        fn.sum<number>('cents').as('cents'),
        fn.countAll<number>().as('count'),
      ])
      .where('id', '>', fromScratch ? '' : from)
      .where('id', '<=', through)
      .groupBy(['month', 'tier', 'kind'])
    await db
      .insertInto('moneySums')
      .columns(['month', 'tier', 'kind', 'cents', 'count'])
      .expression(found)
      .onConflict((conflict) =>
        conflict.columns(['month', 'tier', 'kind']).doUpdateSet((row) => ({
          cents: row('moneySums.cents', '+', row.ref('excluded.cents')),
          count: row('moneySums.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute()
  })
}
