import { hasDay, hasFigure, saidSo, slip } from '../critique/figures.ts'
import {
  checkable,
  named,
  plain,
  type Specifics,
  specificsOf,
  tellingWords,
  weightOf,
  wordsOf,
} from '../critique/specific.ts'
import type { Wanted } from '../worksheets/questions.ts'

/** Raised where nothing in the answer could be checked from outside; where a thing is enough, where nothing could be pointed at. */
export function vague(given: string, wants?: Wanted): number | undefined {
  const specifics = specificsOf(given)
  return isVague(given, specifics, wants) ? 0 : undefined
}

function isVague(given: string, specifics: Specifics, wants?: Wanted): boolean {
  if (wants === 'line') return !isLine(plain(given), specifics)
  if (wants === 'seen' && specifics.taste > 0 && !isMeasured(plain(given))) return true
  return wants === undefined || wants === 'any' ? weightOf(specifics) < checkable : isEmpty(given, specifics)
}

const flat =
  /\b(?:no|never|not|don't|dont|won't|wont|only|always|without|at most|at least|nothing|none|every|stays?|ends?|by|before|after|until|stop)\b/i
const clause = /\b(?:when|while|during|at|in the)\b/i
const wish = /\b(?:want|wish|like|hope|try|should|would|balance|too much|again|healthy|enough|more|less|better)\b/i
/** A line that is either kept or crossed: a figure, a day, a name, or a flat no to something that can be pointed at. */
function isLine(text: string, { firm, telling }: Specifics): boolean {
  if (hasFigure(text) || hasDay(text)) return true
  return !wish.test(text) && ((flat.test(text) && telling + firm >= named) || (clause.test(text) && telling > 1))
}

/** With a unit that an eye or a tool reads. */
const isMeasured = (text: string) =>
  /\d ?(?:mm|cm|m|km|g|kg|ml|l|%|°|degrees?|percent|points?|photos?|inch|seconds?|minutes?)\b/i.test(text)

/** A direction and no more. */
const bare = /^(?:to |be |get |do |have |make |more |less |better|grow|improve)/i

/** Nothing to point at, in more than a few words, or in words that leave it open. */
const isEmpty = (given: string, specifics: Specifics) =>
  weightOf(specifics) < named &&
  (specifics.open + specifics.taste > 0 ||
    bare.test(given.trim()) ||
    (wordsOf(given).length > 3 && !hasFigure(plain(given))))

const about =
  /\b(?:some ?time|whenever|maybe|perhaps|probably|possibly|hopefully|as soon as|asap|(?<!also |even |whether or not |or )if (?:possible|i|we|nothing|there)|when (?:i|we|you|he|she|they|it|there)(?:'s| is| has| have)? (?:can|have|get|find|feel|free|meet|talk|see|time|ready|possible)|when there(?:'s| is)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? or (?:so|whenever|another|any|some|maybe|later)|or whenever|from time to time|now and then|occasionally|roughly|around (?:the )?(?:weekend|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|end)\w*|or so|no fixed|not fixed|varies|depends|depending|flexible)\b/i

const settledAlready = /\b(?:done|already|since then)\W*$/i

export function date(given: string): number | undefined {
  const text = plain(given)
  if (!hasDay(text)) return settledAlready.test(text) ? undefined : 0
  return about.exec(text)?.index
}

const connector =
  /\b(?:because(?: of)?|bc|cuz|cos|coz|since|due to|owing to|thanks to|as a result of|caused by|came from|comes from|stems? from|came (?:off|out of|through|with)|all (?:p{L}+ )?(?:had|used|sat|stood|lay)|so that|the reason (?:is|was)|reason:|after|as (?=(?:i|we|he|she|they|the|my|our|no|two|three|one|a|\d)\b)|on account of|which meant|led to)\b|, so\b/i
const unknown =
  /\b(?:(?:no|not|don't|dont|do not|can't|cannot|couldn't)\b[^.,;]{0,20}\b(?:idea|clue|know|sure|tell|explain|see|understand|say)\b|for (?:some|whatever|unknown|various|many|several|different) reasons?|somehow|unclear|unknown|unexplained|a mystery|just (?:bad )?luck|bad luck|as (?:usual|always|expected)|(?:can't|cant|cannot|couldn't|hard to) believe|who'd have thought|(?:than|as) (?:i |we )?(?:expected|thought|guessed|hoped|planned|estimated)$)\b/i
/** How it was found out is no cause. */
const foundOut =
  /\b(?:when|once|after|until|as) (?:i|we|he|she) (?:\p{L}+ )?(?:counted|looked|checked|added|summed|measured|went|saw|sat)\b[^,.;]*/giu
/** Effort and character, which nobody could change or repeat. */
const effort =
  /\b(?:persist\p{L}+|persever\p{L}+|never g(?:ave|ive|iving) up|not giving up|hard work|work(?:ed|ing)? (?:\p{L}+ ){0,3}?(?:hard\p{L}*|off|day and night|like (?:mad|crazy|a))|(?:socks|butts?|ass|backs?) off|long hours|overtime|disciplin\p{L}+|stamina|grit|hustl\p{L}+|grind\p{L}*|willpower|passion\p{L}*|dedicat\p{L}+|commit(?:ment|ted)|motivat\p{L}+|effort|energy|coffee|believ\p{L}+|luck\p{L}*|experience|team ?work|team spirit|great team|determin\p{L}+|gave (?:it )?(?:my|our|everything|all)|focus\p{L}*|consisten\p{L}+|positive (?:thinking|attitude)|heart|sweat|stubborn\p{L}*|late nights|night shifts at|blood)\b/giu

const excuses = new Set(
  'minus plus instead rather actually estimate estimated guess guessed misjudge misjudged overestimate overestimated underestimate optimistic pessimistic economy inflation crisis situation luck wrong thought hour client revenue cash pay weather lower higher'.split(
    ' ',
  ),
)

const happened = /\b(?:had|was|were|did|got|went|came|took|made|said|asked|is|are|has|have|who|\p{L}{3,}ed)\b/iu
/** A decision that is given as its own reason. */
const restated =
  /\b(?:decided|voted?|votes|agreed|majority|consensus|unanimous\w*|show of hands|we all (?:want|like|feel)|everyone (?:wanted|wants|agrees)|seems? (?:right|best|sensible)|makes sense|feels? right|why not|time for (?:a )?change|had to be)\b/i

/** A cause that could be changed: more than a small word, and more than “because I guessed wrong”. */
export function cause(given: string, wants?: Wanted): number | undefined {
  const text = plain(given).replace(foundOut, ' ')
  if (wants === 'reason') return unreasoned(text)
  if (wants === 'act') return byEffort(text)
  const doubtful = unknown.exec(text)
  if (!doubtful && isTold(text)) return undefined
  const link = connector.exec(text.replace(onlyDiffers, ' '))
  if (!link) return slip.test(text) && !doubtful ? undefined : 0
  if (doubtful) return doubtful.index
  const why = text.slice(link.index + link[0].length)
  return tellingWords(why, excuses).length > 0 || wordsOf(why).length > 5 || slip.test(why) || /\d|"/.test(why)
    ? undefined
    : link.index
}

function byEffort(text: string): number | undefined {
  const at = text.search(effort)
  if (at < 0 || hasFigure(text)) return undefined
  return weightOf(specificsOf(text.replace(effort, ' '))) < checkable ? at : undefined
}

const unreasoned = (text: string) => restated.exec(text)?.index ?? (weightOf(specificsOf(text)) < named ? 0 : undefined)

/** “, so 1.3 million too low” says how far it was off, and not why. */
const onlyDiffers =
  /, so (?:it (?:is|was) )?(?:[$€£¥₹]?\d[\d.,]*)(?: (?!a|an|the)\p{L}+){0,2}? (?:too (?:low|high|much|little|few|many)|off|out|more|less|short|over|under|above|below)\b/iu

/** What so many did, or what happened, after a colon or a comma. */
function isTold(text: string): boolean {
  if (saidSo.test(text)) return true
  const after = /[:;,.](.*)$/s.exec(text)?.[1] ?? ''
  const told = tellingWords(after, excuses).length
  return told > 1 || (told > 0 && happened.test(after))
}
