import { notThat } from '../../../person.ts'
import type { Kind, Say, Talk } from '../../../talk.ts'
import { helped, helpTopicOf } from '../../help.ts'
import { standsAlone } from '../turns/stands-alone.ts'
import { leansTo, saysNothing } from './leaning.ts'
import { saidOfIt } from './said-of-it.ts'
import { topicBeside, topicMeant } from './topic-meant.ts'

const ofProduct = /\]\(\/(?:settings|pricing|coaching|refer|resources|summit|frontier|terms|privacy)\b/
const ofLesson = /\]\(\/modules\//
/** So much of the message’s words stand in a sentence that answers it; more where another topic is surely meant by them. */
const [mostly, nearlyAll] = [0.5, 0.75] as const
/** What stands by itself is about this topic at least so likely. */
const leastAlone = 0.25

/** “Do I lose my pages then?” after an answer about the product is about that, in its own sentences or as the topic beside it. */
export const furtherHelp: Kind = {
  name: 'help',
  read: (talk) => {
    if (!wasOfProduct(talk) || talk.said.times > 1 || !leansTo(talk, ['product'])) return undefined
    return topicBeside(talk) ?? ofTopic(talk)
  },
}

function ofTopic(talk: Talk): Say | undefined {
  const { best, isBefore, alone, isSure } = topicMeant(talk)
  const isAlone = standsAlone(talk.plain)
  const told = isBefore || !isAlone ? saidOfIt(talk, isSure && !isBefore ? nearlyAll : mostly) : undefined
  if (told) return () => told
  if (!best || (isAlone && alone < leastAlone)) return undefined
  const named = saysNothing(talk) || isAlone || isSure ? undefined : helpTopicOf(talk)
  return async () => {
    const lines = await helped(named ?? best, talk)
    return lines.length === 1 && lines[0] === best.short ? [...lines, notThat(talk)] : lines
  }
}

/** One of the last two answers names a place of the product, and the last one neither a lesson nor a page. */
const wasOfProduct = ({ said, question }: Talk): boolean =>
  !ofLesson.test(said.last) &&
  question.turns.slice(-answersBefore).some(({ role, content }) => role === 'assistant' && ofProduct.test(content))
const answersBefore = 4
