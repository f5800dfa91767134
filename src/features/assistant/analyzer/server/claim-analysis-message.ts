import { createHash } from 'node:crypto'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type IdeaAnalysis, isAnalysisMessage } from '../analyzer.rules.ts'

/** Whether something of it was read from the member's file. */
type Carried = { isFromFile: boolean }

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The analysis that this message brings into the chat. It was counted already, so its message is free, once. */
export async function claimAnalysisMessage(ctx: MemberContext, message: string): Promise<Carried | undefined> {
  if (!isAnalysisMessage(message)) return undefined
  const waiting = await ctx.db
    .selectFrom('ideaScores')
    .select(['id', 'analysis'])
    .where('memberId', '=', ctx.member.id)
    .where('messageKey', '=', digest(message))
    .where('carriedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return undefined
  await ctx.db
    .updateTable('ideaScores')
    .set({ carriedAt: iso(ctx.now()) })
    .where('id', '=', waiting.id)
    .execute()
  const { claims }: IdeaAnalysis = JSON.parse(waiting.analysis)
  return { isFromFile: Boolean(claims) }
}

/** Whether this is the message of an analysis of the member's own, which was counted. */
export async function isOfAnalysis({ db, member }: MemberContext, message: string): Promise<boolean> {
  if (!isAnalysisMessage(message)) return false
  const made = db
    .selectFrom('ideaScores')
    .select('id')
    .where('memberId', '=', member.id)
    .where('messageKey', '=', digest(message))
  return (await made.limit(1).executeTakeFirst()) !== undefined
}
