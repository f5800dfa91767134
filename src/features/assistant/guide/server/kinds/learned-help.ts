import { isOfProduct } from '../../../search/server/near-topic.ts'
import type { HelpTopic } from '../help/help-topic.ts'
import { notThat } from '../person.ts'
import type { Kind, Talk } from '../talk.ts'
import { againOf, helped, topicOf } from './help.ts'
import { isTaught } from './taught.ts'

/** From here on it is a question about the product, by what was learned of others. */
const likelyProduct = 0.35
/** What one topic, or two together, have to be of all for an answer from them. */
const [sure, both] = [0.45, 0.5]
/** A second topic below this isn’t offered. */
const worthOffering = 0.12

/** What is asked like other questions about the product, whatever its words. */
export const learnedHelp: Kind = {
  name: 'help',
  read: (talk) => {
    const topics = topicsIn(talk)
    const [first, second] = topics
    if (!first || first.share + (second?.share ?? 0) < both) return undefined
    const also = first.share < sure && second && second.share >= worthOffering ? second : undefined
    return async () => [
      ...(await helped(first.topic, talk)),
      ...(also ? [`Or, if you mean that: ${also.topic.short}`] : []),
    ]
  },
  again: (wish, talk) => {
    const [first] = topicsIn(talk)
    return first && againOf(first.topic, wish)
  },
}

/** What is surely about the product, and what of it isn’t clear: before a lesson is offered for it. */
export const likelyHelp: Kind = {
  name: 'help',
  read: (talk) => {
    const topics = topicsIn(talk).slice(0, 2)
    if (topics.length === 0) return undefined
    return () => [
      'I take that as a question about this product, and I’m not certain which.',
      ...topics.map(({ topic }) => `- ${topic.short}`),
      notThat(talk),
    ]
  },
}

/** What a topic is known not to be about isn’t it, whatever it was learned from. */
function topicsIn({ text, plain, question }: Talk): { topic: HelpTopic; share: number }[] {
  const { look } = question
  if (isTaught({ question }) || look.kinds(text)('product') < likelyProduct) return []
  return look.topics(text).flatMap(({ name, share }) => {
    const named = isOfProduct(name) ? look.topicNamed(name) : undefined
    const topic = named && topicOf(named)
    return topic && !topic.not?.test(plain) ? [{ topic, share }] : []
  })
}
