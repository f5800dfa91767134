import { createHash } from 'node:crypto'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isAnalysisMessage } from '../analyzer.rules.ts'

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Whether this message brings an analysis into the chat. The analysis was counted already, so its message is free, once. */
export async function claimAnalysisMessage(ctx: MemberContext, message: string): Promise<boolean> {
  if (!isAnalysisMessage(message)) return false
  const waiting = await ctx.db
    .selectFrom('ideaScores')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('messageKey', '=', digest(message))
    .where('carriedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return false
  await ctx.db
    .updateTable('ideaScores')
    .set({ carriedAt: iso(ctx.now()) })
    .where('id', '=', waiting.id)
    .execute()
  return true
}
