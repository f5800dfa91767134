import { ofFile } from '../../said/answered-as.ts'
import { linkTo, type Say, saidBy, type Talk } from '../../talk.ts'
import { pointsBack } from '../../thread.ts'
import { ownFigure } from '../own/own-figure.ts'
import { term } from '../term.ts'
import { bareOf, tellingWords } from './bare.ts'
import type { Spoken } from './spoken.ts'

const another =
  /^\W*(?:(?:ok|okay|so|now)[, ]+)?(?:and|or|what about|how about|what's|whats|what is)\W+(?:what about |how about )?(?:the |my |our |a |an )?([a-z0-9' -]{2,30}?)\W*$/

/** “And revenue?” asks the same of something else: of one’s own figures, or for what a word means. */
export function sameOf(talk: Talk): Say | undefined {
  const [, subject = ''] = another.exec(talk.plain) ?? []
  const isOwn = talk.said.was(...ofFile)
  if (subject === '' || !(isOwn || talk.said.was('term'))) return undefined
  if (isOwn && talk.question.look.kinds(talk.plain)('term') >= aWord) return undefined
  const plain = isOwn ? `what is my ${subject}` : `what is ${subject}`
  const asked = { ...talk, plain, text: plain }
  return saidBy(isOwn ? ownFigure : term, asked)
}

/** “What is a lead magnet?” asks for the word, whatever was read before. */
const aWord = 0.9

/** A question this near to a known one stands by itself. */
const known = 0.5
const longest = 50

/** What says next to nothing by itself is about the answer before: what may be wanted of it is offered, and nothing is searched. */
export function askedBack(talk: Talk, spoken: Spoken | undefined): Say | undefined {
  const { plain, said, question } = talk
  const bare = bareOf(plain)
  const saysLittle = tellingWords(bare) === 0 || (tellingWords(bare) === 1 && pointsBack(talk))
  if (said.last === '' || plain.length > longest || !saysLittle || !spoken || !/[a-z]/.test(plain)) return undefined
  if ((question.look.find(plain).passages[0]?.answer?.alike ?? 0) >= known) return undefined
  const { lesson, given } = spoken
  const fresh = [given?.example, given?.why, given?.short].find((text) => text && !said.has(text))
  return () => [
    `If that’s about ${linkTo(lesson, talk)}: ${fresh ?? lesson.argument}`,
    'Not what you meant? Say *shorter*, *why*, *an example*, *the steps* or *how long does it take*, or ask it with the thing in it.',
  ]
}
