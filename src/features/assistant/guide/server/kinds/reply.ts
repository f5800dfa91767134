import { guideAnswers } from '../guide-answers.ts'
import { readFunnelReply } from '../replies/funnel-reply.ts'
import { readPriceReply } from '../replies/price-reply.ts'
import type { Kind } from '../talk.ts'

/** Answers to what the guide asked back: it uses the numbers that it asked for. */
export const reply: Kind = {
  name: 'reply',
  read: (talk) => {
    const { last } = talk.said
    const found = readPriceReply(talk, last.includes(guideAnswers.pricing.back))
    if (found) return () => found
    const counted = last.includes(guideAnswers.acquisition.back) ? readFunnelReply(talk) : undefined
    return counted && (() => counted)
  },
}
