import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Owner, PromiseChangeKind } from '../promises.rules.ts'
import './promises.tables.ts'

type Change = { kind: PromiseChangeKind; by: Owner; was?: string }

/** Enters in the record what was done with a promise; earlier entries stay. */
export async function recordChange(ctx: Context, promiseId: string, { kind, by, was }: Change): Promise<void> {
  await ctx.db
    .insertInto('coachPromiseChanges')
    .values({ id: newId(), promiseId, kind, by, was: was ?? null, at: iso(ctx.now()) })
    .execute()
}
