import type { Vocabulary } from '../../../../../models/server/chat-model.ts'
import { absence, hopeless } from './absence.ts'
import { arranging, farewell } from './leaving.ts'
import { means, worth } from './means.ts'
import { already, foreign, outright } from './outright.ts'
import { plainWords } from './plain-words.ts'
import type { Idea } from './signs.ts'
import { asks, market, weighedWords } from './weighed.ts'

/** `now`: something was done already; `said`: in so many words; `hinted`: it may be meant; `other`: somebody else’s life. */
export type Danger = 'now' | 'said' | 'hinted' | 'other'

const ideas: readonly Idea[] = [absence, hopeless, farewell, arranging, means, worth]
/** Hints of as many ideas say as much as one clear word; what one weighs among other words, and how much those have to weigh. */
const [severalHints, hintWeight, leastWeighed] = [2, 1.5, 3.9]

/** Whether a message puts a life in question. */
export function dangerIn(text: string, vocabulary: Vocabulary): Danger | undefined {
  const plain = plainWords(text, vocabulary)
  if (already.test(plain)) return 'now'
  if (isSaid(plain) || foreign.test(text)) return 'said'
  if (isOfOthers(plain)) return 'other'
  return isHinted(plain) ? 'hinted' : undefined
}

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

function isHinted(plain: string): boolean {
  const clear = clearly(plain)
  // The words of danger are those of trade too: a product is killed, and a line dies.
  if (clear < severalHints && asksOfMarket(plain)) return false
  if (clear > 0) return true
  if (!own.test(plain)) return false
  const hinted = ideas.filter(({ hint }) => hint?.test(plain)).length
  if (away.test(plain)) return false
  return hinted >= severalHints || weighedWords(plain) + hintWeight * hinted >= leastWeighed
}
const away = /\b(?:travel\w*|vacation|holidays?|maternity|baby|conference|back (?:on|in))\b/
const asksOfMarket = (plain: string) => /!!/.test(plain) || (market.test(plain) && asks.test(plain))

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
  return asOwn !== plain && (isSaid(asOwn) || (clearly(asOwn) >= severalHints && clearly(plain) < clearly(asOwn)))
}
export function why(text: string, vocabulary: Vocabulary): string {
  const p = plainWords(text, vocabulary)
  return ['absence', 'hopeless', 'farewell', 'arranging', 'means', 'worth'].flatMap((n, i) => [ideas[i]!.clear.exec(p)?.[0], ideas[i]!.hint?.exec(p)?.[0]].map((m, j) => m && `${n}${j}<${m}>`)).concat([outright.exec(p)?.[0], already.exec(p)?.[0]]).filter(Boolean).join(' | ')
}

export const clears = (p: string) => ideas.filter(({ clear }) => clear.test(p)).length + (outright.test(p) || ofOthers(p) || already.test(p) || (suicide.test(p) && own.test(p)) ? 2 : 0)
