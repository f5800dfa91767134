import { isKeptOpen, readWalk } from '#features/journey/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { isAnalysisMessage } from '../../analyzer/analyzer.rules.ts'
import { mayReadFile } from '../../consent/server/read-consent.ts'
import { readAnsweredAs } from '../../guide/server/said/answered-as.ts'
import type { Question, Turn } from '../../models/server/chat-model.ts'
import { guidedFor } from '../../models/server/guided.ts'
import { lookFor } from '../../search/server/look-for.ts'
import { ownRecordOf } from '../../tools/server/own-record-of.ts'
import { memberSummary } from './member-summary.ts'
import { ownRecordFor } from './own-record-for.ts'
import type { RunningAnswer } from './running-answers.ts'

/** The newest turns of the conversation, up to this many characters, go to the model. */
const historyLength = 12_000

/** `isHere`: the built-in guide answers it, on this machine. */
type Asked = { question: Question; isHere: boolean }

/** What is asked, with what was said before, and all that an answer may look up. */
export async function askedIn(ctx: MemberContext, running: RunningAnswer): Promise<Asked> {
  const { conversationId, messageId } = running
  const rows = await ctx.db
    .selectFrom('chatMessages')
    .select(['role', 'content', 'isFromFile', 'runId', 'answeredAs'])
    .where('conversationId', '=', conversationId)
    .where('id', '<', messageId)
    .where('content', '!=', '')
    .orderBy('id', 'desc')
    .limit(30)
    .execute()
  const walk = await readWalk(ctx.db, ctx.member.id)
  const turns = newest(
    rows.map(({ role, content, isFromFile, runId, answeredAs }) => ({
      role,
      content,
      answeredAs: readAnsweredAs(answeredAs),
      // Of members' own messages only an analysis holds something that was read. Of an answer without a run, which a
      // version before wrote, it wasn't noted whether it holds something of the membership, the coach or the points.
      isFromFile:
        role === 'assistant' ? isFromFile === 1 || runId === null : isFromFile === 1 && isAnalysisMessage(content),
    })),
  )
  const reader = { tier: ctx.member.tier, keeps: (id: string) => isKeptOpen(walk, id, ctx.member) }
  const member = memberSummary(ctx, walk)
  const { search, model, outside } = ctx.assistant
  const record = await ownRecordOf(ctx)
  const mayRead = await mayReadFile(ctx)
  const remembered = await record.remembered()
  const asked = {
    turns,
    member,
    ...search.find(turns, reader),
    look: lookFor(search, reader),
    mayRead,
    outside,
    remembered,
  }
  const own = ownRecordFor(running, record)
  const guided = model.provider === 'built-in' ? undefined : await guidedFor({ ...asked, own: record })
  const question = { ...asked, own, guided }
  const isHere = model.isHere(question)
  // Whoever sees what was read, before or for this question, may say something of it.
  const isSeen = isHere || mayRead
  const isSent = !isHere && (remembered.length > 0 || guided?.ofFile || guided?.ofRecord)
  if (isSeen && (isSent || turns.some(({ isFromFile }) => isFromFile))) running.isFromFile = true
  return { question, isHere }
}

function newest(rows: readonly Turn[]): Turn[] {
  let length = 0
  const fitting = rows.filter(({ content }, index) => {
    length += content.length
    return index === 0 || length <= historyLength
  })
  return fitting.reverse()
}
