import { stemsOf } from '#platform/server/language/word-stems.ts'
import { isOfProduct, type NearTopic } from '../../../search/server/near-topic.ts'
import { accountTopics } from '../help/account/account-topics.ts'
import { factAgain } from '../help/fact-again.ts'
import type { HelpTopic } from '../help/help-topic.ts'
import { membershipTopics } from '../help/membership/membership-topics.ts'
import { isOfMembership, namesPlans, ofInvoice } from '../help/membership/of-membership.ts'
import { isOfBusiness } from '../help/of-business.ts'
import { partsFor } from '../help/parts.ts'
import { sentencesOf } from '../sentences.ts'
import type { Kind, Say, Talk, Wish } from '../talk.ts'
import { saidOfIt } from './moves/context/said-of-it.ts'
import { ownKey } from './own/own-key.ts'
import { isTaught } from './taught.ts'

/** Topics that are answered from the member's own state. */
const stated: readonly HelpTopic[] = [...membershipTopics, ...accountTopics]

/** Nearly the same as a question that is known about the product, and nearer to it than to any of a lesson's. */
const [same, near, ahead, leastCovered] = [0.7, 0.5, 0.12, 0.6]
/** Where a wrong answer would hurt, it takes more. */
const [clear, clearLead] = [0.75, 0.1]
/** A lesson that is known to be asked just this is meant, whatever words the question shares with the product. */
const [taught, taughtAhead] = [0.6, 0.04]

/** What is told and never asked. */
const news = new Set(['good-news', 'family'])
const asks =
  /\?|^\W*(?:what|how|why|when|where|which|who|should|can|could|do|does|did|is|are|will|would|give|tell|write)\b/

/** Who wants words to send has their own customers in mind. */
const wording = /\b(?:text|template|wording|draft|script|sample|e-?mail to|message to|write me)\b/

/** What is asked about the product: by words that say so, or by its likeness to what members are known to ask. */
export function helpTopicOf({ plain, question }: Pick<Talk, 'plain' | 'question'>): HelpTopic | undefined {
  const sure = sureTopic({ plain, question })
  if (sure) return sure
  const found = topicNear({ plain, question })
  if (!found?.isSame && isOfBusiness(plain)) return undefined
  const known = found && knownBy(found, { plain, question })
  if (known && (found.isKnown || found.alike >= same)) return known
  const signed = wording.test(plain) ? undefined : signedTopic(plain, question.own.plans)
  const isOfLesson = found && found.beside >= taught && found.beside - found.alike > taughtAhead
  if (signed) return isOfLesson ? undefined : signed
  return known
}

const sureTopic = ({ plain, question }: Pick<Talk, 'plain' | 'question'>): HelpTopic | undefined => {
  const sure = stated.find((topic) => topic.sure?.test(plain))
  if (sure) return sure
  return isOfMembership(plain, question.own.plans)
    ? stated.find(({ name }) => name === (ofInvoice.test(plain) ? 'invoices' : 'prices'))
    : surelyMeant({ plain, question })
}

/** What all that is known to be said about a topic speaks for, and no lesson’s, whatever things of a business are named. */
function surelyMeant({ plain, question }: Pick<Talk, 'plain' | 'question'>): HelpTopic | undefined {
  const { look } = question
  const [first, ...others] = look.meant(plain)
  if (first?.kind !== 'help' || first.score < surelyScore || isTaught({ question })) return undefined
  const beside = others.find(({ kind }) => kind !== 'help')
  const [learned] = look.topics(plain)
  const isLearned = learned?.name === first.id && learned.share >= surelyLearned
  const isProduct = isLearned && look.kinds(plain)('product') >= surelyProduct
  const isClear = isProduct && first.score - (beside?.score ?? 0) >= surelyAhead
  const named = isClear && isOfProduct(first.id) ? look.topicNamed(first.id) : undefined
  const topic = named && topicOf(named)
  return topic && !topic.not?.test(plain) ? topic : undefined
}
const [surelyScore, surelyAhead, surelyLearned, surelyProduct] = [0.85, 0.3, 0.9, 0.3] as const

function knownBy(found: NearTopic, talk: Pick<Talk, 'plain' | 'question'>): HelpTopic | undefined {
  if (found.isKnown) return topicOf(found.topic)
  return isNews(found.topic, talk.plain) || !isNear(found) || isOwn(found, talk) ? undefined : topicOf(found.topic)
}

/** A question that is as near to one about the member's own file is about that. */
const isOwn = ({ alike }: NearTopic, talk: Pick<Talk, 'plain' | 'question'>) => (ownKey(talk)?.alike ?? 0) >= alike

/** What was typed counts where it is known just so: the correction of spelling takes rare words for common ones. */
function topicNear({ plain, question }: Pick<Talk, 'plain' | 'question'>): NearTopic | undefined {
  const typed = (question.turns.at(-1)?.content ?? '').toLowerCase().replace(/[’‘]/g, "'")
  const found = typed === plain || typed.length > longestTyped ? undefined : question.look.topic(typed)
  return found?.isKnown ? found : question.look.topic(plain)
}
const longestTyped = 200

function signedTopic(plain: string, plans: Talk['question']['own']['plans']): HelpTopic | undefined {
  const signed = stated.find(({ sign, not }) => sign?.test(plain) && !not?.test(plain))
  return signed ?? (namesPlans(plain, plans) ? stated.find(({ name }) => name === 'prices') : undefined)
}

/** “Can you help me with my daughter’s homework?” shares all but what it’s about. */
const isNear = ({ alike, beside, covered }: NearTopic) =>
  alike >= near && alike - beside >= ahead && covered > leastCovered

/** What is asked may be about the way through the program, which isn't help. */
export const isAbout = (topic: string, { plain, question }: Talk): boolean => {
  const found = topicNear({ plain, question })
  return found?.topic.id === topic && (found.isKnown || isNear(found))
}

/** The topic that is asked about in just these words, or nearly; undefined where it isn't known so well. */
export function knownTopic(talk: Talk): string | undefined {
  const found = topicNear(talk)
  if (!found?.isKnown || (!found.isSame && isProduct(found.topic) && isOfBusiness(talk.plain))) return undefined
  return found.topic.id
}

/** Whether members are known to ask about a topic in just these words. */
export const isWordForWord = (talk: Talk): boolean => topicNear(talk)?.isSame ?? false

/** Some topics are refusals or a person's word: what is only a little like them is meant otherwise. */
export function isClearlyAbout(topic: string, { plain, question }: Talk): boolean {
  const found = topicNear({ plain, question })
  return (
    found?.topic.id === topic &&
    (found.isKnown || (found.alike >= clear && found.alike - found.beside >= clearLead && isNear(found)))
  )
}

const isNews = ({ id }: NearTopic['topic'], plain: string) => news.has(id) && asks.test(plain)

export function topicOf({ id, says, short }: Pick<NearTopic['topic'], 'id' | 'says' | 'short'>): HelpTopic | undefined {
  const known = stated.find(({ name }) => name === id)
  return (
    known ??
    (says && { name: id, says: (_, { plain }) => partsFor(says, plain), short: short ?? partsFor(says, '')[0] ?? '' })
  )
}

const leastWords = 2
/** What is asked further of a topic that was told is mostly in it, if any of its words are. */
const someWords = 0.3
export const isProduct = ({ id }: NearTopic['topic']) => isOfProduct(id)
/** What a sentence of a longer message asks about the product, where it's known in nearly these words. */
function topicsOfSentences({ text, question }: Talk): HelpTopic[] {
  const sentences = sentencesOf(text.toLowerCase().replace(/[’‘]/g, "'"))
  if (sentences.length < 2) return []
  const topics = sentences.flatMap((plain) => {
    const found = question.look.topic(plain)
    const isClear = found && found.alike - found.beside >= ahead && found.alike >= near && found.covered > leastCovered
    if (!isClear || stemsOf(plain).length < leastWords || isOfBusiness(plain)) return []
    const topic = isProduct(found.topic) ? topicOf(found.topic) : undefined
    return topic ? [topic] : []
  })
  return [...new Set(topics)].slice(0, 2)
}

/** Help with the product, from its own pages and the member's own state. */
export const help: Kind = {
  group: 'help',
  read: (talk) => {
    const topic = helpTopicOf(talk)
    const topics = topic ? [topic] : topicsOfSentences(talk)
    if (topics.length === 0) return undefined
    return async () => (await Promise.all(topics.map((one) => helped(one, talk)))).flat()
  },
  again: (wish, talk) => {
    const topic = helpTopicOf(talk)
    return topic && againOf(topic, wish)
  },
}

/** A topic once more, as it is wished for. */
export const againOf = (topic: HelpTopic, wish: Wish): string[] =>
  wish === 'source'
    ? ['That’s how this product works, and what your own settings say right now. The rules are in the [terms](/terms).']
    : [topic.short]

/** A topic by its name, where it is one about the product. */
export function topicById(id: string, { question }: Talk): HelpTopic | undefined {
  const named = question.look.topicNamed(id)
  return named && isOfProduct(id) ? topicOf(named) : undefined
}

export function helpNamed(id: string, talk: Talk): Say | undefined {
  const topic = topicById(id, talk)
  return topic && (() => helped(topic, talk))
}

export async function helped(topic: HelpTopic, talk: Talk): Promise<readonly string[]> {
  const lines = await topic.says(await talk.question.own.circumstances(), talk)
  const [first = ''] = lines
  if (!talk.said.has(first)) return lines
  const again = topic.stands && factAgain(first, talk).find((line) => !talk.said.has(line))
  if (again) return [again, ...(talk.said.has(topic.short) ? [] : [topic.short])]
  const unsaid = lines.filter((line) => !talk.said.has(line))
  if (unsaid.length > 0) return unsaid
  const ofIt = saidOfIt(talk, someWords, lines.join('\n\n'))
  if (ofIt) return ofIt
  return talk.said.has(topic.short)
    ? [`If that isn’t what you meant, write to ${talk.question.own.contactEmail}; a person reads it.`]
    : [topic.short]
}
