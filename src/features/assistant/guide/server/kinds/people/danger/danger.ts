import type { Vocabulary } from '../../../../../models/server/chat-model.ts'
import { logOdds } from '../../../../../understanding/server/message-kind/log-odds.ts'
import { absence, hopeless } from './absence.ts'
import { arranging, farewell } from './leaving.ts'
import { means, worth } from './means.ts'
import { normalized } from './normalized.ts'
import { already, foreign, outright } from './outright.ts'
import type { Idea } from './signs.ts'
import { asksSign, marketSign, weighedWords } from './weighed-words.ts'

/** `now`: something was done already; `said`: in so many words; `hinted`: it may be meant; `other`: somebody else’s life. */
export type Danger = 'now' | 'said' | 'hinted' | 'other'

const ideas: readonly Idea[] = [absence, hopeless, farewell, arranging, means, worth]
/** Hints of as many ideas say as much as one clear word. */
const severalHints = 2
/** What one hint weighs among other words, what is learned of such messages does, and how much all of it has to. */
const [hintWeight, learned, leastWeighed] = [1.5, 1.5, 1.5]

/** Whether a message puts a life in question; `likely` is how much it is like those known to, from 0 to 1. */
export function dangerIn(text: string, vocabulary: Vocabulary, likely: number): Danger | undefined {
  const plain = normalized(text, vocabulary)
  if (already.test(plain)) return 'now'
  if (isSaid(plain) || foreign.test(text)) return 'said'
  if (isOfOthers(plain)) return 'other'
  return isHinted(plain, likely) ? 'hinted' : undefined
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

function isHinted(plain: string, likely: number): boolean {
  const clear = clearly(plain)
  // The words of danger are those of trade too: a product is killed, and a line dies.
  if (clear < severalHints && asksOfMarket(plain)) return false
  if (clear > 0) return true
  if (!own.test(plain)) return false
  const hinted = ideas.filter(({ hint }) => hint?.test(plain)).length
  if (away.test(plain) || trade.test(plain)) return false
  const weight = weighedWords(plain) + hintWeight * hinted + learned * logOdds(likely)
  return hinted >= severalHints || weight >= leastWeighed
}
const away = /\b(?:travel\w*|vacation|holidays?|maternity|baby|conference|back (?:on|in))\b/
/** Where trade is spoken of, loose words say nothing. */
const trade = /\b(?:customers?|clients?|company|e-?mails?|newsletter|website|subscribers?|buyers?)\b/
const asksOfMarket = (plain: string) => /!!/.test(plain) || (marketSign.test(plain) && asksSign.test(plain))

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
