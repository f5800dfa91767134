import type { HelpTopic } from '../help-topic.ts'
import { membershipTopics } from './membership-topics.ts'

const refund = membershipTopics.find(({ name }) => name === 'refund')
const mine = '(?:my|the|your|this) (?:30[- ]day |money[- ]back )*(?:guarantee|refund|money back)'
const forms = [
  `how many (?:more )?days (?:(?:are |do i have |have i )?(?:still )?left )?(?:on|for|of|in|until|has|does) ${mine}.{0,20}`,
  `how (?:much )?long(?:er)? (?:is|does|do i have|have i) (?:still )?${mine}.{0,20}`,
  `(?:when|until when|(?:un)?till? when|what day|which day) (?:does|is|will|can i use) ${mine}.{0,24}`,
  `(?:is|does) ${mine} (?:still )?(?:open|valid|running|on|hold|good|there)`,
  `(?:can|do|could) i still (?:use|have|claim|get) ${mine}`,
  '(?:(?:un)?till? when|until when|how long) can i (?:still )?(?:get|have) my money back(?: from you)?',
]

/** How long the guarantee of this membership still holds: a date of billing, not of the member’s own business. */
export const guaranteeLeft: HelpTopic = {
  name: 'guarantee-left',
  sure: new RegExp(
    `^(?!.*\\b(?:customers?|clients?|buyers?)\\b)\\W*(?:(?:so|and|but|ok|hi|please|tell me)[, ]+)*(?:${forms.join('|')})\\W*$`,
  ),
  says: (state, talk) => refund?.says(state, talk) ?? [],
  short: refund?.short ?? '',
  stands: true,
}
