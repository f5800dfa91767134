import { ofCustomers } from '../../help/help-topic.ts'
import { isOfBusiness } from '../../help/of-business.ts'
import { sentencesOf } from '../../sentences.ts'
import type { Talk } from '../../talk.ts'
import { isProduct, topicOf } from '../help.ts'

const productWords =
  /\b(?:quantum|elite|starter|memberships?|subscriptions?|account|lessons?|modules?|badges?|points|levels?|my link|pending|download\w*|chats?|log ?in|sign(?:ed)? (?:in|up)|worksheets?|this (?:site|website|program|app|page)|upgrade|you guys|the coach)\b/

/** What a question with words of the product is most likely about, where nothing is certain. */
export function likelyTopic(talk: Talk): readonly string[] | undefined {
  if (!productWords.test(talk.plain) || ofCustomers.test(talk.plain) || isOfBusiness(talk.plain)) return undefined
  const texts = [talk.plain, ...sentencesOf(talk.plain)]
  const all = texts.flatMap((text) => talk.question.look.topic(text) ?? [])
  const [best] = all.filter(({ topic }) => isProduct(topic)).sort((a, b) => b.alike - b.beside - (a.alike - a.beside))
  if (!best || best.alike < leastLikely || best.alike - best.beside < leastAhead) return undefined
  const topic = topicOf(best.topic)
  return topic && [`I take that as a question about this product, and I’m not certain of it:`, topic.short]
}
const [leastLikely, leastAhead] = [0.3, 0.04]
