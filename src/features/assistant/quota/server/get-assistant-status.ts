import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { wasFileRead } from '../../claims/server/read-claims.ts'
import { readConsent } from '../../consent/server/read-consent.ts'
import type { getAssistantStatus as endpoint } from '../quota.contract.ts'
import { answering, spentText } from './model-switch.ts'
import { readQuota } from './quota.ts'

export async function getAssistantStatus(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const { onDay: _, ...quota } = await readQuota(ctx)
  const { ctx: here, spent } = await answering(ctx)
  const { assistant } = here
  const { provider } = assistant.model
  const outside = await readConsent(here)
  const notice = spent
    ? spentText[spent]
    : provider === 'built-in'
      ? 'No AI model is connected: the built-in guide answers from the program.'
      : `Answers are written by an AI model${outside ? ` at ${outside.name}` : ''} and can be wrong. Check what matters.`
  return { provider, notice, outside, analyzerReadsFile: await wasFileRead(ctx), ...quota }
}
