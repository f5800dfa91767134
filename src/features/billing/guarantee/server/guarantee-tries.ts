import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { live } from '../../billing.rules.ts'
import type { GuaranteesTable } from './guarantee.tables.ts'

/** Longer than a try takes: a process that ended amid one holds up no more than the settling, and that for so long. */
const tryMinutes = 15

/**
 * Says that the refund is tried from now on, so that it isn't settled meanwhile; undefined where it is made or settled.
 * Of tries that overlap, on several servers, none ends the others': theirs runs out.
 */
export async function beginTry(ctx: Context, memberId: string): Promise<string | undefined> {
  const id = newId()
  const now = iso(ctx.now())
  const { numUpdatedRows } = await ctx.db
    .updateTable('guarantees')
    .set((row) => ({
      tryId: row
        .case()
        .when(row.or([row('tryingUntil', 'is', null), row('tryingUntil', '<=', now)]))
        .then(id)
        .else(null)
        .end(),
      tryingUntil: iso(ctx.now().add({ minutes: tryMinutes })),
      refusedAt: null,
    }))
    .where('memberId', '=', memberId)
    .where('carriedOutAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 0n ? undefined : id
}

export async function endTry(ctx: Context, tryId: string, isRefused: boolean): Promise<void> {
  await ctx.db
    .updateTable('guarantees')
    .set({ tryId: null, tryingUntil: null, refusedAt: isRefused ? iso(ctx.now()) : null })
    .where('tryId', '=', tryId)
    .execute()
}

/** Of tries that overlap and were refused, one counts: they had the same key. */
export async function countRefusal({ db }: Context, { memberId, refusals }: GuaranteesTable): Promise<void> {
  await db
    .updateTable('guarantees')
    .set({ refusals: refusals + 1 })
    .where('memberId', '=', memberId)
    .where('refusals', '=', refusals)
    .execute()
}

/** Members whose refund was requested and has not succeeded, and those of whom a membership runs on that it ends. */
export async function pendingGuarantees({ db }: Context, memberId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guarantees')
    .select('memberId')
    .$if(memberId !== undefined, (own) => own.where('memberId', '=', memberId ?? ''))
    .where((is) =>
      is.or([
        is('carriedOutAt', 'is', null),
        is.exists(
          is
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.memberId', '=', 'guarantees.memberId')
            .where('status', 'in', live)
            .where((covered) =>
              covered.or([
                covered('subscriptions.id', '=', covered.ref('guarantees.subscriptionId')),
                covered('startedAt', '<=', covered.ref('guarantees.requestedAt')),
              ]),
            ),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.memberId)
}
