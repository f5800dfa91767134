import { wordsOf } from '#platform/server/language/word-stems.ts'
import type { Asked as PlacesAsked } from '../../../../tools/server/catalog/file-catalog.ts'
import { everyday } from '../../everyday-words.ts'
import { sentencesOf } from '../../sentences.ts'
import { longestPlain, type Talk } from '../../talk.ts'
import { isSurelyOfProduct } from '../learned-help.ts'
import { formOf } from './asked-form.ts'
import {
  inOrder,
  knownOf,
  leastAlike,
  likelyKnown,
  likelyMeant,
  type OwnTarget,
  type OwnTargets,
  ownKey,
} from './own-key.ts'
import { isOfProduct, recallIn } from './own-words.ts'

const likelyOwn = 0.45
const surelyOwn = 0.6
/** From here on the question that ends a scene is for what one wrote. */
const surelyAsked = 0.7
/** The nearer a field is, the less it takes of what was learned that it is meant: other questions are rarely near to any. */
const fieldsMeant = [
  [0.48, 0.3],
  [0.6, 0.15],
  [0.74, 0.05],
] as const
/** Of a scene that ends in a question for what one wrote, a field covers little. */
const [scene, coversOfScene] = [90, 0.16] as const
/** Who says that they wrote it may have written it nowhere here. */
const coversLearned = { recalled: 0.3, rest: 0.24 } as const

/** “What had I noticed?”, “was I going to”: what one decided is asked for, unless it went wrong. */
const asksPast =
  /\b(?:did(?:n't)?|had(?:n't)?|was(?:n't)?|were) (?:i|we) (?!(?:do|done|lose|get|make|miss|go|be|been|any|known|just|even|wrong|right|mess\w*|screw\w*|deserve|offend|expect|overdo|the|in|on|at|so|too|being|doing)\b)\w+/
const pastWorth = 0.3

/** What is asked like other questions about one’s own file, in whatever words. */
export function learnedIn(talk: Talk): OwnTargets {
  const { plain, question } = talk
  if (plain.length > longestPlain || isSurelyOfProduct(talk) || isOfCoach.test(plain)) return []
  const asked = question.own.findPlaces(plain)
  const share = shareOfOwn(talk)
  if (share < likelyOwn && !isNearEnough(talk, asked, share) && !isNamed(talk, asked) && !isClearFact(talk, asked))
    return []
  const isScene = (plain.length >= scene && share >= surelyOwn) || isNamed(talk, asked)
  const least = isScene ? coversOfScene : coversLearned[recallIn(talk) === undefined ? 'rest' : 'recalled']
  const key = knownOf(ownKey(talk), leastAlike.asked)
  const isFound = isScene || bySense(asked) >= least || (asked?.chance ?? 0) >= likelyMeant
  return doubtedIn(inOrder(key, isFound ? asked : undefined, least, likelyKnown), asked)
}

const doubtedIn = (targets: OwnTargets, asked: PlacesAsked | undefined): OwnTargets =>
  asked && isDoubted(asked) ? targets.map((one) => ('key' in one ? one : doubtedPlaces(one, asked))) : targets

/** One place is far ahead, and most of the question is about something else: then another is meant as often as once in four. */
const isDoubted = ({ isClear, places, alike, chance }: PlacesAsked): boolean =>
  (isClear || places.length === 1) && alike < mostlyAlike && chance < nearlyCertain
const [mostlyAlike, nearlyCertain] = [0.5, 0.95] as const

function doubtedPlaces(target: Extract<OwnTarget, { places: unknown }>, { near, places }: PlacesAsked): OwnTarget {
  const told = new Set(places.map(({ pageId }) => pageId))
  const others = near.map(({ pageId }) => pageId).filter((pageId) => !told.has(pageId))
  return { ...target, doubted: [...new Set(others)].slice(0, mostOthers) }
}
const mostOthers = 2

const isNearEnough = ({ plain }: Talk, asked: PlacesAsked | undefined, share: number): boolean =>
  formOf(plain) !== 'advice' && fieldsMeant.some(([alike, own]) => isNear(asked, alike) && share >= own)

/** “How few hours do I want to be down to in March?”: a fact about oneself for which one field is far ahead. */
function isClearFact({ plain, question }: Talk, asked: PlacesAsked | undefined): boolean {
  const end = endOf(plain)
  if (!asked?.isClear || formOf(end) !== 'own' || (question.passages[0]?.answer?.alike ?? 0) >= sureLesson) return false
  return asked.alike >= coversClear
}
const coversClear = 0.3

function shareOfOwn(talk: Talk): number {
  const { plain, question } = talk
  const [whole, end] = [question.look.kinds(plain)('own'), asksAtTheEnd(talk)]
  return Math.max(whole, end) + (asksPast.test(plain) ? pastWorth : 0)
}

/** The coach of the program stands on no page. */
const isOfCoach =
  /\bcoach (?:a|an|real|human|person)\b|\b(?:reach|contact|message|write to|talk to|get) (?:a|my|the|our) coach\b/

/** How alike a field is by what it is for: a word or two that stand there by chance make it no answer. */
const bySense = (asked: PlacesAsked | undefined): number => (asked ? asked.alike - chance * asked.written : 0)
const chance = 0.3

/** How surely the question that ends a scene is for what one wrote, whatever the scene is like; 0 where it isn’t sure. */
export function asksAtTheEnd({ plain, question }: Talk): number {
  const end = endOf(plain)
  if (end === plain || formOf(end) === 'advice' || !mine.test(end) || wentWrong.test(end)) return 0
  const share = question.look.kinds(end)('own')
  return share >= surelyAsked ? share : 0
}

const endOf = (plain: string): string => sentencesOf(plain).at(-1) ?? plain
/** “Which of the three first?” is asked of the lessons. */
const mine = /\b(?:i|my|mine|we|our|ours|me|us|i'd|i've|we'd|we've)\b/
const wentWrong = /\b(?:did|do) (?:i|we) (?:do|get|go|make|say)? ?wrong\b/

/** A single word stands in many fields. */
const isNear = (asked: PlacesAsked | undefined, alike: number) =>
  asked !== undefined && asked.words > 1 && asked.alike >= alike

/** How much of a question has to stand where the member wrote it, for that to be meant. */
const mostlyWritten = 0.5
/** A lesson that is asked in nearly these words is meant rather. */
const sureLesson = 0.6
/** A story about the work has names and trades in it, too. */
const likelyLesson = 0.7

/** Asks for a fact about somebody or something that only the member’s own pages name, or in words that stand there together. */
export function isNamed({ plain, question }: Talk, asked = question.own.findPlaces(plain)): boolean {
  if (!asked || isOfProduct(plain) || plain.length > longestPlain) return false
  const end = endOf(plain)
  const form = formOf(end)
  if (question.look.kinds(plain)('lesson') >= likelyLesson && !mine.test(end)) return false
  if (form === 'advice' || (question.passages[0]?.answer?.alike ?? 0) >= sureLesson) return false
  // “Mr. Haddad’s exact words”: a name, and the line that it stands in.
  const isLine = asked.places[0]?.row !== undefined && asked.chance >= likelyMeant
  return ((form !== 'rest' || isLine) && hasName({ plain, question })) || asked.written >= mostlyWritten
}

/** Whether it may be asked of one’s own file, whatever else it’s like: a fact about oneself, or about a name from there. */
export function isOfOwn({ plain, question }: Talk): boolean {
  if (isOfProduct(plain) || isOfCoach.test(plain) || plain.length > longestPlain) return false
  const end = endOf(plain)
  const form = formOf(end)
  if (form === 'own' || question.look.kinds(end)('own') >= maybeOwn) return true
  return form === 'fact' && hasName({ plain, question })
}
const maybeOwn = 0.2

/** Whether it has a word that hardly any text but the member’s own has. */
export const hasName = (talk: Pick<Talk, 'plain' | 'question'>): boolean => namesIn(talk).length > 0

export const namesIn = ({ plain, question }: Pick<Talk, 'plain' | 'question'>): string[] =>
  wordsOf(plain).filter((word) => isName(word, question))

const isName = (word: string, { own, look }: Talk['question']): boolean =>
  word.length >= shortestName && !everyday.has(word) && (look.words.get(word) ?? 0) < ofLessons && own.hasWritten(word)
/** From so often on a word belongs to lessons, or to what many members say. */
const [shortestName, ofLessons] = [4, 12] as const

/** Whether it is asked like one’s own, and no field is like it. */
export function hasNoField({ plain, question }: Talk): boolean {
  if (plain.length > longestPlain || question.look.kinds(plain)('own') < surelyOwn) return false
  const asked = question.own.findPlaces(plain)
  return bySense(asked) < coversLearned.rest && (asked?.chance ?? 0) < likelyMeant
}

/** The pages nearest to what somebody says they wrote, where no field is like it; undefined where nothing is recalled. */
export function nearestPages(talk: Talk): readonly string[] | undefined {
  const plain = recallIn(talk) ?? (hasNoField(talk) ? talk.plain : undefined)
  if (plain === undefined) return undefined
  const { passages, own } = talk.question
  const ofLesson = own.pageOfLesson(passages[0]?.id ?? '')
  const ids = [...(own.findPlaces(plain)?.places ?? []).map(({ pageId }) => pageId), ...(ofLesson ? [ofLesson.id] : [])]
  return [...new Set(ids)]
}
