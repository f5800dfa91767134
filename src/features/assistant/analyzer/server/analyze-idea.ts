import { awardBadgesAndLevels, awardPoints } from '#features/game/server/public.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { assistantRefusals } from '../../assistant.contract.ts'
import { refuseBeyondLimits, withAnswerSlot } from '../../quota/server/limits.ts'
import { withAnswering } from '../../quota/server/model-switch.ts'
import { reserveUsage, settleUsage } from '../../quota/server/quota.ts'
import { refuseTooManyAtOnce } from '../../quota/server/refuse-too-many-at-once.ts'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { analysisMessage, type IdeaAnalysis } from '../analyzer.rules.ts'
import { AnalysisFailed, type Tokens } from './analyzer.ts'
import { digest } from './claim-analysis-message.ts'

type Endpoint = typeof endpoint

export async function analyzeIdea(member: MemberContext, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const ctx = await withAnswering(member)
  const why = ctx.assistant.analyzer.refuses?.(body.idea)
  if (why) throw assistantRefusals.unreadableIdea(why)
  const reply = await withAnswerSlot(ctx, () => analyze(ctx, body))
  ctx.assistant.running.releaseSlot()
  return reply
}

async function analyze(ctx: MemberContext, { idea, ideaId }: Asked): Promise<Reply<Endpoint>> {
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
      const recorded = await recordScore(ctx, { idea, ideaId }, analyzed.analysis)
      await payForFirstOfDay(ctx)
      return { ...analyzed.analysis, criteria: analyzed.analysis.criteria ?? [], ...recorded }
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

type Asked = Input<Endpoint>['body']

/** The same words, or an idea of the member's own that they say this is, in more words. */
async function recordScore(ctx: MemberContext, { idea, ideaId }: Asked, analysis: IdeaAnalysis) {
  const own = digest(idea.toLowerCase().replace(/\s+/g, ' ').trim())
  const rows = await ctx.db
    .selectFrom('ideaScores')
    .select(['viability', 'at', 'analysis', 'ideaKey'])
    .where('memberId', '=', ctx.member.id)
    .where('ideaKey', 'in', ideaId ? [ideaId, own] : [own])
    .orderBy('id')
    .limit(50)
    .execute()
  const ideaKey = rows.find((row) => row.ideaKey === ideaId)?.ideaKey ?? own
  const history = rows.map(({ viability, at, analysis: then }) => ({
    viability,
    at,
    gained: gainedSince(then, analysis),
  }))
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
  return { history, ideaId: ideaKey }
}

/** What is met now and wasn't then. */
function gainedSince(then: string, { criteria = [] }: IdeaAnalysis): string[] {
  const before: IdeaAnalysis = JSON.parse(then)
  const met = new Set(before.criteria?.filter(({ state }) => state === 'met').map(({ name }) => name))
  return before.criteria
    ? criteria.filter(({ name, state }) => state === 'met' && !met.has(name)).map(({ name }) => name)
    : []
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
