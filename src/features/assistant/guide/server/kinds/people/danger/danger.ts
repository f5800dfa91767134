import type { Likely } from '#platform/server/language/learned-model.ts'
import { logOdds } from '#platform/server/language/log-odds.ts'
import type { Vocabulary } from '../../../../../models/server/chat-model.ts'
import type { MessageKind } from '../../../../../understanding/kinds.content.ts'
import { absence, hopeless } from './absence.ts'
import { arranging, farewell } from './leaving.ts'
import { means, worth } from './means.ts'
import { normalized } from './normalized.ts'
import { already, foreign, outright } from './outright.ts'
import type { Idea } from './signs.ts'
import { animalSign, asksSign, marketSign, thingSign, weighedWords } from './weighed-words.ts'

/**
 * `now`: something was done already; `said`: in so many words; `hinted`: it may be meant; `unclear`: as many such messages mean
 * it as don’t; `other`: somebody else’s life.
 */
export type Danger = 'now' | 'said' | 'hinted' | 'unclear' | 'other'
/** That a life is in question. */
export type ClearDanger = Exclude<Danger, 'unclear'>

const ideas: readonly Idea[] = [absence, hopeless, farewell, arranging, means, worth]
/** Two clear ideas about somebody close are enough, whatever else is said. */
const severalIdeas = 2
/** What a clear idea, a hint of one and other words weigh beside the logarithm of the odds of what was learned. */
const [clearWeight, hintWeight, wordWeight] = [4, 1.5, 0.5] as const
/** From where on it is danger: what was learned alone has to be surer. */
const leastWeight = { withIdea: 0.2, without: 0.7 } as const
/** How much it weighs against danger that it is a message about the product, beyond a fifth. */
const [productWeight, usualProduct] = [4.5, 0.2] as const
/** The words of danger are those of trade too: a product is killed, and a line dies. */
const tradeWeight = 1.5

/** Whether a message puts a life in question; `likely` is how much it is like those of each kind. */
export function dangerIn(text: string, vocabulary: Vocabulary, likely: Likely<MessageKind>): Danger | undefined {
  const plain = normalized(text, vocabulary)
  if (already.test(plain)) return 'now'
  // “Without killing myself” is said of a week's work: the rest of the message tells, and it's asked all the same.
  if (isSaid(plain)) return likely('lesson') >= surelyLesson && likely('danger') < hardlyDanger ? 'hinted' : 'said'
  if (foreign.test(text)) return 'said'
  if (isOfOthers(plain)) return 'other'
  if (!isHinted(plain, likely)) return undefined
  if (mayMeanElse(plain, likely)) return 'unclear'
  return likely('danger') >= surelyDanger ? 'said' : 'hinted'
}
const [surelyLesson, hardlyDanger, surelyDanger] = [0.9, 0.05, 0.95] as const
/** Words alone, in a message that is more like those about work. */
const [likelyLesson, likelyDanger] = [0.3, 0.3] as const

const isSaid = (plain: string) =>
  outright.test(plain) || (suicide.test(plain) && own.test(plain)) || (ends.test(plain) && !agreements.test(plain))
const own = /\b(?:i|me|my|myself|mine)\b/
const suicide = /\bsuicid\w*/
/** “I want to end it” is said of contracts too. */
const ends =
  /\b(?:want\w*|wish|ready|going|about|plan\w*|tried|trying|try|decided|time|might|could|will) (?:i could )?(?:to )?(?:just |finally )?end it\b(?! (?:with|off|by|early|before|at))/
const agreements =
  /\b(?:contract|lease|clause|agreement|subscription|membership|plan|trial|client|supplier|partnership|retainer|collaboration|relationship|vacation)\b/

const clearly = (plain: string) => ideas.filter(({ clear }) => clear.test(plain)).length

/** No idea decides by itself: the words of danger are said of other things too. */
function isHinted(plain: string, likely: Likely<MessageKind>): boolean {
  const isOfWork = likely('lesson') >= likelyLesson && likely('danger') < likelyDanger
  if (unwilling.test(plain) && clearly(plain) === 0) return false
  if ((isOfWork || animalSign.test(plain) || thingSign.test(plain)) && clearly(plain) === 0) return false
  const hinted = ideas.filter(({ hint }) => hint?.test(plain)).length
  const ofProduct = Math.max(0, likely('product') - usualProduct)
  const ofIdeas = clearWeight * Math.min(clearly(plain), severalIdeas) + hintWeight * hinted
  const ofWords = wordWeight * weighedWords(plain) + logOdds(likely('danger'))
  const against = productWeight * ofProduct + (isOfTrade(plain) ? tradeWeight : 0)
  return ofIdeas + ofWords - against >= leastWeight[ofIdeas > 0 ? 'withIdea' : 'without']
}

/**
 * Where no idea of danger is met, what was learned speaks alone: with hardly a word of danger beside it, about half of such
 * messages that it hadn’t seen were about something else.
 */
function mayMeanElse(plain: string, likely: Likely<MessageKind>): boolean {
  if (ideas.some(({ clear, hint }) => clear.test(plain) || hint?.test(plain))) return false
  const words = weighedWords(plain)
  return unclearBelow.some(([most, share]) => words < most && likely('danger') < share)
}
/** What the words weigh, and how likely it is. */
const unclearBelow = [
  [0, surelyDanger],
  [1, 0.9],
  [3, 0.8],
] as const

/** “And if I don’t feel like it?” is said of a task, and no more. */
const unwilling =
  /^\W*(?:(?:and|but|so|ok|okay|what) )*(?:if |when )?i (?:don't|dont|do not|really don't) (?:really )?(?:feel like|want to do) (?:it|that|this|doing (?:it|that|this))(?: (?:today|tonight|then|tomorrow|on \w+day))?\W*$/

const trade =
  /\b(?:customers?|clients?|company|e-?mails?|newsletter|website|subscribers?|buyers?|if i (?:close|sell|shut|wind up) (?:the|my) \w+)\b/
const isOfTrade = (plain: string) =>
  trade.test(plain) || /!!/.test(plain) || (marketSign.test(plain) && asksSign.test(plain))

const people =
  /\b(?:co-?founders?|(?:business )?partner|wife|husband|girlfriend|boyfriend|friend|mate|son|daughter|kid|brother|sister|mum|mom|mother|dad|father|employees?|assistant|colleague|co-?worker|team ?mate|worker|clients?|customers?|apprentice|neighbou?r|students?|he|she)\b/
const theirWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she|they) is\b/g, 'i am'],
  [/\b(?:he|she|they)\b/g, 'i'],
  [/\b(?:himself|herself|themselves|themself)\b/g, 'myself'],
  [/\b(?:his|her|their)\b/g, 'my'],
  [/\b(?:him|them)\b/g, 'me'],
]

/** That is grief, and nobody can be called to help. */
const happened = /\b(?:took|killed|ended|hanged|died)\b/

/** Somebody close, of whom is said what would be danger if it were said of oneself. */
function isOfOthers(plain: string): boolean {
  if (!people.test(plain) || happened.test(plain)) return false
  const asOwn = theirWords.reduce((text, [form, as]) => text.replace(form, as), plain)
  return asOwn !== plain && (isSaid(asOwn) || (clearly(asOwn) >= severalIdeas && clearly(plain) < clearly(asOwn)))
}
