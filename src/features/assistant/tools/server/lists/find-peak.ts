import { placeParts } from '#features/founder-file/pages/addresses.ts'
import type { List, ListColumn } from '#features/founder-file/reading/lists.ts'
import { isNumeric } from '#features/founder-file/worksheets/kinds.ts'
import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { Asked } from '../catalog/file-catalog.ts'
import type { WrittenWords } from '../catalog/written-words.ts'
import { chanceOf, coverageOf, isElsewhere, isNamed } from './list-asked.ts'
import { isDue, listsOn } from './row-conditions.ts'
import { peakIn, type SaidPeak } from './superlatives.ts'

/** Of a list, the thing with the most or least in a column, the first or last, or the column added up; `columns`: the likeliest first; `isSure`: whether the list itself is likely meant. */
export type PeakAsked = {
  pageId: string
  list: List
  columns: readonly string[]
  peak: SaidPeak['peak']
  isSure: boolean
}

type Sources = {
  pages: readonly Worksheet[]
  written: WrittenWords
  find: (question: string) => Asked | undefined
}

/** How likely a list has to be meant, and how likely a single field instead of it. */
const [leastChance, leastCovered] = [0.4, 0.75] as const

/** “Which hour eater is the biggest?”, “where do I lose most people?”: the list and the column that are asked. */
export function findPeak(question: string, { pages, written, find }: Sources): PeakAsked | undefined {
  const said = peakIn(question)
  const [whole, rest] = [said && find(question), said && find(said.rest)]
  if (!said || !whole || !rest) return undefined
  const asked = { terms: rest.terms, near: nearerOf(whole.near, rest.near) }
  const stems = new Set(stemsOf(question))
  const found = pages
    .filter(({ id, isChecklist }) => !isChecklist && written.begun.has(id))
    .flatMap((page) =>
      listsOn(page).flatMap((list) => {
        const columns = columnsOf(page, list, said, asked)
        const [column] = columns
        if (!column) return []
        const chance = chanceOf(page, list, asked.near)
        const { share, isTold } = coverageOf(page, list, { terms: asked.terms, but: new Set(), written })
        const isByName = isNamed(list, stems)
        const isListed = isByName || nounsOf(list).some((noun) => stems.has(noun))
        return [{ page, list, column, columns, chance, share: isTold || isListed ? share : 0, isListed, isByName }]
      }),
    )
    .sort((one, other) => worthOf(other) - worthOf(one))
  const [best] = found
  if (!best || !isMeant(best)) return undefined
  const { page, list, columns } = best
  // “Which step gets the most effort?” may be a field of its own, with these words.
  const [field] = whole.places
  const label = field?.label.toLowerCase().replace(period, '') ?? ''
  const isOwnField = written.begun.has(field?.pageId ?? '') && label.includes(said.word)
  if (isElsewhere(page, list, whole) && (isOwnField || isElsewhere(page, list, rest))) return undefined
  return {
    pageId: page.id,
    list,
    columns: columns.map(({ key }) => key),
    peak: said.peak,
    isSure: best.chance >= leastChance,
  }
}

/** “In the last 30 days” is none of many. */
const period = /\b(?:the )?(?:first|last) (?:\d+ )?(?:days?|weeks?|months?|years?)\b/g

type Found = {
  page: Worksheet
  list: List
  column: Ranked
  chance: number
  share: number
  isListed: boolean
  isByName: boolean
}

const worthOf = ({ chance, share, column, isListed }: Found) =>
  chance + 0.5 * share + 0.2 * Math.min(1, column.worth) + (isListed ? 0.5 : 0)

/** “In which month”, “which step”: what is listed is named, and the column too. */
const isMeant = ({ chance, share, column, isListed, isByName }: Found) =>
  chance >= leastChance ||
  (share >= leastCovered && chance >= leastChance / 2) ||
  (isListed && share >= leastCovered && (isByName || column.worth >= 0.5))

/** What the things of a grid are called: months, steps, weeks. */
const nounsOf = ({ items = [], label }: List): string[] =>
  items.length === 0
    ? []
    : [...new Set(stemsOf([label, ...items.map((one) => one.label)].join(' ')))].filter((one) => !/\d/.test(one))

/** Of the question and of what is left of it, the higher chance of each place. */
function nearerOf(...all: readonly Asked['near'][]): Asked['near'] {
  const best = new Map<string, Asked['near'][number]>()
  for (const one of all.flat()) {
    const key = `${one.pageId}.${one.address}`
    if ((best.get(key)?.chance ?? 0) < one.chance) best.set(key, one)
  }
  return [...best.values()]
}

type Ranked = ListColumn & { worth: number }
const ofHint = {
  money: (column: ListColumn) => column.kind === 'money',
  time: (column: ListColumn) =>
    column.kind === 'hours' || /\b(?:days|hours|minutes|weeks|months|time)\b/i.test(column.label),
  share: (column: ListColumn) => column.kind === 'percent',
} as const

/** The columns that fit what is asked, those that are said first. */
function columnsOf(
  page: Worksheet,
  list: List,
  { peak, hint, rest }: SaidPeak,
  { near }: Pick<Asked, 'near'>,
): Ranked[] {
  const isOrder = peak === 'first' || peak === 'last'
  // What all of the list is about tells no column apart.
  const ofAll = new Set(stemsOf(`${page.title} ${list.label}`))
  const said = new Set(stemsOf(rest).filter((one) => !ofAll.has(one)))
  const fitting = list.columns
    .filter((column) => (isOrder ? column.kind === 'date' : isNumeric(column.kind)))
    .filter((column) => hint === undefined || ofHint[hint](column))
    .filter(({ kind }) => peak !== 'sum' || kind !== 'percent')
  const ranked = fitting.map((column) => {
    const label = stemsOf(column.label)
    const told = label.filter((one) => said.has(one)).length / Math.max(1, label.length)
    const chance = near
      .filter(({ pageId, address }) => pageId === page.id && isAt(list, address, column.key))
      .reduce((sum, one) => sum + one.chance, 0)
    // The last that was made is the last by the day on which it was.
    const isOther = isOrder && isDue.test(column.label) && !isDue.test(rest)
    return { ...column, worth: told + chance - (isOther ? 1 : 0) }
  })
  return ranked.toSorted((one, other) => other.worth - one.worth)
}

/** A line of a grid is known by its first cell, a column of a table by itself. */
const isAt = ({ block, isAcross, items }: List, address: string, key: string): boolean => {
  const { block: at, column, row } = placeParts(address)
  if (at !== block) return false
  return items && isAcross ? row === key : column === key
}
