import { modelOffSince, reachedCeiling, readUsageByModel, tokensOfMonth } from '#features/assistant/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Running } from '../running.contract.ts'
import './installation.ts'

/** Use and cost of today and of this month (UTC), and whether the model answers. */
export async function readAssistant(ctx: Context): Promise<Running['assistant']> {
  const { model, limits } = ctx.assistant
  const today = ctx.now().toZonedDateTimeISO('UTC').startOfDay()
  const since = (day: Temporal.ZonedDateTime) => readUse(ctx, iso(day.toInstant()))
  const [offSince, monthTokens, ofToday, ofMonth] = await Promise.all([
    modelOffSince(ctx),
    tokensOfMonth(ctx),
    since(today),
    since(today.with({ day: 1 })),
  ])
  return {
    model: model.provider === 'built-in' ? null : model.name,
    offSince,
    isStopped: !limits.answers,
    monthTokens: monthTokens.all,
    monthFreeTokens: monthTokens.free,
    monthLimit: limits.tokensPerMonth,
    monthSpent: model.provider === 'built-in' ? null : reachedCeiling(monthTokens, limits),
    today: ofToday,
    month: ofMonth,
  }
}

async function readUse(ctx: Context, since: string): Promise<Running['assistant']['month']> {
  const prices = ctx.installation.tokenPrices
  const lines = await readUsageByModel(ctx, since)
  return lines.map(({ model, sends, inputTokens, outputTokens }) => ({
    model,
    sends,
    tokens: inputTokens + outputTokens,
    cost: prices ? (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000 : null,
  }))
}
