import { type Listed, type ListedItem, readLists } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { OwnAnswer } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'
import type { PeakAsked } from './find-peak.ts'
import { nameOf, type ToldItem } from './read-rows.ts'

/** The things of a list beside each other in a column, with the one that was asked for first; `sum`: all of them added up. */
export type OwnPeak = Omit<OwnAnswer, 'figures'> & {
  list: string
  column: string
  peak: PeakAsked['peak']
  /** The first has more than the others, and not less. */
  isUp: boolean
  /** All have the same, or there is only one. */
  isAlike: boolean
  sum: string | undefined
  items: readonly PeakItem[]
  /** All in the order of the page, where one follows from the other: steps, months. */
  inOrder: readonly PeakItem[]
}
type PeakItem = ToldItem & { text: string }

/** By the first column in which two things differ, else, and to add up, by the first that has anything; undefined where none has. */
export async function readPeak(
  ctx: MemberContext,
  { pageId, list, columns, peak }: PeakAsked,
): Promise<OwnPeak | undefined> {
  const listed = (await readLists(ctx, [pageId])).find((one) => one.list === list)
  const items = listed?.items ?? []
  const valuesIn = (key: string) => new Set(items.flatMap(({ cells }) => cells.get(key)?.value ?? [])).size
  const differing = peak === 'sum' ? undefined : columns.find((key) => valuesIn(key) > 1)
  const column = differing ?? columns.find((key) => valuesIn(key) > 0)
  if (!listed || column === undefined) return undefined
  const label = list.columns.find(({ key }) => key === column)?.label ?? ''
  const up = isUp(peak, label)
  const having = items.filter(({ cells }) => cells.has(column))
  const told = (item: ListedItem): PeakItem => ({
    name: nameOf(listed, item),
    text: item.cells.get(column)?.text ?? '',
    told: toldOf(listed, item, column),
  })
  const ordered = having.toSorted((one, other) => compare(one, other, column) * (up ? -1 : 1))
  return {
    ...placeOf(ctx, pageId),
    ...{
      list: list.label,
      column: label,
      peak,
      isUp: up,
      isAlike: differing === undefined,
      sum: listed.sums.get(column),
    },
    items: ordered.map(told),
    inOrder: list.isAcross ? items.map(told) : [],
  }
}

/** Of costs, losses and waits the most is the worst. */
const isBad = /\b(?:costs?|lost|loss\w*|wait\w*|days until|missed|mistakes?|burn|gap|fails?|spent|out)\b/i
const isUp = (peak: PeakAsked['peak'], label: string): boolean =>
  peak === 'most' ||
  peak === 'last' ||
  peak === 'sum' ||
  (peak === 'best' && !isBad.test(label)) ||
  (peak === 'worst' && isBad.test(label))

function compare(one: ListedItem, other: ListedItem, column: string): number {
  const [a = '', b = ''] = [one.cells.get(column)?.value, other.cells.get(column)?.value]
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return `${a}` < `${b}` ? -1 : `${a}` === `${b}` ? 0 : 1
}

const mostTold = 2
/** What else is counted of it. */
function toldOf({ list }: Listed, { label, cells }: ListedItem, column: string): ToldItem['told'] {
  const isNamed = list.name !== undefined && cells.has(list.name)
  const counts = list.columns.filter(({ key, kind }) => key !== column && ['number', 'money', 'hours'].includes(kind))
  const others = list.columns.filter(({ key, kind }) => key !== column && key !== list.name && kind === 'choice')
  return [
    ...(isNamed && label !== '' ? [{ label: '', text: label }] : []),
    ...[...counts, ...others].flatMap(({ key, label }) => {
      const text = cells.get(key)?.text
      return text === undefined ? [] : [{ label, text }]
    }),
  ].slice(0, mostTold)
}
