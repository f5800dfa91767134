import { stemsOf } from '#platform/server/language/word-stems.ts'
import { linkTo, type Say, type Talk } from '../../../talk.ts'
import { otherChoices } from '../../choice.ts'
import { otherDraft } from '../../words/drafts/other-draft.ts'
import { bareOf } from '../bare.ts'
import { draftBefore } from '../draft/draft-before.ts'
import { isNumbered, placeIn } from '../item.ts'
import { asksForAnother } from './aside.ts'
import { notNamedYet } from './further-on.ts'

const mostOthers = 3

/** “The other one”: another text after a text, the other of two that the question named, else another lesson. */
export function otherOne(talk: Talk): Say | undefined {
  if (talk.said.last === '') return undefined
  const named = alternativeNamed(talk)
  if (named) return () => ofAlternative(named, talk)
  if (isOfNoList(talk)) return () => nothingNumbered(talk)
  if (!asksForAnother.test(bareOf(talk.plain))) return undefined
  return () => (draftBefore(talk) ? otherDraft(talk) : otherLesson(talk))
}

const either =
  /\b(?:an? |the )?([a-z][a-z' -]{2,40}?),? or (?:an? |the )?([a-z][a-z' -]{2,40}?)(?: (?:price|plan|one|customers?|business|first|instead|now))?\W*$/

/** “The second”, after “monthly or yearly?” was asked and nothing was numbered. */
function alternativeNamed(talk: Talk): string | undefined {
  const { plain, said } = talk
  if (isNumbered(said.last)) return undefined
  const place = /^(?:the )?other(?: one)?$/.test(bareOf(plain)) ? -1 : placeIn(talk)
  const [, first, second] = either.exec(said.asked.toLowerCase()) ?? []
  if (!first || !second || place === undefined) return undefined
  if (place === 1) return first.split(' ').slice(-mostWords).join(' ')
  return place === 2 || place < 0 ? second : undefined
}
const mostWords = 3

/** What the program says of the one that is meant; it decides for nobody. */
function ofAlternative(named: string, talk: Talk): string[] {
  const { look } = talk.question
  const found = look.find(`${named} ${talk.said.asked}`)
  const [best] = [...found.passages, ...found.near].filter(
    ({ answer }) =>
      answer && answer.alike >= leastAlike && !talk.said.has(answer.given.answer) && tells(answer.given.answer, named),
  )
  const lead = `So **${named}**. Which one is right for you I can’t judge from here.`
  if (best?.answer)
    return [
      `${lead} The nearest that the program has to it:`,
      best.answer.given.answer,
      `More in ${linkTo(best, talk)}.`,
    ]
  const spoken = look.spoken(talk.said.last)
  const next = [spoken?.given.limits, spoken?.given.otherwise, spoken?.given.example, spoken?.given.why].find(
    (text) => text && !talk.said.has(text),
  )
  return next ? [`${lead} Compare it with this:`, next] : [lead, ...otherLesson(talk)]
}
const leastAlike = 0.5

function tells(text: string, named: string): boolean {
  const words = new Set(stemsOf(text))
  return stemsOf(named).some((word) => words.has(word))
}

function otherLesson(talk: Talk): string[] {
  const near = notNamedYet(talk).slice(0, mostOthers)
  const [first] = near
  if (!first) return ['I have no other one near to that. What should be different about it? One sentence is enough.']
  return otherChoices(near, talk)
}

const isOfNoList = (talk: Talk): boolean => {
  const { turns } = talk.question
  const isListed = turns.some(({ role, content }) => role === 'assistant' && isNumbered(content))
  return placeIn(talk) !== undefined && !isListed && talk.question.look.spoken(talk.said.last) === undefined
}

/** A place in answers that had none. */
function nothingNumbered(talk: Talk): string[] {
  const near = notNamedYet(talk).slice(0, mostOthers)
  const lead = 'There was no numbered list, so I don’t know which one that is.'
  return near.length > 0 ? [lead, ...otherChoices(near, talk)] : [lead, 'Say it with its name.']
}
