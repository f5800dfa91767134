import { setTimeout as wait } from 'node:timers/promises'
import { iso, machineNow } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { keptAs } from '../../guide/server/said/answered-as.ts'
import { storeDrafts } from '../../proposals/server/store-drafts.ts'
import { type ModelUsage, settleUsage } from '../../quota/server/quota.ts'
import type { Ending, RunningAnswer } from './running-answers.ts'

const leaseSeconds = 30

export const lease = (): string => iso(machineNow().add({ seconds: leaseSeconds }))

/** Saves what was written so far, renews the lease, and checks whether a stop was requested. */
export async function saveProgress(ctx: MemberContext, running: RunningAnswer): Promise<void> {
  const row = await ofRun(ctx, running)
    .set({ content: running.text, isFromFile: Number(running.isFromFile), leasedUntil: lease() })
    .returning('stopAskedAt')
    .executeTakeFirst()
    .catch(() => undefined)
  if (row?.stopAskedAt) running.abort.abort()
}

type Written = Ending & { usageId: string | null; spent: ModelUsage }

/** Milliseconds between tries to save what was written. */
const pauses = [250, 1000, 4000]

/** Saves the answer with what it proposes and used; resolves to how it ended. What can't be saved has failed. */
export async function saveAnswer(ctx: MemberContext, running: RunningAnswer, written: Written): Promise<Ending> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await transaction(ctx, (ctx) => saveWhole(ctx, running, written))
    } catch (error) {
      ctx.log.error({ messageId: running.messageId, err: error }, 'an answer was not saved')
      if (pause === undefined || ctx.assistant.running.isEnding) break
      await wait(pause)
    }
  }
  const failed = { ...written, status: 'failed' as const }
  // The matter may be what else is saved with it. With the database away its lease runs out, and it has failed too.
  await transaction(ctx, (ctx) => saveWhole(ctx, running, failed)).catch(() => undefined)
  return { status: 'failed' }
}

async function saveWhole(ctx: MemberContext, running: RunningAnswer, written: Written): Promise<Ending> {
  const { status, usageId, spent } = written
  const { numUpdatedRows } = await ofRun(ctx, running)
    .set({
      ...{ content: running.text, isFromFile: Number(running.isFromFile), lessonId: running.lessonId, status },
      ...{ answeredAs: keptAs(running.answeredAs), blocks: null, leasedUntil: null },
    })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    const before = await savedBefore(ctx, running)
    if (!before) await settleUsage(ctx, usageId, 'released', spent)
    return { status: before ?? 'failed' }
  }
  if (status === 'done' || status === 'truncated') await storeDrafts(ctx, running, running.drafts)
  await settleUsage(ctx, usageId, status === 'failed' ? 'released' : 'settled', spent)
  return { status }
}

/** Where a save got through that was taken for failed; an answer that others ended meanwhile, or write anew, isn't it. */
async function savedBefore(ctx: MemberContext, { messageId, runId }: RunningAnswer) {
  const row = await ctx.db
    .selectFrom('chatMessages')
    .select('status')
    .where('id', '=', messageId)
    .where('runId', '=', runId)
    .executeTakeFirst()
  return row?.status === 'running' || row?.status === 'failed' ? undefined : row?.status
}

const ofRun = ({ db }: MemberContext, { messageId, runId }: RunningAnswer) =>
  db.updateTable('chatMessages').where('id', '=', messageId).where('runId', '=', runId).where('status', '=', 'running')
