import { type Amount, readAmounts, singular } from '../read-amounts.ts'
import { type Entry, isPeriod, type Kind, type PercentKind } from './entry.ts'
import { fixedWords, goalWords, inWords, moneyNouns, noThings, outWords, singleNouns, staffWords } from './words.ts'

export type Read = { entries: Entry[]; currency: string | null; isMixed: boolean }

/** The amounts of a text of `plainWords`, each as an entry. */
export function readEntries(text: string): Read {
  const { amounts, currency, isMixed } = readAmounts(text)
  const entries: Entry[] = []
  for (const [at, amount] of amounts.entries())
    entries.push(entryOf(amount, { text, next: amounts[at + 1], last: entries.at(-1) }))
  return { entries, currency, isMixed }
}

type Beside = { text: string; next: Amount | undefined; last: Entry | undefined }

const minutes = 60

function entryOf(told: Amount, beside: Beside): Entry {
  const { text, next } = beside
  const before = (
    text
      .slice(Math.max(0, told.at - longestBefore), told.at)
      .split(/[.?!:;] /)
      .at(-1) ?? ''
  ).replace(/\d[\d.,]*/g, '#')
  const behind =
    /^[ a-z'-]*/.exec(text.slice(told.end, Math.min(next?.at ?? text.length, told.end + longestBehind)))?.[0] ?? ''
  const noun = /^ times?\b/.test(behind) ? 'time' : nounOf(told, before, behind)
  const units = unitsOf(told, { before, behind })
  const isMinutes = noun === 'minute'
  const amount = isMinutes ? { ...told, value: told.value / minutes, noun: 'hour' } : { ...told, noun }
  const kind = kindOf(amount, { before, behind, units, beside })
  const isNested = kind === 'count' && units.length === 0 && nested.test(before)
  const all = kind === 'count' ? (isNested ? ['each'] : units.filter((unit) => unit !== noun)) : units
  return {
    ...amount,
    kind,
    units: all,
    before,
    isFixed: last(fixedWords, clauseOf(before)) >= 0,
    isOfOne: all.some((unit) => !isPeriod(unit)),
    percent: told.isPercent ? (percentKind(before, behind) ?? listed(before, beside.last)) : null,
    isListed: /^,? (?:and )?$/.test(told.wide),
  }
}

/** `25% for tax and 10% for repairs`. */
const listed = (before: string, last: Entry | undefined) =>
  /#%(?: [a-z]+){0,4} and $/.test(before) ? (last?.percent ?? null) : null

const longestBefore = 120
const longestBehind = 60

function nounOf({ noun, isMoney, value }: Amount, before: string, behind: string): string | null {
  if (
    noun === null ||
    isMoney ||
    noThings.test(noun) ||
    moneyNouns.test(noun) ||
    (value > 1 && singleNouns.test(behind))
  )
    return null
  return !/^(?:hour|minute|day|week|month|year)$/.test(noun) &&
    /\b(?:cost me|an?|my) $/.test(before) &&
    !/^ (?:[a-z]+ )?(?:[a-z]+s|people)\b/.test(behind)
    ? null
    : noun
}

const clauseOf = (before: string) => before.split(/, |\b(?:and|but|then) /).at(-1) ?? ''

/** `6 hours a day each at 15` is of an hour, `6 balls at 25` of a ball. */
function unitsOf(
  { noun, per, isMoney, isPercent }: Amount,
  { before, behind }: { before: string; behind: string },
): string[] {
  const units = unitsIn(behind, before)
  if (units.length > 0 || isPercent || (noun !== null && !isMoney)) return units
  if (per !== null && isPeriod(per)) return [per]
  if (/# hours?(?: [a-z]+){0,3} at $/.test(before)) return ['hour']
  return /# [a-z]+(?: [a-z]+){0,2} at $/.test(clauseOf(before)) && !/\b(?:sold|sell)\b/.test(before) ? ['each'] : units
}

/** `a night per dog`, `each`, `a month each`, and `each kid pays`, `a wash costs` before it. */
function unitsIn(behind: string, before: string): string[] {
  const units: string[] = []
  const words = behind.trim().split(/\s+/).slice(0, 8)
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at)
    if (word === 'each' && isPeriodWord(next)) units.push(singular(next))
    else if (word === 'each' && /^ways?$/.test(next)) break
    else if (/^(?:each|apiece)$/.test(word))
      units.push(/^(?:ev|morn|night|shift|visit|day)/.test(next) ? singular(next) : 'each')
    else if (isPer.test(word) && next !== '') {
      units.push(unitOf(/^(?:single|new|average|extra)$/.test(next) ? third : next))
      at += 1
    } else if (adverbs[word]) units.push(adverbs[word])
    else if (units.length > 0 || at >= 3 || closes.test(word)) {
      if (!/^(?:in|for|on|of)$/.test(word) || at >= 3 || (units.length > 0 && next !== 'each')) break
    }
  }
  if (units.some((unit) => !isPeriod(unit))) return units
  const [, of] =
    /\b(?:each|every|one|an?|per|average) (?:[a-z]+ )?([a-z]{2,14}) (?:pays?|costs?|takes|leaves|sells|goes|is|needs|brings|comes|cost me)(?: me| us| for| at| about| in)?(?: about)? $/.exec(
      before,
    ) ?? []
  return of && !notUnits.test(of) ? [...units, singular(of)] : units
}

const notUnits = /^(?:that|what|only|thing|it|food|rent|day|week|month)$/
const closes = /^(?:i|we|they|he|she|it|but|so|then|what|how|is|are|was|who|that|which|to|if|when)$/
const isPer = /^(?:a|an|per|every)$/
const isPeriodWord = (word: string) => /^(?:hour|day|week|month|year)s?$/.test(word)
const adverbs: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
}
const unitOf = (word: string) => (/^(?:piece|pop|unit|head|pax|item|person)$/.test(word) ? 'each' : singular(word))

/** Where a list of words is met last; -1 where it isn’t. */
function last(words: RegExp, text: string): number {
  let at = -1
  for (const found of text.matchAll(words)) at = found.index + found[0].length
  return at
}

type Told = { before: string; behind: string; units: readonly string[]; beside: Beside }

function kindOf(amount: Amount, { before, behind, units, beside }: Told): Kind {
  if (amount.isPercent) return 'percent'
  if (lostWords.test(behind)) return 'lost'
  if (amount.noun !== null || isBareCount(amount, { before, behind, units, beside })) return 'count'
  if (goalWords.test(before)) return 'goal'
  const said = directionOf(before, behind)
  if (said !== 'unsaid') return said
  if (alongside.test(before) && (beside.last?.kind === 'in' || beside.last?.kind === 'out')) return beside.last.kind
  return said
}

/** `2 teams of 14` */
const nested = /# [a-z]{3,12}s of $/
const lostWords =
  /^ (?:of (?:them|those) )?(?:broke|burnt|spoiled|(?:did|had|do|would|was|were)(?: not|n'?t) (?:sold|sell|show)|unsold|no shows)\b/

/** `made 3,180 this month and 2,745 last month` */
const alongside = /#(?: (?:this|last) [a-z]+)? and $/

/** `sold 65 at 8`, `an order of 60`, `i do 2 a day`. */
function isBareCount({ isMoney, value }: Amount, { before, behind, units, beside }: Told): boolean {
  if (isMoney || !Number.isInteger(value)) return false
  if (
    /^ (?:more )?(?:at|for) $/.test(behind) &&
    /\b(?:sold|sell|did|made|bought|order|do) (?:about |around )?$/.test(before)
  )
    return true
  if (
    /\bsold (?:about |around )?$/.test(before) &&
    /^ ?$/.test(behind) &&
    /\b(?:sell|price)[a-z ]{0,24} (?:for|at) \d/.test(beside.text)
  )
    return true
  if (
    /\b(?:order of|i do|we do|i sell|we sell|sold) (?:about |around )?$/.test(before) &&
    (units.length > 0 || /\bof $/.test(before))
  )
    return true
  if (nested.test(before) && beside.last?.kind === 'count') return true
  if (/^ (?:fri|sat|sun|mon|tue|wed|thu)\b/.test(behind)) return true
  return (
    /each, $/.test(before) &&
    beside.last?.kind !== 'count' &&
    units.length === 1 &&
    units.some((unit) => unit !== 'each') &&
    beside.last?.isOfOne === true
  )
}

function directionOf(before: string, behind: string): Kind {
  const trail = behind.slice(0, 24)
  if (/^ (?:a month |a week )?(?:coming in|comes? in|came in|in fares|in tips|in sales|tips?\b)/.test(trail))
    return 'in'
  const words = clauseOf(before)
  const [goes, comes] = [last(outWords, words), last(inWords, words)]
  if (/#% (?:\+|and|plus) $/.test(before)) return 'out'
  if (/\bhow many (?:[a-z]+ (?:at )?)?$/.test(before)) return 'in'
  if (/^ (?:base\b|of bills|in (?:monthly |weekly )?(?:costs|bills|expenses))/.test(trail)) return 'out'
  if (/^ (?:[a-z]+ )?from (?:clients|sales|customers|work)\b/.test(trail)) return 'in'
  if (
    /^ for (?:the |my |his )?[a-z]+\b/.test(trail) &&
    last(outWords, trail.split(' ').slice(0, 5).join(' ')) >= 0 &&
    !/\b(?:sell|sells|sold|charge)\b/.test(words)
  )
    return 'out'
  if (/^(?:and )?(?:i |we )?(?:have to )?pay $/.test(words.trimStart())) return 'out'
  if (/^ deposit\b/.test(trail)) return 'out'
  if (/^ extra\b/.test(trail)) return 'in'
  if (/^ to make\b/.test(trail)) return 'out'
  if (goes > comes) return 'out'
  if (comes > goes)
    return /\b(?:i|we|to)(?: would| will| have to| had to)? (?:pay|paid)(?:ing)? (?:[a-z]+ ){0,3}#? ?(?:[a-z]+ )?$|\bof it (?:went )?$/.test(
      words,
    )
      ? 'out'
      : 'in'
  if (/^ (?:of it )?went on\b/.test(trail)) return 'out'
  if (/^ (?:for (?:the )?(?:room|rent|gas|food)|(?:mortgage|utilities|rent|deposit))\b/.test(trail)) return 'out'
  return 'unsaid'
}

function percentKind(before: string, behind: string): PercentKind | null {
  const clause = clauseOf(before)
  if (/^ ?(?:off|discount|cheaper|less)\b/.test(behind.trim())) return 'off'
  if (/\bmargin\b/.test(behind) || /\bmargin (?:of |is )?$/.test(before)) return 'margin'
  if (/\bmark-?up\b/.test(behind) || /\bmark-?up (?:of |is )?$/.test(before)) return 'markup'
  if (
    /\b(?:vat|gst|sales tax|service charge|interest|apr)\b/.test(behind) ||
    /\b(?:i|we) (?:keep|get|earn|make) (?:about )?$/.test(before)
  )
    return null
  if (/^ (?:on|of) (?:an?|the|my) ?$/.test(behind) || /^ of retail\b/.test(behind)) return 'part'
  if (/^ (?:now|up ?front|deposit|when|at the start|in advance|at the end)\b/.test(behind)) return 'paid'
  if (/^ of what (?:it|they) costs?\b/.test(behind)) return 'times'
  if (/^ of (?:the |what(?:'s| is) )?(?:rest|left|profit|remaind)|^ of my [a-z]+\b/.test(behind)) return 'rest'
  if (/\btax(?:es)?\b|\b(?:put|set) (?:[a-z]+ )?(?:away|aside)\b/.test(`${clause} ${behind}`)) return 'rest'
  if (
    /\b(?:takes?|keeps?|fees?|cut|charges?|another|royalt\w+)\b/.test(clause) ||
    /^ (?:of (?:that|sales|what (?:he|she|they|i) (?:sells?|makes?)|the price|it|each|my|every)|fee|cut)\b/.test(behind)
  )
    return 'fee'
  return null
}

export const saysStaff = (text: string) => last(staffWords, text) >= 0
