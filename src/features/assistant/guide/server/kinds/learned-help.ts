import { isOfProduct } from '../../../search/server/near-topic.ts'
import type { HelpTopic } from '../help/help-topic.ts'
import { isOfBusiness } from '../help/of-business.ts'
import { notThat } from '../person.ts'
import type { Kind, Talk } from '../talk.ts'
import { againOf, helped, topicOf } from './help.ts'
import { ownKey } from './own/own-key.ts'
import { doubtedTopic } from './product/doubted-topic.ts'
import { isTaught } from './taught.ts'

/** From here on it is a question about the product, by what was learned of others. */
const likelyProduct = 0.35
/** What one topic, or two together, have to be of all for an answer from them. */
const [sure, both] = [0.45, 0.5]
/** A second topic below this isn’t offered. */
const worthOffering = 0.12

/** What is asked like other questions about the product, whatever its words. */
export const learnedHelp: Kind = {
  group: 'help',
  read: (talk) => {
    const topics = topicsIn(talk)
    const [first, second] = topics
    if (!first || first.share + (second?.share ?? 0) < both) return undefined
    const also =
      first.share < sure && !isNamed(first, talk.plain) && second && second.share >= worthOffering ? second : undefined
    return async () => {
      const said = await helped(first.topic, talk)
      if (also) return [...said, `Or, if you mean that: ${also.topic.short}`]
      return doubtedTopic(first.topic, said, talk)
    }
  },
  again: (wish, talk) => {
    const [first] = topicsIn(talk)
    return first && againOf(first.topic, wish)
  },
}

/** What is surely about the product, and what of it isn’t clear: before a lesson is offered for it. */
export const likelyHelp: Kind = {
  group: 'help',
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

/** From here on nothing but the product is asked about, and below this nothing of one’s own is. */
const [surely, hardly] = [0.9, 0.05] as const

/** “Do I lose the pages that I filled in?” says what one wrote, and asks about the product. */
export const isSurelyOfProduct = ({ plain, question }: Talk): boolean =>
  question.look.kinds(plain)('product') >= surely && question.look.kinds(plain)('own') < hardly

/** What is known to be asked about the member’s own file in these words. */
const isOwn = (talk: Pick<Talk, 'plain' | 'question'>): boolean => (ownKey(talk)?.alike ?? 0) >= inItsWords
const inItsWords = 0.8

type Likely = { topic: HelpTopic; share: number }

function topicsIn(talk: Talk): Likely[] {
  const { text, plain, question } = talk
  if (isTaught({ question }) || isOfBusiness(plain) || isOwn({ plain, question })) return []
  return question.look.kinds(text)('product') < likelyProduct ? [] : topicsOfProduct(text, talk)
}

/** “Where do I find my invoices?” names these, though it asks like others that look for something. */
function namedFirst(all: readonly Likely[], plain: string): Likely[] {
  const named = all.filter((one) => one.share >= worthOffering && isNamed(one, plain))
  return [...named, ...all.filter((one) => !named.includes(one))]
}
const isNamed = ({ topic: { sign } }: Likely, plain: string): boolean => sign?.test(plain) ?? false

/** What a topic is known not to be about isn’t it, whatever it was learned from. */
export function topicsOfProduct(words: string, { plain, question: { look } }: Talk): Likely[] {
  const all = look.topics(words).flatMap(({ name, share }) => {
    const named = isOfProduct(name) ? look.topicNamed(name) : undefined
    const topic = named && topicOf(named)
    return topic && !topic.not?.test(plain) ? [{ topic, share }] : []
  })
  return namedFirst(all, words.toLowerCase())
}
