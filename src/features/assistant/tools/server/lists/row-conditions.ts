import { type List, type ListColumn, listsOf } from '#features/founder-file/reading/lists.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { isYesNo, type Option, optionsOf, saysYesNo } from './column-options.ts'
import { type Settled, settledBy } from './settled.ts'
import { type Status, statusesIn } from './status-words.ts'

/** What a thing of a list has to have: one of some values in a column, nothing there, or a day before another. */
export type RowCondition =
  | { column: string; is: readonly (string | boolean)[] }
  | { column: string; isEmpty: boolean }
  | { column: string; before: string; unless: readonly Settled[] }

/**
 * `words`: the stems of the question that say it; `share`: how much of what would say it was said; `counter`: the field of the
 * page that counts such things; `isPhrase`: whether it’s said in a turn of phrase, and not in a word that may be said of anything.
 */
export type SaidCondition = {
  condition: RowCondition
  words: readonly string[]
  share: number
  counter?: string | undefined
  isPhrase?: boolean
  /** Others than those with a value are asked for. */
  isDenied?: boolean
}

const negates =
  /\b(?:not|n't|haven't|hasn't|didn't|don't|doesn't|isn't|aren't|wasn't|weren't|won't|wouldn't|couldn't|never|without|no|missing|lacks?|nothing)\b/

/** “What do I do when I miss the Friday?”: what is told beside asks for no thing. */
const besides =
  /\s(?:when|whenever|if|once|while|after|before|because|in case)\b (?:an?|the|i|we|it|they|he|she|my|our|some\w+)\b.*$/

/** What a question says of the things of a list, by what its columns can have; the surest first. */
export function conditionsIn(page: Worksheet, list: List, asked: string, today: string): SaidCondition[] {
  const question = asked.replace(besides, '')
  const said = {
    question,
    stems: new Set(stemsOf(question)),
    statuses: statusesIn(question),
    isNegated: negates.test(question),
  }
  const found = list.columns.flatMap((column) => [
    ...ofAll(column, said),
    ...ofOptions(column, said),
    ...ofTick(column, said),
    ...ofEmpty(column, said),
    ...ofDay(list, column, said, today),
  ])
  const all = [...ofCounts(page, list, said), ...found].sort((one, other) => other.share - one.share)
  const [first] = all
  return first ? [{ ...first, counter: first.counter ?? counterOf(page, list, first.condition) }, ...all.slice(1)] : []
}

type Said = { question: string; stems: ReadonlySet<string>; statuses: readonly Status[]; isNegated: boolean }

/** “Which did I reach and which not?” asks for all, with what became of each. */
function ofAll(column: ListColumn, said: Said): SaidCondition[] {
  if (column.kind !== 'choice' || !asksBoth.test(said.question)) return []
  return ofOptions(column, said).map((one) => ({
    ...one,
    condition: { column: column.key, isEmpty: false },
    share: one.share + 0.01,
  }))
}
const asksBoth =
  /\b(?:and|or) (?:(?:which|who|what)(?: ones?| of them)? (?:not|didn't|did not|haven't|hasn't|wasn't|weren't)|not\W*$)/

/** A choice by its own words, or by what members say for it; yes and no of a column that has no more are a tick. */
function ofOptions(column: ListColumn, said: Said): SaidCondition[] {
  const { key, kind, choices } = column
  if (kind !== 'choice' || isYesNo(column)) return []
  const options = optionsOf(choices)
  const byStatus = options.filter(({ names }) =>
    said.statuses.some(({ means }) => names.some((name) => means.has(name))),
  )
  if (byStatus.length > 0) {
    const words = said.statuses
      .filter(({ means }) => byStatus.some(({ names }) => names.some((name) => means.has(name))))
      .flatMap(({ from, to }) => stemsOf(said.question.slice(from, to)))
    const isPhrase = said.statuses.some(({ from, to }) => isTurnOfPhrase(said.question.slice(from, to)))
    const isNot = said.statuses.some(({ from }) => denies.test(said.question.slice(0, from)))
    return [
      {
        condition: { column: key, is: valuesOf(options, byStatus, isNot) },
        words,
        share: 1,
        isPhrase,
        isDenied: isNot,
      },
    ]
  }
  const named = options.flatMap(({ value, labels }) => {
    const full = labels.find((name) => stemsOf(name).length > 0 && ` ${said.question} `.includes(` ${name} `))
    return full === undefined ? [] : [{ value, full, words: stemsOf(full) }]
  })
  if (named.length === 0 || named.length === options.length) return []
  const words = named.flatMap((one) => one.words)
  const share = words.length > 1 ? inWords : inOneWord
  const isNot = named.some(({ full }) => denies.test(said.question.slice(0, said.question.indexOf(full))))
  return [{ condition: { column: key, is: valuesOf(options, named, isNot) }, words, share, isDenied: isNot }]
}

/** Right before what it denies: “who hasn’t said yes”, “which did I not hand over”. */
const denies =
  /\b(?:not|never|(?:has|have|had|did|do|does|is|are|was|were|wo)n't)(?: (?:yet|ever|really|been|it|them|i))?\W*$/

/** Where it’s denied, all others. */
const valuesOf = (options: readonly Option[], said: readonly { value: string }[], isNot: boolean): string[] =>
  options.map(({ value }) => value).filter((value) => said.some((one) => one.value === value) !== isNot)

/** A single word may be said of anything. */
export const [inWords, inOneWord] = [0.9, 0.7] as const

/** “Said later”, “turned me down”: what one word says may be said of anything. */
const isTurnOfPhrase = (said: string): boolean => said.startsWith('said ') || said.split(' ').length > 2

/** “Agreed to talk”, “Surprised me”: asked by the words of its label, or that it isn’t so. */
function ofTick(column: ListColumn, { stems, statuses, isNegated }: Said): SaidCondition[] {
  const isTick = column.kind === 'tick'
  if (!isTick && !(column.kind === 'choice' && isYesNo(column)) && !saysYesNo(column)) return []
  const label = stemsOf(column.label)
  const means = new Set(statuses.flatMap((one) => [...one.means].flatMap(stemsOf)))
  const words = label.filter((one) => stems.has(one) || means.has(one))
  const part = words.length / Math.max(1, label.length)
  if (part < half) return []
  const share = part * (words.length > 1 ? inWords : inOneWord)
  if (!isTick) return [{ condition: { column: column.key, is: [isNegated ? 'no' : 'yes'] }, words, share }]
  return [{ condition: { column: column.key, ...(isNegated ? { isEmpty: true } : { is: [true] }) }, words, share }]
}
const half = 0.5

/** “Which have no proof yet?” */
function ofEmpty({ key, label, kind }: ListColumn, { question, isNegated }: Said): SaidCondition[] {
  if (!isNegated || kind === 'tick' || kind === 'choice') return []
  const [lacking = ''] = lacks.exec(question)?.slice(1) ?? []
  const [first] = stemsOf(label)
  const words = stemsOf(lacking)
    .slice(0, 2)
    .filter((one) => one === first)
  return words.length > 0 ? [{ condition: { column: key, isEmpty: true }, words, share: 0.8 }] : []
}
const lacks =
  /\b(?:no|without(?: an?)?|missing(?: an?)?|lacks?(?: an?)?|haven't (?:got )?(?:an?|any)|don't have (?:an?|any))\s+(.+)$/

/** What is to be done by a day that is past, and is not done; or, where that is all that’s asked, what has such a day. */
function ofDay(
  { columns }: List,
  { key, label, kind }: ListColumn,
  { question, statuses }: Said,
  today: string,
): SaidCondition[] {
  const overdue = statuses.find(({ means }) => means.has('overdue'))
  if (kind !== 'date' || !overdue || !isDue.test(label)) return []
  const said = question.slice(overdue.from, overdue.to)
  const unless = /\bdate\b|\balready past\b/.test(said) ? [] : settledBy(columns)
  return [{ condition: { column: key, before: today, unless }, words: stemsOf(said), share: 0.9 }]
}

/** A day that something is to be done by, and not one on which it was. */
export const isDue = /\b(?:by|next|until|due|ends?|look again)\b/i

/** What a page counts under a name, such as *Still open* for two of three answers. */
function ofCounts(page: Worksheet, list: List, { question, statuses, stems }: Said): SaidCondition[] {
  return page.places.flatMap(({ address, label, formula = '' }) => {
    const counted = countedIn(formula, list)
    if (!counted) return []
    const name = stemsOf(label)
    const status = statuses.find(({ means }) => means.has(label.toLowerCase()))
    const isSaid = status !== undefined || (name.length > 1 && name.every((one) => stems.has(one)))
    const words = status ? stemsOf(question.slice(status.from, status.to)) : name
    return isSaid ? [{ condition: counted, words, share: 1, counter: address }] : []
  })
}

/** The values of one column of a list that a formula counts, where it does nothing else. */
function countedIn(formula: string, list: List): { column: string; is: readonly string[] } | undefined {
  const counted = [...formula.matchAll(counts)]
  const [first] = counted
  if (!first || formula.replace(counts, '').replaceAll('+', '') !== '') return undefined
  const column = list.isAcross ? first[4] : first[2]
  const isOfList = counted.every((one) => one[1] === list.block && one[2] === first[2])
  const isThere = isOfList && list.columns.some(({ key }) => key === column)
  return isThere && column !== undefined ? { column, is: counted.map((one) => one[5] ?? '') } : undefined
}

/** The field that counts the very things that a condition asks for. */
const counterOf = (page: Worksheet, list: List, condition: RowCondition): string | undefined =>
  page.places.find(({ formula = '' }) => {
    const counted = countedIn(formula, list)
    return counted?.column === condition.column && 'is' in condition && `${counted.is}` === `${condition.is}`
  })?.address
const counts = /COUNTIF\(\[(\w+)\.([\w:]+)(\.([\w:]+))?\],"([^"]+)"\)/g

export const listsOn = (page: Worksheet | undefined): readonly List[] => (page ? listsOf(page) : [])
