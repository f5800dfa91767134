import type { Wanted } from '../worksheets/questions.ts'
import { hasDay, hasFigure } from './figures.ts'
import { costlyDeed, hasDeed, mildPraise, strongPraise } from './praise.ts'
import { plain, tellingWords } from './specific.ts'

const denied = /\b(?:never|not|no|had|because|only|without)\b|n't\b/i
const someone = /\b(?:i|you|he|she|they|we|people|customers|clients|everyone|everybody|it)\b/i

/** To ask what they feel gets a compliment. */
const asksFeeling =
  /\b(?:how|what|whether|if) (?:they|people|customers|guests|everyone|he|she|you) (?:all )?(?:(?:would )?(?:find|finds|like|likes|think|thinks|feel|feels|rate)|say|says) (?:of |about )?(?:it|them|this|that)\b|\b(?:get|ask for|collect|hear) (?:\p{L}+ )?(?:feedback|opinions?|thoughts|impressions?)\b/iu
/** Beside the quote, what somebody was seen to do. */
const seenDoing =
  /(?:^|[.!?"] +)(?!seems|looks like|likes|loves|finds|thinks|says|feels|sounds|enjoys|believes|reckons|considers|wants|needs|agrees|is|was|has|this|always|yes)\p{L}{2,}s (?:past|the|her|his|their|up|down|to|back|on|off|away|out|over|twice|through|for)\b/iu

/** Raised by what somebody feels, unless the answer tells what they did as well; of several quotes most have to. */
export function opinion(given: string, wants?: Wanted): number | undefined {
  const text = plain(given)
  const asked = asksFeeling.exec(text)
  if (asked) return asked.index
  if (/"/.test(text) && seenDoing.test(text.replace(/"[^"]*"/g, '"'))) return undefined
  const quotes = [...text.matchAll(/"[^"]+"/g)]
  if (quotes.length < 3) return felt(text) ?? (wants === 'deed' ? untold(text) : undefined)
  const raised = quotes.filter(([quote]) => felt(quote) !== undefined)
  return raised.length * 2 > quotes.length ? raised[0]?.index : undefined
}

/** No act, no figure, no day, and next to nothing that could be looked at. */
const untold = (text: string) =>
  hasDeed(text) || hasFigure(text) || hasDay(text) || tellingWords(text).length > 1 ? undefined : 0

function felt(text: string): number | undefined {
  const strong = strongPraise.exec(text)
  if (strong && !costlyDeed.test(text) && !(hasFigure(text) && hasDeed(text))) return strong.index
  const mild = mildPraise.exec(text)
  if (hasDeed(text) || hasFigure(text) || hasDay(text)) return undefined
  return mild ? mild.index : someone.test(text) && !denied.test(text) && tellingWords(text).length < 1 ? 0 : undefined
}
