import { priceText } from '#platform/format/money.ts'
import type { NearTopic } from '../../../search/server/near-topic.ts'
import { accountTopics } from '../help/account-topics.ts'
import type { HelpTopic } from '../help/help-topic.ts'
import { membershipTopics } from '../help/membership-topics.ts'
import type { Kind, Talk } from '../talk.ts'

/** Topics that are answered from the member's own state. */
const stated: readonly HelpTopic[] = [...membershipTopics, ...accountTopics]

/** Nearly the same as a question that is known about the product, and nearer to it than to any of a lesson's. */
const [same, near, ahead, leastCovered] = [0.62, 0.4, 0.04, 0.5]
/** A lesson that is known to be asked just this is meant, whatever words the question shares with the product. */
const taught = 0.6

/** What is told and never asked. */
const news = new Set(['good-news', 'family'])
const asks =
  /\?|^\W*(?:what|how|why|when|where|which|who|should|can|could|do|does|did|is|are|will|would|give|tell|write)\b/

/** Who wants words to send has their own customers in mind. */
const wording = /\b(?:text|template|wording|draft|script|sample|e-?mail to|message to|write me)\b/

/** What is asked about the product: by words that say so, or by its likeness to what members are known to ask. */
export function helpTopicOf({ plain, question }: Pick<Talk, 'plain' | 'question'>): HelpTopic | undefined {
  const found = question.look.topic(plain)
  const known = found && topicOf(found.topic, plain)
  const lead = found ? found.alike - found.beside : 0
  if (known && found.alike >= same && isNear(found)) return known
  const signed = wording.test(plain) ? undefined : signedTopic(plain, question.own.plans)
  if (signed) return found && found.beside >= taught && lead < -ahead ? undefined : signed
  return known && isNear(found) ? known : undefined
}

function signedTopic(plain: string, plans: Talk['question']['own']['plans']): HelpTopic | undefined {
  const signed = stated.find(({ sign, not }) => sign?.test(plain) && !not?.test(plain))
  return signed ?? (namesPlans(plain, plans) ? stated.find(({ name }) => name === 'prices') : undefined)
}

/** “The 297 one or the 97 one?” */
function namesPlans(plain: string, plans: Talk['question']['own']['plans']): boolean {
  const amounts = plans.flatMap(({ price, currency }) =>
    price > 0 ? [priceText(price, currency).replace(/[^\d.]/g, '')] : [],
  )
  const named = amounts.filter((amount) =>
    new RegExp(`(?<![\\d.,])${amount.replace('.', '\\.')}(?![\\d%])`).test(plain),
  )
  return (
    named.length > 1 ||
    (named.length === 1 && /\b(?:one|plan|tier|membership|version|option|subscription)\b/.test(plain))
  )
}

/** “Can you help me with my daughter’s homework?” shares all but what it’s about. */
const isNear = ({ alike, beside, covered }: NearTopic) =>
  alike >= near && alike - beside >= ahead && covered > leastCovered

/** What is asked may be about the way through the program, which isn't help. */
export const isAbout = (topic: string, { plain, question }: Talk): boolean => {
  const found = question.look.topic(plain)
  return found?.topic.id === topic && isNear(found)
}

function topicOf({ id, says, short }: NearTopic['topic'], plain: string): HelpTopic | undefined {
  if (news.has(id) && asks.test(plain)) return undefined
  const known = stated.find(({ name }) => name === id)
  return known ?? (says && { name: id, says: () => says, short: short ?? says[0] ?? '' })
}

/** Help with the product, from its own pages and the member's own state. */
export const help: Kind = {
  name: 'help',
  read: (talk) => {
    const topic = helpTopicOf(talk)
    return topic ? () => helped(topic, talk) : undefined
  },
  again: (wish, talk) => {
    const topic = helpTopicOf(talk)
    if (!topic) return undefined
    return wish === 'source'
      ? [
          'That’s how this product works, and what your own settings say right now. The rules are in the [terms](/terms).',
        ]
      : [topic.short]
  },
}

async function helped(topic: HelpTopic, talk: Talk): Promise<readonly string[]> {
  const lines = topic.says(await talk.question.own.circumstances(), talk)
  if (!talk.said.has(lines[0] ?? '')) return lines
  return talk.said.has(topic.short)
    ? [`If that isn’t what you meant, write to ${talk.question.own.contactEmail}; a person reads it.`]
    : [topic.short]
}
