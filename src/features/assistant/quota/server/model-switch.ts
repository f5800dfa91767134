import { iso } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { builtInAnalyzer } from '../../analyzer/server/built-in-analyzer.ts'
import { builtInGuide } from '../../guide/server/built-in-guide.ts'
import type { Assistant } from '../../server/assistant.ts'
import { ceilingFor, type Spent } from './month-tokens.ts'

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

/** `spent`: which ceiling of the month keeps the member from the connected model. */
type Answering<C> = { ctx: C; spent: Spent | null }

/** The context with what answers this member now: the built-in guide where the model is switched off, or its tokens are spent. */
export async function answering<C extends MemberContext>(ctx: C): Promise<Answering<C>> {
  if (ctx.assistant.model.provider === 'built-in') return { ctx, spent: null }
  if ((await modelOffSince(ctx)) !== null) return { ctx: withGuide(ctx), spent: null }
  const spent = await ceilingFor(ctx)
  return { ctx: spent ? withGuide(ctx, `*${spentText[spent]}*`) : ctx, spent }
}

export const withAnswering = async <C extends MemberContext>(ctx: C): Promise<C> => (await answering(ctx)).ctx

/** Said once in a conversation, and beside what is left of the day's messages. */
export const spentText = {
  all: 'The AI model has answered as much as it may this month: until the first the built-in guide answers.',
  free: 'The AI model has answered as much as it may this month on the free plan: until the first the built-in guide answers.',
} as const satisfies Record<Spent, string>

/** Answered here, by no model, at no cost. */
export function withGuide<C extends Context>(ctx: C, says?: string): C {
  const assistant: Assistant = { ...ctx.assistant, model: builtInGuide(says), analyzer: builtInAnalyzer, outside: null }
  return { ...ctx, assistant }
}
