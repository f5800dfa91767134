import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Reply } from '#shared/endpoint.ts'
import { countedSince } from '../../claims/claims.rules.ts'
import type { analyzeIdea as endpoint } from '../analyzer.contract.ts'
import { analysisMessage, type IdeaAnalysis } from '../analyzer.rules.ts'
import { digest } from './claim-analysis-message.ts'

type Recorded = Pick<Reply<typeof endpoint>, 'history' | 'ideaId'>
type Asked = { idea: string; ideaId?: string | undefined }

/** Stores the analysis with what was marked. Earlier ones are of the same words, or of an idea of the member's own that they say this is. */
export async function recordScore(
  ctx: MemberContext,
  { idea, ideaId }: Asked,
  analysis: IdeaAnalysis,
): Promise<Recorded> {
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
    ...changedSince(JSON.parse(then), analysis),
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

function changedSince(then: IdeaAnalysis, now: IdeaAnalysis) {
  // What a model judged in words of its own, before criteria stood beside it, met none.
  const isComparable = then.criteria && now.criteria
  return {
    gained: isComparable ? metOnlyIn(now, then) : [],
    lost: isComparable ? metOnlyIn(then, now) : [],
    counted: then.claims && now.claims ? countedSince(then.claims, now.claims) : null,
  }
}

function metOnlyIn({ criteria = [] }: IdeaAnalysis, other: IdeaAnalysis): string[] {
  const met = new Set(other.criteria?.filter(({ state }) => state === 'met').map(({ name }) => name))
  return criteria.filter(({ name, state }) => state === 'met' && !met.has(name)).map(({ name }) => name)
}
