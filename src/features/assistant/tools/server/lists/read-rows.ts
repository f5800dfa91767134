import type { List } from '#features/founder-file/reading/lists.ts'
import { type Listed, type ListedItem, readLists } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { OwnAnswer } from '../own-record.ts'
import { placeOf } from '../read-own-figure.ts'
import type { NamedAsked } from './find-named.ts'
import type { RowsAsked } from './find-rows.ts'
import type { RowCondition } from './row-conditions.ts'
import type { Settled } from './settled.ts'

export type ToldItem = { name: string; told: readonly { label: string; text: string }[] }
/** Things of a list that have what was asked for, out of how many; `wanted`: what that is, in the page’s words. */
export type OwnRows = Omit<OwnAnswer, 'figures'> & {
  list: string
  wanted: string
  of: number
  items: readonly ToldItem[]
}

/** What is in the lists that were asked for, or of single things by name, with the columns that matter: dates and what is next. */
export async function readRows(ctx: MemberContext, asked: readonly (RowsAsked | NamedAsked)[]): Promise<OwnRows[]> {
  const lists = await readLists(
    ctx,
    asked.map(({ pageId }) => pageId),
  )
  return asked.flatMap((one) => {
    const { pageId, list } = one
    const listed = lists.find((found) => found.pageId === pageId && found.list === list)
    if (!listed) return []
    const condition = 'condition' in one ? one.condition : undefined
    const items = listed.items.filter((item) => ('row' in one ? item.key === one.row : passes(item, one.condition)))
    return [
      {
        ...placeOf(ctx, pageId),
        list: list.label,
        wanted: condition ? wantedOf(condition, list, items) : '',
        of: listed.items.length,
        items: items.map((item) => ({
          name: nameOf(listed, item),
          told: 'row' in one && one.about ? aboutOf(listed, item, one.about) : toldOf(listed, item, condition),
        })),
      },
    ]
  })
}

export const nameOf = ({ list }: Listed, { label, cells }: ListedItem): string => {
  const named = list.name === undefined ? undefined : cells.get(list.name)?.text
  return named ?? label
}

function passes({ cells }: ListedItem, condition: RowCondition): boolean {
  const value = cells.get(condition.column)?.value
  if ('isEmpty' in condition) return (value === undefined || value === false) === condition.isEmpty
  if ('before' in condition)
    return (
      typeof value === 'string' && value < condition.before && !condition.unless.some((one) => isSettled(cells, one))
    )
  return value !== undefined && condition.is.some((one) => `${one}` === `${value}`)
}

const isSettled = (cells: ListedItem['cells'], { column, is }: Settled): boolean => {
  const value = cells.get(column)?.value
  return is ? is.some((one) => one === value) : value !== undefined && value !== false
}

/** The column with what it has, as the page says it. */
function wantedOf(condition: RowCondition, { columns }: List, items: readonly ListedItem[]): string {
  const { key, label } = columns.find((one) => one.key === condition.column) ?? { key: '', label: '' }
  if ('isEmpty' in condition) return condition.isEmpty ? `${label}: –` : label
  const texts = new Set(items.flatMap(({ cells }) => cells.get(key)?.text ?? []))
  if ('before' in condition || texts.size === 0) return label
  return `${label}: ${[...texts].join(', ')}`
}

const mostTold = 3
/** What was asked for is told only where it may be one of several. */
function toldOf({ list }: Listed, { cells }: ListedItem, condition: RowCondition | undefined): ToldItem['told'] {
  if (!condition) return toldAt(list, cells, [...ofNamed(list), ...whatMatters(list)])
  const isOne = 'is' in condition ? condition.is.length === 1 : 'isEmpty' in condition && condition.isEmpty
  const others = whatMatters(list).filter((key) => key !== condition.column)
  return toldAt(list, cells, [...(isOne ? [] : [condition.column]), ...others])
}

const aboutOf = ({ list }: Listed, { cells }: ListedItem, about: readonly string[]): ToldItem['told'] =>
  toldAt(
    list,
    cells,
    list.columns.filter(({ label }) => stemsOf(label).some((one) => about.includes(one))).map(({ key }) => key),
  )

/** What became of somebody comes before all else. */
const ofNamed = ({ columns }: List) =>
  columns
    .filter(({ kind }) => kind === 'choice')
    .map(({ key }) => key)
    .slice(-1)

function whatMatters({ columns, name }: List): string[] {
  const others = columns.filter(({ key }) => key !== name)
  return [
    ...others.filter(({ kind }) => kind === 'date').slice(-1),
    ...others.filter(({ kind }) => kind === 'choice').slice(-1),
    ...others.filter(({ kind, isWorkedOut }) => kind === 'short text' && !isWorkedOut).slice(-1),
    ...others
      .filter(({ kind, isWorkedOut }) => ['money', 'hours', 'number'].includes(kind) && !isWorkedOut)
      .slice(0, 1),
  ].map(({ key }) => key)
}

const toldAt = ({ columns }: List, cells: ListedItem['cells'], keys: readonly string[]): ToldItem['told'] =>
  [...new Set(keys)]
    .flatMap((key) => {
      const [label, text] = [columns.find((one) => one.key === key)?.label ?? '', cells.get(key)?.text]
      return text === undefined ? [] : [{ label, text }]
    })
    .slice(0, mostTold)
