import type { Choices, Kind } from '../worksheets/kinds.ts'
import type { Worksheet } from '../worksheets/pages.ts'
import { plainLabel } from '../worksheets/places.ts'

/** What is told of each thing that is listed: a column of a table, a column of a grid, or a line of it. */
export type ListColumn = {
  key: string
  label: string
  kind: Kind
  choices?: Choices | undefined
  isWorkedOut: boolean
  /** The formula that fills it, or that of the first of its cells. */
  formula?: string | undefined
}

/**
 * A table or a grid read as a list of things with columns. A grid is two of them: its lines are listed, and its columns
 * (`isAcross`): of a funnel the steps, of a year the months. `items`: what is listed, where the page says it; in a table
 * the member adds the rows.
 */
export type List = {
  block: string
  label: string
  isAcross: boolean
  columns: readonly ListColumn[]
  items: readonly { key: string; label: string }[] | undefined
  /** The column that says what each thing is; undefined where its own label does. */
  name: string | undefined
}

/** Content never changes while it is served. */
const known = new WeakMap<Pick<Worksheet, 'blocks' | 'places'>, readonly List[]>()

export function listsOf(page: Pick<Worksheet, 'blocks' | 'places'>): readonly List[] {
  const before = known.get(page)
  if (before) return before
  const lists = [...page.blocks.keys()].flatMap((block) => [...listsIn(page, block)])
  known.set(page, lists)
  return lists
}

/** Where a cell of a list stands on its page; of a table its column. */
export const addressIn = ({ block, isAcross, items }: List, item: string, column: string): string => {
  if (!items) return `${block}.${column}`
  return isAcross ? `${block}.${item}.${column}` : `${block}.${column}.${item}`
}

function listsIn(page: Pick<Worksheet, 'blocks' | 'places'>, key: string): List[] {
  const block = page.blocks.get(key)
  if (block?.what === 'table') {
    const { columns, label = '' } = block.table
    const told = columns.map(({ key, label, kind = 'short text', choices, formula }) => ({
      ...{ key, label, kind, choices, formula },
      isWorkedOut: formula !== undefined,
    }))
    return [{ block: key, label, isAcross: false, columns: told, items: undefined, name: nameOf(told) }]
  }
  if (block?.what !== 'grid') return []
  const lines = block.rows.map(({ key, label }) => ({ key, label: plainLabel(label) }))
  const columns = block.grid.columns.map(({ key, label }) => ({ key, label }))
  const cells = page.places.filter((place) => place.block === key)
  /** What all cells of one line or one column are alike in; words where they differ. */
  const told = (one: { key: string; label: string }, by: 'row' | 'column'): ListColumn => {
    const own = cells.filter((place) => place[by] === one.key)
    const [first] = own
    const isAlike = own.every(({ kind }) => kind === first?.kind)
    return {
      ...one,
      kind: isAlike && first ? first.kind : 'short text',
      choices: isAlike ? first?.choices : undefined,
      isWorkedOut: own.some(({ formula }) => formula !== undefined),
      formula: own.find(({ formula }) => formula !== undefined)?.formula,
    }
  }
  const across = lines.map((line) => told(line, 'row'))
  const { label } = block.grid
  return [
    {
      block: key,
      label,
      isAcross: false,
      columns: columns.map((one) => told(one, 'column')),
      items: lines,
      name: undefined,
    },
    { block: key, label, isAcross: true, columns: across, items: columns, name: nameAcross(across) },
  ]
}

const isWords = ({ kind, isWorkedOut }: ListColumn) => kind.endsWith('text') && !isWorkedOut
const nameOf = (columns: readonly ListColumn[]) =>
  (columns.find(isWords) ?? columns.find(({ kind }) => kind.endsWith('text')) ?? columns[0])?.key

/** Steps and channels are named in the first line of their grid; months and days by themselves. */
const nameAcross = ([first]: readonly ListColumn[]) => (first && isWords(first) ? first.key : undefined)
