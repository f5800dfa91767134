import { type List, type ListColumn, listsOf } from '#features/founder-file/reading/lists.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import { type Status, statusesIn } from './status-words.ts'

/** What a thing of a list has to have: one of some values in a column, nothing there, or a day before another. */
export type RowCondition =
  | { column: string; is: readonly (string | boolean)[] }
  | { column: string; isEmpty: boolean }
  | { column: string; before: string }

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
    ...ofDay(column, said, today),
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
    return [{ condition: { column: key, is: byStatus.map(({ value }) => value) }, words, share: 1, isPhrase }]
  }
  const named = options.flatMap(({ value, labels }) => {
    const full = labels.find((name) => stemsOf(name).length > 0 && ` ${said.question} `.includes(` ${name} `))
    return full === undefined ? [] : [{ value, words: stemsOf(full) }]
  })
  if (named.length === 0 || named.length === options.length) return []
  const words = named.flatMap((one) => one.words)
  const share = words.length > 1 ? inWords : inOneWord
  return [{ condition: { column: key, is: named.map(({ value }) => value) }, words, share }]
}
/** A single word may be said of anything. */
export const [inWords, inOneWord] = [0.9, 0.7] as const

/** “Said later”, “turned me down”: what one word says may be said of anything. */
const isTurnOfPhrase = (said: string): boolean => said.startsWith('said ') || said.split(' ').length > 2

/** `labels`: what is shown of it; `names`: that, and its key. */
type Option = { value: string; labels: readonly string[]; names: readonly string[] }

function optionsOf(choices: ListColumn['choices']): Option[] {
  const all = Array.isArray(choices)
    ? choices.map((one) => [`${one}`, `${one}`] as const)
    : Object.entries((choices ?? {}) as Record<string, string>)
  return all.map(([value, label]) => {
    // “Red: only you hold it”, “1 Asked: told us the problem”
    const short = label.replace(/^\d+ /, '').replace(/:.*$/, '')
    const labels = [short, label].map((name) => name.toLowerCase()).filter((name) => !/^\d+$/.test(name))
    return { value, labels: [...new Set(labels)], names: [value.replaceAll('_', ' ').toLowerCase(), ...labels] }
  })
}

/** “Did it show them something?” is asked by its own words, whatever else than yes and no it may have. */
const isYesNo = ({ choices, label }: ListColumn) => {
  const values = optionsOf(choices).map(({ value }) => value)
  return values.includes('yes') && values.includes('no') && (values.length === 2 || label.endsWith('?'))
}
const saysYesNo = ({ formula }: ListColumn) =>
  formula !== undefined && /"yes"/.test(formula) && /"no"/.test(formula) && !/COUNTIF|SUMPRODUCT/.test(formula)

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

/** What is to be done by a day that is past. */
function ofDay({ key, label, kind }: ListColumn, { question, statuses }: Said, today: string): SaidCondition[] {
  const overdue = statuses.find(({ means }) => means.has('overdue'))
  if (kind !== 'date' || !overdue || !isDue.test(label)) return []
  return [
    { condition: { column: key, before: today }, words: stemsOf(question.slice(overdue.from, overdue.to)), share: 0.9 },
  ]
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
