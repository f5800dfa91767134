import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { builtInAnalyzer } from '../../analyzer/server/built-in-analyzer.ts'
import { builtInGuide } from '../../guide/server/built-in-guide.ts'
import type { Assistant } from '../../server/assistant.ts'

/** The one switch there is; all processes read it with every question, so none needs a restart. */
const name = 'model'

/** Since when the connected model is off, by an operator; null while it answers. */
export async function modelOffSince({ db }: Pick<Context, 'db'>): Promise<string | null> {
  const row = await db.selectFrom('assistantSwitches').select('offSince').where('name', '=', name).executeTakeFirst()
  return row?.offSince ?? null
}

/** False: it was so already. */
export async function switchModel({ db, now }: Pick<Context, 'db' | 'now'>, isOn: boolean): Promise<boolean> {
  if (isOn) {
    const { numDeletedRows } = await db
      .deleteFrom('assistantSwitches')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('assistantSwitches')
    .values({ name, offSince: iso(now()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The context with what answers members now: the built-in guide where the model is switched off. */
export async function withAnswering<C extends Context>(ctx: C): Promise<C> {
  return ctx.assistant.model.provider === 'built-in' || (await modelOffSince(ctx)) === null ? ctx : withGuide(ctx)
}

/** Answered here, by no model, at no cost. */
export function withGuide<C extends Context>(ctx: C): C {
  const assistant: Assistant = { ...ctx.assistant, model: builtInGuide(), analyzer: builtInAnalyzer, outside: null }
  return { ...ctx, assistant }
}
