import type { AskedPlace, Asked as PlacesAsked } from '../../../../tools/server/catalog/file-catalog.ts'
import type { FigureKey } from '../../../../tools/server/own-record.ts'
import type { Talk } from '../../talk.ts'
import { isOfProduct, recallIn, recalls } from './own-words.ts'

/** Ways of asking what is written about oneself: whose it is, or that one wrote, set, promised or has it. */
const own =
  /\b(?:my|mine|our)\b|\b(?:did|have|had) (?:i|we)\b|\b(?:do|am|are|were|was) (?:i|we)\b|\bi (?:wrote|said|set|chose|promised|noted|decided|entered|put down|planned|committed)\b|\bhow (?:much|long|many)\b.{0,40}\b(?:i|we)\b|\bwhen (?:do|will|does|is|am|are) (?:i|we|my|our|the (?:money|cash))\b|\bwill (?:my|our|the) (?:money|cash|savings)\b/
const asks =
  /^\W*(?:so |and |but |ok,? |hey,? |hi,? |please |can you |could you |do you know )?(?:what|what's|whats|how much|how many|how long|when|when's|whens|who|who's|whos|whom|which|where|where's|until when|till when|at (?:what|which)|on (?:what|which)|in (?:what|which)|below (?:what|which)|am i|are we|do i|do we|did i|have i|tell me|show me|remind me|give me|read me|look up|find|months until|will)\b|^\W*(?:my|our) [a-z' -]{3,24}\W*$|^[\w' -]{4,40}\b(?:my|our|i'd|id)\b[\w' -]{2,24}\W*$|^\W*(?:in|on|from) (?:my|our) [\w -]{3,40},? (?:what|how|which|who|when)\b/
/** Questions about what to do belong to lessons, whoever asks them. */
const advises =
  /\b(?:should|have to|could|shall|can i|can we|how do i|how do we|how to|how can|must i|must we|need to|(?:do|will) (?:i|we) (?:really |even )?need|ought|would i|would you|improve|calculate|work out|find out|figure out|decide on|write an?|a good|enough to|give me an?|tips?|advice|membership|subscription|quantum|elite|password)\b/
/** Words of advice that may also stand in a label: “next”, “lower end”. */
const mayAdvise =
  /\b(?:why|good|best|better|right(?! now)|wrong|increase|raise|lower|reduce|grow|choose|checklist|template|script|ideas?|example|next)\b/
/** What was, or what is about oneself: it may be on a page, where nearly all of its words are. */
const told = /\b(?:was|were|did|had|won|came|i'd|i'll|i've|i|me|us|the)\b/
const longest = 160
/** A label of some page is alike by chance more often than a question that members are known to ask. */
const leastAlike = { asked: 0.42, askedOfPage: 0.75, recalled: 0.33 }
/** A known question from here on is meant before any field; how much of a question a field has to cover, where it’s recalled and where not. */
const [surelyKnown, coversRecalled, coversAsked, coversClearly] = [0.62, 0.42, 0.66, 0.8] as const
/** Where nothing is recalled, but asked as one’s own. */
const likelyKnown = 0.55
/** Many words that are covered for the most part say more than one that is covered whole. */
const [manyWords, coversMany] = [3, 0.58] as const

/** What answers a question about one’s own file: known fields, a number or a page, or fields by their own words. */
export type OwnTarget = { key: FigureKey } | { places: readonly AskedPlace[] }
/** Where one may look, the likeliest first: what is empty there may stand in the next. */
export type OwnTargets = readonly OwnTarget[]

/** “With what’s on my runway page, when do I …” */
const goingBy =
  /^\W*(?:(?:with|from|by|going by|based on|according to|looking at|given) (?:what(?:'s| is) (?:on|in) )?((?:my|the) [a-z ]{0,24}(?:page|sheet|file|numbers?))[, ]+)/

type Asked = Pick<Talk, 'plain' | 'question'>

/** The known question that is asked about one’s own file. */
export function ownKey({ plain: said, question }: Asked): FigureKey | undefined {
  const [whole = '', by = ''] = goingBy.exec(said) ?? []
  const plain = said.slice(whole.length)
  if (plain.length > longest || !own.test(plain)) return undefined
  const key = (by && near(question.own.findFigure(by))) || question.own.findFigure(plain)
  if (recalls.test(plain)) return key && key.alike >= leastAlike.recalled ? key : undefined
  return asks.test(plain) && !advises.test(plain) && !mayAdvise.test(plain) ? near(key) : undefined
}

const near = (key: FigureKey | undefined): FigureKey | undefined =>
  key && key.alike >= (key.isPage ? leastAlike.askedOfPage : leastAlike.asked) ? key : undefined

/** What is asked for by a verb of recording, or by naming the file: it is meant whatever else the words are like. */
export function recalledIn(talk: Talk): OwnTargets {
  const plain = recallIn(talk)
  if (plain === undefined) return clearlyIn(talk)
  const { findFigure, findPlaces } = talk.question.own
  const known = knownOf(findFigure(plain), leastAlike.recalled)
  return inOrder(known, findPlaces(plain), coversRecalled)
}

/** What is asked for as one’s own, in words of its fields. */
export function ownIn(talk: Talk): OwnTargets {
  const key = ownKey(talk)
  const asked = placesAsked(talk)
  const known = knownOf(key, leastAlike.recalled)
  const clearly = inOrder(known, asked, coversAsked, likelyKnown)
  const covers = (asked?.words ?? 0) >= manyWords ? coversMany : coversAsked
  const found = clearly.length > 0 ? clearly : inOrder(undefined, asked, covers)
  if (found.length > 0) return found
  if (key) return [{ key }]
  return recalls.test(talk.plain) && own.test(talk.plain) ? pageAbout(talk.question) : []
}

/** What comes next in the program, though a page has a field for one’s next step. */
const ofProgram = /\bnext (?:step|lesson|thing|task|action)\b/

function clearlyIn(talk: Talk): OwnTargets {
  if (ofProgram.test(talk.plain)) return []
  const asked = placesAsked(talk)
  const covers = asked?.isPageNamed ? coversRecalled : coversClearly
  return asked && asked.words > 1 && asked.alike >= covers
    ? inOrder(knownOf(ownKey(talk), leastAlike.asked), asked, covers)
    : []
}

function placesAsked({ plain, question }: Talk): PlacesAsked | undefined {
  const isAsked = plain.length <= longest && (own.test(plain) || told.test(plain)) && asks.test(plain)
  const asked = isAsked && !advises.test(plain) && !isOfProduct(plain) ? question.own.findPlaces(plain) : undefined
  const isDoubtful = mayAdvise.test(plain) || !own.test(plain)
  return asked && (!isDoubtful || (asked.alike >= coversClearly && asked.words > 1)) ? asked : undefined
}

function inOrder(
  known: FigureKey | undefined,
  asked: PlacesAsked | undefined,
  covers: number,
  sure: number = surelyKnown,
): OwnTargets {
  const places = asked && asked.alike >= covers ? [asked] : []
  const key = known ? [{ key: known }] : []
  // One word stands in many fields: the question that is known to have it is meant.
  const isKnown = known && (known.alike >= sure || (asked?.words ?? 0) <= 1)
  return isKnown ? [...key, ...places] : [...places, ...key]
}

const knownOf = (key: FigureKey | undefined, least: number) =>
  key && !key.isPage && key.alike >= least ? key : undefined

/** “What did I write about rivals?” is about the page of the lesson on rivals. */
function pageAbout({ passages, own }: Talk['question']): OwnTargets {
  const key = own.pageOfLesson(passages[0]?.id ?? '')
  return key ? [{ key }] : []
}
