import { instantOn, iso, localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { Refusal } from '#shared/refusal.ts'
import { abandonedBefore } from '../../answers/server/sweep-abandoned.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { countTokens } from './month-tokens.ts'
import type { AssistantUsageTable } from './quota.tables.ts'

export const quotaSpentCode = 'assistant.quotaSpent'
const quotaSpent = (retryAfter: number): Refusal =>
  new Refusal(429, quotaSpentCode, 'You’ve used all of today’s messages.', undefined, retryAfter)

export type Quota = { limit: number; used: number; resetsAt: string; onDay: string }

/** How many messages a member has left today, by their local date. */
export async function readQuota(ctx: MemberContext): Promise<Quota> {
  const { timeZone, id, tier } = ctx.member
  const today = localDate(timeZone, ctx.now())
  const { count } = await ctx.db
    .selectFrom('assistantUsage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', id)
    .where('onDay', '=', today.toString())
    .where('state', '!=', 'released')
    .where((or) => or.or([or('state', '!=', 'reserved'), or('at', '>=', abandonedBefore(ctx))]))
    .executeTakeFirstOrThrow()
  const resetsAt = iso(instantOn(today.add({ days: 1 }), timeZone))
  return { limit: ctx.assistant.perDay[tier], used: Number(count), resetsAt, onDay: today.toString() }
}

/** Reserves one of today's messages before the model is called, inside the member's transaction, so that concurrent sends are counted one by one. */
export async function reserveUsage(ctx: MemberContext, kind: 'message' | 'analysis'): Promise<string> {
  const { limit, used, resetsAt, onDay } = await readQuota(ctx)
  if (used >= limit) throw quotaSpent(secondsUntil(ctx, resetsAt))
  await refuseTooManyFailures(ctx, { limit, onDay, resetsAt })
  return insertUsage(ctx, { onDay, kind, state: 'reserved', inputTokens: 0, outputTokens: 0, milliseconds: 0 })
}

/** A message that costs nothing is refused after the day's failures all the same. */
export const refuseBeyondFailures = async (ctx: MemberContext): Promise<void> =>
  refuseTooManyFailures(ctx, await readQuota(ctx))

type Used = Pick<AssistantUsageTable, 'onDay' | 'kind' | 'state'> & ModelUsage

async function insertUsage(ctx: MemberContext, used: Used): Promise<string> {
  const id = newId()
  const row = { id, memberId: ctx.member.id, at: iso(ctx.now()), model: ctx.assistant.model.name, ...used }
  await ctx.db.insertInto('assistantUsage').values(row).execute()
  return id
}

/** A failed message costs the member nothing but costs the operator, so failures have their own limit. */
const failuresPerMessage = 2

async function refuseTooManyFailures(ctx: MemberContext, { limit, onDay, resetsAt }: Omit<Quota, 'used'>) {
  const { count } = await ctx.db
    .selectFrom('assistantUsage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('memberId', '=', ctx.member.id)
    .where('onDay', '=', onDay)
    .where('state', '=', 'released')
    .executeTakeFirstOrThrow()
  if (Number(count) < failuresPerMessage * limit) return
  const { status, code, message } = assistantRefusals.tooManyFailures()
  throw new Refusal(status, code, message, undefined, secondsUntil(ctx, resetsAt))
}

/** `model`: what answered, where it isn't the one that was asked for. */
export type ModelUsage = { inputTokens: number; outputTokens: number; milliseconds: number; model?: string }

/** Records what was used. A failure that isn't the member's fault is given back to them; the monthly total still counts it. */
export async function settleUsage(
  ctx: MemberContext,
  id: string | null,
  state: 'settled' | 'released',
  spent: ModelUsage,
): Promise<void> {
  if (ctx.assistant.model.provider !== 'built-in') await countTokens(ctx, spent.inputTokens + spent.outputTokens)
  if (id === null) return state === 'released' ? recordFailure(ctx, spent) : undefined
  await ctx.db
    .updateTable('assistantUsage')
    .set({ state, ...spent })
    .where('id', '=', id)
    .execute()
}

/** Of a message that cost nothing, so that it can't be tried again without end. */
async function recordFailure(ctx: MemberContext, spent: ModelUsage): Promise<void> {
  const onDay = localDate(ctx.member.timeZone, ctx.now()).toString()
  await insertUsage(ctx, { onDay, kind: 'message', state: 'released', ...spent })
}

const secondsUntil = (ctx: MemberContext, instant: string) =>
  Math.max(1, (Date.parse(instant) - ctx.now().epochMilliseconds) / 1000)
