import { findMentioned } from '../../../../../proposals/find-named.ts'
import type { Talk } from '../../../talk.ts'
import { isSideBySide, type TimeSaid, timesSaid } from './times-said.ts'

/** What is asked to be compared: which numbers, with how long ago, and whether more or less was asked for. */
export type Compared = {
  keys: readonly string[]
  /** Days before the newest figure; undefined for the first one. */
  back: number | undefined
  asksFor: 'more' | 'less' | undefined
  /** The times that are named, if any: the later one is now where only one is. */
  times?: readonly TimeSaid[]
}

/** “How is my business doing?” is about these. */
const ofMoney = ['revenue', 'left_over', 'per_hour', 'cash'] as const

const mine = '(?:my|our)'
const business =
  '(?:business|shop|store|salon|company|firm|cafe|café|restaurant|bakery|studio|practice|agency|stall|trade|work|money|finances|numbers|figures|metrics|earnings|income|sales)'
const ago =
  /\b(?:day (?:1|one)|first day|beginning|begin|begun|began|start|started|first|since|before|joined|then and now|until now|so far|last (?:month|week)|in the past|earlier|(?:month|week) before|used to|improve[ds]?|changed?|grow[ns]?|grew|develop\w*|go(?:ne)? (?:up|down)|went|ris(?:e|en)|rose|drop(?:ped)?|fell|fallen|increased?)\b/
const more = /\b(?:more|higher|up|grow\w*|grew|ris(?:e|en|ing)|rose|increas\w*|bigger|larger)\b/
const less = /\b(?:less|lower|fewer|down|fall\w*|fell|drop\w*|decreas\w*|smaller|worse)\b/
const better = /\b(?:better|improv\w*|worse)\b/

/** Asked with yes or no, or by how much, of oneself. */
const asksOfMe =
  /^\W*(?:(?:so|and|but|ok|okay|hey|hi|please|tell me|show me|can you tell me|do you know)[, ]+)*(?:if |whether )?(?:(?:did|do|does|have|has|had|am|are|is|was|were) |how (?:much|many|far|did|has|have|does|do) |what (?:has |have |is |did )?)/
const doing = new RegExp(
  `\\bhow(?: is|'s|s| are| does| do| did)? (?:it |things )?(?:(?:going|go|goes) with )?${mine} (?:\\w+ )?${business}\\b(?: (?:doing|going|goes|go|do|developing|look\\w*|perform\\w*))?(?:,? (?:now|so far|right now|today|lately|these days|better or worse))*\\W*$`,
)
const whatChanged =
  /\bwhat(?:'s| is| has|'s been| have| did)? ?(?:changed?|different|gotten better|improved|better)\b(?=.*\b(?:since|day (?:1|one)|first day|from the (?:start|beginning)|compared|then|for me)\b)/
const sideBySide = new RegExp(
  `\\b${mine} (?:\\w+ )?(?:numbers|figures|metrics)\\b.*\\b(?:day (?:1|one)|since|from the (?:start|beginning)|from start|then and now|until now|till now|to (?:now|today)|first day)\\b|\\bcompare (?:me|my business|us|my numbers)\\b.*\\b(?:now|today|beginning|start|day (?:1|one)|then)\\b|\\b(?:my|our) progress (?:in|with|of) (?:the )?money\\b|\\bprogress with (?:my |our |the )?money\\b|\\bshow me how ${mine} (?:business|money|company|shop|salon|numbers) (?:has )?(?:changed|developed|grew|grown|improved)\\b`,
)
const betterOff =
  /^\W*(?:so )?(?:am i|are we) (?:\w+ )?better off(?: (?:now|today|than|since|financially|with money)\b.*)?\W*$/
const gotBetter =
  /\b(?:did|do|am|are|has|have|is) (?:i|we|things?|anything|something|it|my \w+|our \w+)\b[^?]{0,30}\b(?:improved?|better|grow[ns]?|up or down)\b/

/** What to do, what is planned and what is supposed are other questions. */
const isElse =
  /\b(?:how (?:do|can|should|could|would|will|to) (?:i|we|you) (?:get|make|earn|grow|improve|know|raise|find|have)|should|shall|if i|if we|what if|help|why|want to|need to|lessons?|modules?|in the program|badges?|points|xp|streak|neighbou?r|competitor|than (?:other|others|average|my (?:competitor|friend|neighbou?r))|an? (?:llc|loan|job|partner|employee)|or (?:higher|lower|fewer)|customers' |next (?:month|week|year)|page|review|plan|goal)\b/

/** “What did I guess I spend, before I wrote it down?” asks for what is written. */
const isRecalled =
  /\b(?:did|had|have) (?:i|we) (?:guess|say|write|note|put|expect|plan|decide|think|believe|estimate)\w*\b|\b(?:i|we)(?:'d|'ve| had| have)? (?:guessed|said|wrote|written|noted|put|expected|planned|decided|thought|estimated)\b/

/** Undefined where nothing of the member’s own is compared. */
export function comparedIn({ plain, question }: Pick<Talk, 'plain' | 'question'>): Compared | undefined {
  if (plain.length > longest || isElse.test(plain) || isRecalled.test(plain)) return undefined
  const times = timesSaid(plain)
  const all = { keys: ofMoney, back: backIn(plain), asksFor: undefined, times }
  const keys = sideBySideIn(plain, question.own.metrics)
  if (keys) return { ...all, keys }
  if ([betterOff, doing, whatChanged, sideBySide].some((sign) => sign.test(plain))) return all
  if (!ofOneself.test(plain)) return undefined
  const ofNamed = ofNumbers(plain, question.own.metrics)
  if (ofNamed) return { ...ofNamed, times }
  return gotBetter.test(plain) && ofBusiness.test(plain) ? all : undefined
}
const longest = 130

/** The numbers that are asked for at two times. */
function sideBySideIn(plain: string, metrics: Talk['question']['own']['metrics']): readonly string[] | undefined {
  if (!isSideBySide(plain)) return undefined
  const named = ofOneself.test(plain) ? keysIn(plain, metrics) : []
  if (named.length > 0) return named
  return asksOfAll.test(plain) ? ofMoney : undefined
}
/** Asked of two times, this is asked of all numbers. */
const asksOfAll =
  /\b(?:compare\w*|comparison|changed?|different|difference|worth it|better|worse|numbers|figures|progress)\b/

/** More or less of a number by its name, then and now. */
function ofNumbers(plain: string, metrics: Talk['question']['own']['metrics']): Compared | undefined {
  const asksFor = less.test(plain) ? 'less' : more.test(plain) ? 'more' : undefined
  const isOfMe = asksOfMe.test(plain) || howMuchMore.test(plain)
  const isAsked = isOfMe && (asksFor !== undefined || better.test(plain) || /\bchange\b/.test(plain))
  const isOfTime = timesSaid(plain).length > 0 || [ago, nowadays, happened].some((sign) => sign.test(plain))
  if (!isAsked || !isOfTime) return undefined
  const keys = keysIn(plain, metrics)
  if (keys.length === 0) return undefined
  return { keys, back: backIn(plain), asksFor: keys.length === 1 && !better.test(plain) ? asksFor : undefined }
}
/** “I have nine houses and I make how much more than in March?” */
const howMuchMore = /\bhow much (?:more|less)\b/
const nowadays = /\bnow\b|\bthis (?:month|week)\b/
const happened = /^\W*(?:did|have|has)\b/

const ofOneself =
  /^\W*did (?:profits?|revenue|sales|costs|cash|income)\b|\bthan (?:at|in|on) the (?:start|begin\w*)\b|\b(?:i|we|my|our|me|us|last month|the (?:business|shop|salon|money)|more people|things)\b/
const ofBusiness =
  /\b(?:business|shop|salon|store|company|firm|money|since|start(?:ed)?|began|begin|day (?:1|one)|first|joined|before|last month)\b/

const backIn = (plain: string) =>
  /\b(?:last|past) week\b|\bweek before\b/.test(plain)
    ? 7
    : /\b(?:last|past) month\b|\bmonth before\b|\bthis month\b/.test(plain)
      ? 30
      : undefined

/** Words of everyday for a number, the narrower first. */
const everyday: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:per|an|each|every|a|by the|for (?:one|an|each)) hours?\b|\bhourly\b/, ['per_hour']],
  [/\bspen[dt]\b|\bcosts?\b|\bexpens\w+\b/, ['costs']],
  [/\b(?:in|at) the bank\b|\bcash\b|\bon (?:my|the|our) account\b/, ['cash']],
  [/\btake home\b|\btook home\b|\bkeep\b|\bleft over\b/, ['left_over']],
  [/\b(?:people|persons|somebody) ask\w*\b|\basked me\b/, ['leads']],
  [
    /\bwork(?:ing|ed)? (?:\w+ )?(?:more|less|fewer|longer|shorter)\b(?: hours)?|\b(?:more|less|fewer) hours\b/,
    ['hours'],
  ],
  [/\b(?:sell|sold|selling)\b/, ['revenue']],
]
const general = /\b(?:money|earn\w*|mak(?:e|ing)|made|incom\w*|financ\w*|business|last month)\b/

function keysIn(plain: string, metrics: Talk['question']['own']['metrics']): readonly string[] {
  const said = everyday.find(([sign]) => sign.test(plain))?.[1]
  if (said) return said
  const named = findMentioned(metrics, plain).map(({ id }) => id)
  if (named.length > 0) return named.slice(0, ofMoney.length)
  return general.test(plain) ? ofMoney : []
}
