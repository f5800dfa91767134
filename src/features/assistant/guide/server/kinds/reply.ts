import { readAutomationReply } from '../replies/automation-reply.ts'
import { readFunnelReply, tellsFunnel } from '../replies/funnel-reply.ts'
import { readPlanReply } from '../replies/plan-reply.ts'
import { readPriceReply } from '../replies/price-reply.ts'
import { readStepReply } from '../replies/step-reply.ts'
import type { Kind } from '../talk.ts'

/** Answers to what the guide asked back: it uses the numbers that it asked for. */
export const reply: Kind = {
  group: 'reply',
  read: (talk) => {
    const { asks } = talk.said
    const found =
      readStepReply(talk) ??
      readPriceReply(talk, asks('price') || asks('rest-of-price')) ??
      (asks('sales-counted') || asks('next-count') || tellsFunnel(talk.plain) ? readFunnelReply(talk) : undefined) ??
      (asks('part-of-plan') ? readPlanReply(talk) : undefined) ??
      (asks('task') || asks('times') || asks('hour-worth') ? readAutomationReply(talk) : undefined)
    return found && (() => found)
  },
}
