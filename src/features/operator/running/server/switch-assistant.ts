import { switchModel } from '#features/assistant/server/public.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { type switchAssistant as endpoint, runningRefusals } from '../running.contract.ts'

export async function switchAssistant(
  ctx: MemberContext,
  { body: { isOn, reason } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (ctx.assistant.model.provider === 'built-in') throw runningRefusals.noModel()
  return transaction(ctx, async (ctx) => {
    // Clicked twice, or by two operators: what was so already is not written down again.
    const changed = await switchModel(ctx, isOn)
    if (changed) await writeAudit(ctx, { action: isOn ? 'assistant on' : 'assistant off', reason })
    return { isOn }
  })
}
