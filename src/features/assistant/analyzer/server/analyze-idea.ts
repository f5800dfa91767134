import { awardBadgesAndLevels, awardPoints } from '#features/game/server/public.ts'
import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { readClaims } from '../../claims/server/read-claims.ts'
import { refuseSwitchedOff, withAnswerSlot } from '../../quota/server/limits.ts'
import { withAnswering } from '../../quota/server/model-switch.ts'
import { reserveUsage, settleUsage } from '../../quota/server/quota.ts'
import { refuseTooManyAtOnce } from '../../quota/server/refuse-too-many-at-once.ts'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { AnalysisFailed, type Tokens } from './analyzer.ts'
import { recordScore } from './record-score.ts'

type Endpoint = typeof endpoint

export async function analyzeIdea(member: MemberContext, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const ctx = await withAnswering(member)
  const why = ctx.assistant.analyzer.refuses?.(body.idea)
  if (why) throw assistantRefusals.unreadableIdea(why)
  const reply = await withAnswerSlot(ctx, () => analyze(ctx, body))
  ctx.assistant.running.releaseSlot()
  return reply
}

async function analyze(ctx: MemberContext, asked: Input<Endpoint>['body']): Promise<Reply<Endpoint>> {
  const usageId = await transaction(ctx, async (ctx) => {
    await refuseTooManyAtOnce(ctx)
    refuseSwitchedOff(ctx)
    return reserveUsage(ctx, 'analysis')
  })
  const begunAt = performance.now()
  const spent = (tokens?: Tokens) => ({
    inputTokens: tokens?.inputTokens ?? 0,
    outputTokens: tokens?.outputTokens ?? 0,
    milliseconds: Math.round(performance.now() - begunAt),
  })
  let tokens: Tokens | undefined
  try {
    const claims = await readClaims(ctx, asked)
    const { analysis, ...used } = await ctx.assistant.analyzer(asked.idea, claims ?? undefined)
    tokens = used
    return await transaction(ctx, async (ctx) => {
      await settleUsage(ctx, usageId, 'settled', spent(used))
      const marked = { ...analysis, claims }
      const recorded = await recordScore(ctx, asked, marked)
      await payForFirstOfDay(ctx)
      return { ...marked, criteria: analysis.criteria ?? [], ...recorded }
    })
  } catch (error) {
    const failed = error instanceof AnalysisFailed ? error : undefined
    // A model that replied was paid for, and an unreadable reply is partly due to the idea's text.
    const state = failed?.isUnreadable ? 'settled' : 'released'
    await transaction(ctx, (ctx) => settleUsage(ctx, usageId, state, spent(failed?.spent ?? tokens)))
    ctx.log.warn({ model: ctx.assistant.model.name, reason: failed?.message ?? 'failed' }, 'analysis')
    throw failed?.isUnreadable ? assistantRefusals.noAnalysis() : assistantRefusals.unavailable()
  }
}

async function payForFirstOfDay(ctx: MemberContext): Promise<void> {
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  await awardPoints(ctx, {
    memberId: ctx.member.id,
    onDay: today,
    reason: 'proactivity.first-idea',
    cause: today,
    label: 'First idea analyzed today',
    points: ctx.game.proactivity.firstIdeaOfDay,
    xp: 0,
  })
  await awardBadgesAndLevels(ctx, ctx.member.id, today)
}
