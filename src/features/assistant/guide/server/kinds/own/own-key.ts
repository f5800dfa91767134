import type { AskedPlace } from '../../../../tools/server/catalog/asked-place.ts'
import type { Asked as PlacesAsked } from '../../../../tools/server/catalog/file-catalog.ts'
import type { FigureKey } from '../../../../tools/server/own-record.ts'
import { longestPlain, type Talk } from '../../talk.ts'
import { formOf } from './asked-form.ts'
import { isOfProduct, pointsToScene, recallIn, recalls } from './own-words.ts'

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
const longest = 160
/** A label of some page is alike by chance more often than a question that members are known to ask. */
export const leastAlike = { asked: 0.42, askedOfPage: 0.75, recalled: 0.33 }
/** From here on a known question is meant before any field: where something is recalled, and where it is asked as one’s own. */
export const [surelyKnown, likelyKnown] = [0.62, 0.5] as const
/** How much of a question a field has to cover to be meant, by what the question is like; where it counts before stories, lessons and help. */
const covers = { own: 0.42, fact: 0.46, rest: 0.56, advice: 0.72 } as const
/** The same where nothing else is surely meant. */
const coversLikely = { own: 0.36, fact: 0.38, rest: 0.45, advice: 0.58 } as const
/** A lesson that is asked in nearly these words is meant rather. */
const sureLesson = { own: 0.62, fact: 0.55, rest: 0.5, advice: 0.5 } as const
const [coversRecalled, coversNamed, coversClearly] = [0.3, 0.42, 0.58] as const
/** The same of all that is told around a question that says little by itself. */
const coversOfScene = 0.16
/** From here on it is asked before help, too, and before help with words of the product. */
const [coversSurely, coversOfProduct] = [0.8, 0.88] as const
/** Below, others may be meant. */
const coversToBeSure = 0.55

/**
 * What answers a question about one’s own file: known fields, a number or a page, or fields by their own words, which may be
 * others where few of the words are theirs.
 */
export type OwnTarget = { key: FigureKey } | PlacesTarget
/** `doubted`: other pages that may be meant, where these places are told with a doubt. */
type PlacesTarget = {
  places: readonly AskedPlace[]
  isSure: boolean
  isLikely?: boolean
  doubted?: readonly string[]
}
/** Where one may look, the likeliest first: what is empty there may stand in the next. */
export type OwnTargets = readonly OwnTarget[]

/** “With what’s on my runway page, when do I …” */
const goingBy =
  /^\W*(?:(?:with|from|by|going by|based on|according to|looking at|given) (?:what(?:'s| is) (?:on|in) )?((?:my|the) [a-z ]{0,24}(?:page|sheet|file|numbers?))[, ]+)/

/** What runs out or is paid until a day without being money. */
const ofPapers = /\b(?:passport|visa|domain|lease|licen[sc]e|permit|warranty|inspection|insurance)\b/

type Asked = Pick<Talk, 'plain' | 'question'>

/** The known question that is asked about one’s own file. */
export function ownKey({ plain: said, question }: Asked): FigureKey | undefined {
  const [whole = '', by = ''] = goingBy.exec(said) ?? []
  const plain = said.slice(whole.length)
  if (plain.length > longest || !own.test(plain) || ofPapers.test(plain)) return undefined
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
  const asked = findPlaces(plain)
  const known = knownOf(findFigure(plain), leastAlike.recalled)
  const isNearer = known !== undefined && (asked?.words ?? 0) > 1 && (asked?.alike ?? 0) >= known.alike
  const found = inOrder(known, asked, isNearer ? Math.min(known.alike, coversRecalled) : coversRecalled)
  const isOfScene = (asked?.words ?? 0) <= 1 || pointsToScene.test(plain)
  if (!isOfScene || talk.text.length <= plain.length || talk.text.length > longestPlain) return found
  const ofScene = inOrder(undefined, findPlaces(talk.text), coversOfScene)
  return [...ofScene, ...found]
}

/** What is asked for as one’s own, in words of its fields. */
export function ownIn(talk: Talk): OwnTargets {
  const key = ownKey(talk)
  const asked = placesAsked(talk)
  const least = covers[formOf(talk.plain)]
  const isCovered = (asked?.alike ?? 0) >= least
  const found = inOrder(knownOf(key, leastAlike.recalled), isCovered ? asked : undefined, least, likelyKnown)
  return found.length === 0 && key ? [{ key }] : found
}

/** What may be asked for, where no lesson is surely meant instead. */
export function likelyIn(talk: Talk): OwnTargets {
  const form = formOf(talk.plain)
  if ((talk.question.passages[0]?.answer?.alike ?? 0) >= sureLesson[form] || isHardlyOwn(talk)) return []
  const asked = placesAsked(talk)
  return asked && asked.alike >= coversLikely[form] ? inOrder(undefined, asked, coversLikely[form]) : []
}

/** What is surely asked for as one’s own: before help that is asked in some of these words. */
export function surelyIn(talk: Talk): OwnTargets {
  const { plain, question } = talk
  if (plain.length > longest || ofProgram.test(plain) || ofPace.test(plain) || isAdvice(plain)) return []
  if (isHardlyOwn(talk)) return []
  const asked = question.own.findPlaces(plain)
  return asked && asked.words > 1 && asked.alike >= (isOfProduct(plain) ? coversOfProduct : coversSurely)
    ? inOrder(knownOf(ownKey(talk), leastAlike.asked), asked, coversSurely, likelyKnown)
    : []
}

/** Asked like what other kinds answer, and not like anything that was asked about one’s own file. */
export function isHardlyOwn({ plain, question }: Asked): boolean {
  const shareOf = question.look.kinds(plain)
  return shareOf('own') < hardlyOwn && otherKinds.reduce((sum, kind) => sum + shareOf(kind), 0) > 0.5
}
const otherKinds = ['lesson', 'product', 'term', 'draft', 'sum', 'next', 'behind', 'count', 'module', 'pace'] as const
const hardlyOwn = 0.25

/** What comes next in the program and where one stands in it, though pages have a field for one’s next step. */
const ofProgram = /\bnext (?:step|lesson|thing|task|action)\b/
const ofPace =
  /\bhow (?:far|much|many days|long) (?:behind|ahead|along)\b|\b(?:am i|are we|i'm|we're) (?:\w+ )?(?:behind|on track|late|ahead)\b|\b(?:behind|ahead of) schedule\b/
const isAdvice = (plain: string) => ['advice', 'rest'].includes(formOf(plain))

function clearlyIn(talk: Talk): OwnTargets {
  if (ofProgram.test(talk.plain) || isAdvice(talk.plain) || isHardlyOwn(talk)) return []
  const asked = placesAsked(talk)
  const least = asked?.isPageNamed ? coversNamed : coversClearly
  return asked && asked.words > 1 && asked.alike >= least
    ? inOrder(knownOf(ownKey(talk), leastAlike.asked), asked, least, likelyKnown)
    : []
}

const placesAsked = (talk: Talk): PlacesAsked | undefined => {
  const { plain, question } = talk
  if (plain.length > longest || isOfProduct(plain) || ofPace.test(plain) || isHardlyOwn(talk)) return undefined
  return question.own.findPlaces(plain)
}

/** So likely a field is meant rather than others, though few of its words were said. */
export const likelyMeant = 0.5

export function inOrder(
  known: FigureKey | undefined,
  asked: PlacesAsked | undefined,
  least: number,
  sure: number = surelyKnown,
): OwnTargets {
  const places =
    asked && (asked.alike >= least || asked.chance >= likelyMeant)
      ? [
          {
            ...{ places: asked.places, isLikely: asked.isLikely },
            isSure: asked.isClear || asked.alike >= coversToBeSure,
          },
        ]
      : []
  const key = known ? [{ key: known }] : []
  // One word stands in many fields: the question that is known to have it is meant.
  const isKnown = known && (known.alike >= sure || (asked?.words ?? 0) <= 1)
  return isKnown ? [...key, ...places] : [...places, ...key]
}

export const knownOf = (key: FigureKey | undefined, least: number) =>
  key && !key.isPage && key.alike >= least ? key : undefined
