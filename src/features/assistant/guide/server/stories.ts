import type { Meant } from '../../understanding/server/create-understanding.ts'
import { isOfBusiness } from './help/of-business.ts'
import { helped, topicById } from './kinds/help.ts'
import { lesson } from './kinds/lesson.ts'
import { figureNamed, ownFigure } from './kinds/own/own-figure.ts'
import { doubtedTopic } from './kinds/product/doubted-topic.ts'
import { isToldSurely } from './kinds/words/told-surely.ts'
import { asksNumber } from './sums/asks-number.ts'
import { plainNumbers } from './sums/plain/plain-numbers.ts'
import { type Kind, longestPlain, type Talk } from './talk.ts'
import { goesOn } from './thread.ts'

/** How much has to speak for a lesson, and how much more than for anything else: of a story a lesson says itself how sure it is. */
const [ofStory, ofQuestion] = [
  [0.16, 0],
  [0.42, 0.06],
] as const
/** The same for a figure that the member wrote. */
const [figure, figureAhead] = [0.4, 0.06]
/** The same for what is asked about the product, where a wrong answer would say something of the member’s own state. */
const [product, productAhead] = [0.36, 0.06]

/** A message that tells of a lesson’s matter, by all its words together. */
const toldLesson = (talk: Talk) => {
  const { first, lead } = mostMeant(talk)
  const [least, ahead] = isLong(talk) ? ofStory : ofQuestion
  return first?.kind === 'lesson' && first.score >= least && lead >= ahead ? lesson.read(talk) : undefined
}

/** A message that is about the product, by all its words together. */
const toldTopic = (talk: Talk) => {
  const { first, lead, leadOfKind } = mostMeant(talk)
  const isClear = first?.kind === 'help' && first.score >= product && lead >= productAhead && leadOfKind >= productAhead
  const topic = isClear && !isOfBusiness(talk.plain) ? topicById(first.id, talk) : undefined
  return topic && (async () => doubtedTopic(topic, await helped(topic, talk), talk))
}

/** A message that asks for one’s own figure in words that no pattern of such questions has. */
const toldFigure = (talk: Talk) => {
  const { first, lead } = mostMeant(talk)
  const isClear = first?.kind === 'own' && first.score >= figure && lead >= figureAhead && recallsOwn.test(talk.plain)
  return isClear ? figureNamed(first.id, talk, isToldSurely({ kind: 'own', id: first.id }, talk)) : undefined
}
const recallsOwn =
  /\b(?:i|we) (?:\w+ )?(?:put|set|wrote|entered|said|filled|chose|noted|picked|decided|named|gave|have|had)\b|\b(?:my|our)\b.*\b(?:again|now|currently|right now)\b|\bremind me\b|\bwhat(?:'s| is| was| are) (?:my|our)\b|\bhow (?:much|many|long)\b.*\b(?:i|we|my|our)\b/

/** Who asks for a number gets one, where there are figures to work it out of. */
const isSum = ({ plain }: Talk) => asksNumber(plain) && (plainNumbers(plain).match(/\d[\d.,]*/g)?.length ?? 0) > 1

/** From here on a message tells more than the word that a pattern looks for. */
const long = 70
const isLong = ({ plain, text }: Talk) => plain.length >= long || text.length > longestPlain

const ofLong =
  (read: Kind['read']): Kind['read'] =>
  (talk) =>
    isLong(talk) && !isSum(talk) ? read(talk) : undefined

export const longStory: Kind = { group: 'lesson', read: ofLong(toldLesson) }
export const longProblem: Kind = { group: 'help', read: ofLong(toldTopic) }
export const ownStory: Kind = { ...ownFigure, read: toldFigure }
export const story: Kind = { group: 'lesson', read: toldLesson }
export const problem: Kind = { group: 'help', read: toldTopic }

/** Whether a message tells of a lesson’s matter, whatever else stands in it. */
export const tellsOfLesson = (talk: Talk): boolean => {
  const { first } = mostMeant(talk)
  return isLong(talk) && first?.kind === 'lesson' && first.score >= told
}
const told = 0.22

type MostMeant = { first: Meant | undefined; lead: number; leadOfKind: number }

function mostMeant(talk: Talk): MostMeant {
  if (goesOn(talk)) return { first: undefined, lead: 0, leadOfKind: 0 }
  const [first, ...others] = talk.question.look.meant(talk.text.length > longestPlain ? talk.text : talk.plain)
  const ahead = (other: Meant | undefined) => (first?.score ?? 0) - (other?.score ?? 0)
  return {
    first,
    lead: ahead(others.find(({ kind }) => kind !== first?.kind)),
    leadOfKind: ahead(others.find(({ kind, id }) => kind === first?.kind && id !== first?.id)),
  }
}
