import { awardBadgesAndLevels, awardPoints } from '#features/game/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { refuseBeyondLimits, withAnswerSlot } from '../../quota/server/limits.ts'
import { reserveUsage, settleUsage } from '../../quota/server/quota.ts'
import { refuseTooManyAtOnce } from '../../quota/server/refuse-too-many-at-once.ts'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { analysisMessage, type IdeaAnalysis } from '../analyzer.rules.ts'
import { AnalysisFailed, type Tokens } from './analyzer.ts'
import { digest } from './claim-analysis-message.ts'

type Endpoint = typeof endpoint

export async function analyzeIdea(ctx: MemberContext, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const reply = await withAnswerSlot(ctx, () => analyze(ctx, body.idea))
  ctx.assistant.running.releaseSlot()
  return reply
}

async function analyze(ctx: MemberContext, idea: string): Promise<Reply<Endpoint>> {
  const usageId = await transaction(ctx, async (ctx) => {
    await refuseTooManyAtOnce(ctx)
    await refuseBeyondLimits(ctx)
    return reserveUsage(ctx, 'analysis')
  })
  const begunAt = performance.now()
  const spent = (tokens?: Tokens) => ({
    inputTokens: tokens?.inputTokens ?? 0,
    outputTokens: tokens?.outputTokens ?? 0,
    milliseconds: Math.round(performance.now() - begunAt),
  })
  try {
    const analyzed = await ctx.assistant.analyzer(idea)
    return await transaction(ctx, async (ctx) => {
      await settleUsage(ctx, usageId, 'settled', spent(analyzed))
      const history = await recordScore(ctx, idea, analyzed.analysis)
      await payForFirstOfDay(ctx)
      return { ...analyzed.analysis, history }
    })
  } catch (error) {
    const failed = error instanceof AnalysisFailed ? error : undefined
    // A model that replied was paid for, and an unreadable reply is partly due to the idea's text.
    const state = failed?.isUnreadable ? 'settled' : 'released'
    await transaction(ctx, (ctx) => settleUsage(ctx, usageId, state, spent(failed?.spent)))
    ctx.log.warn({ model: ctx.assistant.model.name, reason: failed?.message ?? 'failed' }, 'analysis')
    throw failed?.isUnreadable ? assistantRefusals.noAnalysis() : assistantRefusals.unavailable()
  }
}

async function recordScore(ctx: MemberContext, idea: string, analysis: IdeaAnalysis) {
  const ideaKey = digest(idea.toLowerCase().replace(/\s+/g, ' ').trim())
  const history = await ctx.db
    .selectFrom('ideaScores')
    .select(['viability', 'at'])
    .where('memberId', '=', ctx.member.id)
    .where('ideaKey', '=', ideaKey)
    .orderBy('id')
    .limit(50)
    .execute()
  await ctx.db
    .insertInto('ideaScores')
    .values({
      id: newId(),
      memberId: ctx.member.id,
      ideaKey,
      messageKey: digest(analysisMessage(idea, analysis)),
      viability: analysis.viability,
      analysis: JSON.stringify(analysis),
      at: iso(ctx.now()),
      carriedAt: null,
    })
    .execute()
  return history
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
