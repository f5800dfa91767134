import { type Amount, periodOfAdverb, singular } from '../read-amounts.ts'
import { isPeriod } from './entry.ts'
import { clauseOf } from './words.ts'

/** `6 hours a day each at 15` is of an hour, `6 balls at 25` of a ball. */
export function unitsOf(
  { noun, per, isMoney, isPercent }: Amount,
  { before, behind }: { before: string; behind: string },
): string[] {
  const units = unitsIn(behind, before)
  if (units.length > 0 || isPercent || (noun !== null && !isMoney)) return units
  if (per !== null && isPeriod(per)) return [per]
  if (/# hours?(?: [a-z]+){0,3} at $/.test(before)) return ['hour']
  return /# [a-z]+(?: [a-z]+){0,3} at $/.test(clauseOf(before)) && !/\b(?:sold|sell)\b/.test(before) ? ['each'] : units
}

/** `a night per dog`, `each`, `a month each`; `each kid pays` and `a wash costs` before it. */
function unitsIn(behind: string, before: string): string[] {
  const units = unitsBehind(behind.trim().split(/\s+/).slice(0, mostWords))
  if (units.some((unit) => !isPeriod(unit))) return units
  const of = unitBefore.exec(before)?.[1]
  return of && !notUnits.test(of) ? [...units, singular(of)] : units
}

const mostWords = 8
/** Words that may stand between an amount and what it is per. */
const mostBetween = 3

function unitsBehind(words: readonly string[]): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at)
    const unit = unitAt(word, next, third)
    if (unit !== undefined) units.push(unit)
    else if (isEnd(word, next, units.length > 0) || beginsNext(word, next) || at >= mostBetween) break
    if (isPer.test(word)) at += 1
  }
  return units
}

function unitAt(word: string, next: string, third: string): string | undefined {
  if (/^(?:each|apiece)$/.test(word)) {
    if (/^ways?$/.test(next)) return undefined
    return isOwnUnit.test(next) ? singular(next) : 'each'
  }
  if (isPer.test(word) && next !== '') return unitOf(/^(?:single|new|average|extra)$/.test(next) ? third : next)
  return periodOfAdverb[word]
}

const isOwnUnit = /^(?:(?:hour|day|week|month|year)s?$|ev|morn|night|shift|visit|day)/

/** After a unit only `for each` goes on; before one, what begins another clause ends it. */
const isEnd = (word: string, next: string, hasUnit: boolean) =>
  hasUnit ? !(/^(?:in|for|on|of)$/.test(word) && next === 'each') : closes.test(word) || /^ways?$/.test(next)

/** `520 and each job leaves`: the next clause. */
const beginsNext = (word: string, next: string) => word === 'and' && /^(?:each|every|an?)$/.test(next)

const unitBefore =
  /\b(?:each|every|one|an?|per|average) (?:[a-z]+ )?([a-z]{2,14}) (?:pays?|costs?|takes|leaves|sells|goes|is|needs|brings|comes|cost me)(?: me| us| for| at| about| in)?(?: about)? $/
const notUnits = /^(?:that|what|only|thing|it|food|rent|day|week|month)$/
const closes = /^(?:i|we|they|he|she|it|but|so|then|what|how|is|are|was|who|that|which|to|if|when)$/
const isPer = /^(?:a|an|per|every)$/
const unitOf = (word: string) => (/^(?:piece|pop|unit|head|pax|item|person)$/.test(word) ? 'each' : singular(word))
