import { guideAnswers } from '../guide-answers.ts'
import { asksTimes, readAutomationReply, worthForm } from '../replies/automation-reply.ts'
import { asksNextStep, readFunnelReply, tellsFunnel } from '../replies/funnel-reply.ts'
import { readPlanReply } from '../replies/plan-reply.ts'
import { priceForm, readPriceReply } from '../replies/price-reply.ts'
import { readStepReply } from '../replies/step-reply.ts'
import type { Kind } from '../talk.ts'

/** Answers to what the guide asked back: it uses the numbers that it asked for. */
export const reply: Kind = {
  name: 'reply',
  read: (talk) => {
    const { last } = talk.said
    const asked = (back: string) => last.includes(back)
    const found =
      readStepReply(talk) ??
      readPriceReply(talk, asked(guideAnswers.pricing.back) || asked(priceForm)) ??
      (asked(guideAnswers.acquisition.back) || asksNextStep(last) || tellsFunnel(talk.plain)
        ? readFunnelReply(talk)
        : undefined) ??
      (asked(guideAnswers.planning.back) ? readPlanReply(talk) : undefined) ??
      (asked(guideAnswers.automation.back) || asksTimes(last) || asked(worthForm)
        ? readAutomationReply(talk)
        : undefined)
    return found && (() => found)
  },
}
