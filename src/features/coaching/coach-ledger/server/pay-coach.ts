import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'

type Payment = { coachId: string; reason: string; cause: string; label: string; points: number }

/** Adds one entry to the coach's ledger; the same cause pays only once. */
export async function payCoach(ctx: Context, payment: Payment): Promise<void> {
  if (payment.points === 0) return
  await ctx.db
    .insertInto('coachLedger')
    .values({ id: newId(), at: iso(ctx.now()), ...payment })
    .onConflict((conflict) => conflict.columns(['coachId', 'reason', 'cause']).doNothing())
    .execute()
}

/** Gives an entry another cause and label; what it paid stays as it is. */
export async function renamePayment(
  { db }: Context,
  { coachId, reason, cause }: Pick<Payment, 'coachId' | 'reason' | 'cause'>,
  now: Pick<Payment, 'cause' | 'label'>,
): Promise<void> {
  await db
    .updateTable('coachLedger')
    .set(now)
    .where('coachId', '=', coachId)
    .where('reason', '=', reason)
    .where('cause', '=', cause)
    .execute()
}

/** The sum of a coach's ledger. */
export async function coachPoints({ db }: Context, coachId: string): Promise<number> {
  const row = await db
    .selectFrom('coachLedger')
    .select(({ fn }) => fn.sum<number>('points').as('points'))
    .where('coachId', '=', coachId)
    .executeTakeFirst()
  return Number(row?.points ?? 0)
}
