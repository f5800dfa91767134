import type { HelpTopic } from '../../../help/help-topic.ts'
import { isOfBusiness } from '../../../help/of-business.ts'
import { isOfTradeMoney } from '../../../help/of-trade-money.ts'
import { notThat } from '../../../person.ts'
import { ofFile, ofSum } from '../../../said/answered-as.ts'
import { linksLesson, linksProduct } from '../../../said/links.ts'
import type { Kind, Say, Talk } from '../../../talk.ts'
import { goesOn, isConnected, pointsBack } from '../../../thread.ts'
import { helped, helpTopicOf } from '../../help.ts'
import { ownKey } from '../../own/own-key.ts'
import { standsAlone } from '../turns/stands-alone.ts'
import { leansTo, saysNothing } from './leaning.ts'
import { saidOfIt } from './said-of-it.ts'
import { type Meant, topicBeside, topicMeant } from './topic-meant.ts'

/** So much of the message’s words stand in a sentence that answers it, by how surely they are about what was answered. */
const [half, nearlyAll, all] = [0.5, 0.75, 1] as const
const likelyProduct = 0.5
/** What says enough by itself is about this topic at least so likely. */
const leastAlone = 0.45

/** “Do I lose my pages then?” after an answer about the product is about that, in its own sentences or as the topic beside it. */
export const furtherHelp: Kind = {
  group: 'help',
  read: (talk) => {
    const isMeant = leansToProduct(talk) || (isOnProduct(talk) && pointsBack(talk))
    if (!isMeant || talk.said.times > 1 || !wasOfProduct(talk) || isOfOwn(talk)) return undefined
    return ofTopic(talk)
  },
}

/** Whether what is nearly known to be asked of another topic is meant of the one before: by what it says alone, and after that. */
export function staysOnTopic(talk: Talk, isWordForWord: boolean): boolean {
  if (furtherHelp.read(talk) === undefined) return false
  if (saysNothing(talk)) return true
  const { isBefore, alone } = topicMeant(talk)
  return !isWordForWord && isBefore && alone >= leastAlone
}

/** “Do I lose everything I wrote?”, after how to cancel: before anything that has these words. */
export const helpBeside: Kind = {
  group: 'help',
  read: (talk) => (wasOfProduct(talk) && leansTo(talk, ['product']) && !isOfOwn(talk) ? topicBeside(talk) : undefined),
}

/** Few words that say something of their own, such as “late payers”, have to sound like the product by themselves. */
function leansToProduct(talk: Talk): boolean {
  if (!leansTo(talk, ['product'])) return false
  if (!goesOn(talk) || isConnected(talk) || pointsBack(talk) || saysNothing(talk)) return true
  return talk.question.look.kinds(talk.plain)('product') >= ofItself
}
const ofItself = 0.6

/** “My customers want refunds, what now?”, after how to cancel: of the business, though it has the words of the answer. */
const isOfOwn = (talk: Talk): boolean => isOfBusiness(talk.plain) && (isOfTradeMoney(talk.plain) || !goesOn(talk))

function ofTopic(talk: Talk): Say | undefined {
  const isAlone = standsAlone(talk.plain)
  if (isAlone && ownKey(talk)) return undefined
  const meant = topicMeant(talk)
  const { best, isBefore, alone, isSure } = meant
  const named = saysNothing(talk) ? undefined : helpTopicOf(talk)
  const told = isBefore || !isAlone ? saidOfIt(talk, leastSaid(talk, meant, named)) : undefined
  if (told) return () => told
  const topic = isAlone || isSure ? best : (named ?? best)
  if (!topic || (!goesOn(talk) && alone < leastAlone)) return undefined
  return async () => {
    const lines = await helped(topic, talk)
    return lines.length === 1 && lines[0] === topic.short ? [...lines, notThat(talk)] : lines
  }
}

/** What is known to be asked of another topic takes all of its words; what points at nothing, or is asked by itself, more than half. */
function leastSaid(talk: Talk, { before, isBefore, isSure }: Meant, named: HelpTopic | undefined): number {
  if (pointsBack(talk)) return half
  if (named && named.name !== before) return all
  if (standsAlone(talk.plain) || (isSure && !isBefore)) return nearlyAll
  return talk.question.look.kinds(talk.plain)('product') >= likelyProduct ? half : nearlyAll
}

/** One of the last two answers names a place of the product, or answered what is surely about it; and the last one no lesson or page. */
const wasOfProduct = (talk: Talk): boolean => {
  const { said, question } = talk
  if (linksLesson(said.last)) return false
  const answers = question.turns.slice(-answersBefore).filter(({ role }) => role === 'assistant')
  return answers.some(({ content }) => linksProduct(content)) || surelyAsked(talk)
}
const answersBefore = 4

/** The last two answers both name a place of the product: what points back points there, whatever it sounds like. */
function isOnProduct({ question: { turns } }: Talk): boolean {
  const answers = turns.filter(({ role }) => role === 'assistant').slice(-2)
  return answers.length === 2 && answers.every(({ content }) => linksProduct(content) && !linksLesson(content))
}

/** An answer without a link, such as that there is no app. */
const surelyAsked = ({ said, question: { look } }: Talk): boolean =>
  !said.was(...ofFile, ...ofSum, 'term') &&
  look.spoken(said.last) === undefined &&
  look.kinds(said.asked)('product') >= surely
const surely = 0.8
